/**
 * SHA-256 and HMAC of it. Browsers give WebCrypto only to pages over HTTPS or from this machine; for one over plain
 * HTTP in a home network the same functions are fetched when they are needed.
 */
export type Bytes = Uint8Array<ArrayBuffer>;

export interface Hashes {
  readonly sha256: (data: Bytes) => Promise<Bytes>;
  /** The HMAC-SHA-256 of messages under one key. */
  readonly hmac: (key: Bytes) => Promise<(message: Bytes) => Promise<Bytes>>;
}

/** The browser's own. */
export const webHashes = (subtle: SubtleCrypto): Hashes => ({
  sha256: async (data) => new Uint8Array(await subtle.digest('SHA-256', data)),
  hmac: async (key) => {
    const imported = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    return async (message) => new Uint8Array(await subtle.sign('HMAC', imported, message));
  },
});

/** The same in plain JavaScript. */
export async function plainHashes(): Promise<Hashes> {
  const [{ sha256 }, { hmac }] = await Promise.all([import('@noble/hashes/sha2.js'), import('@noble/hashes/hmac.js')]);
  return {
    sha256: async (data) => new Uint8Array(sha256(data)),
    hmac: async (key) => async (message) => new Uint8Array(hmac(sha256, key, message)),
  };
}

/** What this page may use. */
export async function hashesHere(): Promise<Hashes> {
  const subtle = (globalThis.crypto as Partial<Crypto>).subtle;
  return subtle === undefined ? plainHashes() : webHashes(subtle);
}
