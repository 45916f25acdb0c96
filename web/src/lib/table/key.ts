/** What holds a seat, made on this device: the server is told its digest only. */
import { toHex } from '../fair/chance';
import { hashesHere, type Bytes, type Hashes } from '../fair/hashes';

const BYTES = 24;

export interface NewKey {
  /** What is put into the seat's link: 192 random bits. */
  readonly secret: string;
  /** What the server is told: the SHA-256 of it, in hexadecimal. */
  readonly key: string;
}

const asText = (bytes: Bytes): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

export async function newKey(
  hashes: () => Promise<Hashes> = hashesHere,
  random: (bytes: Bytes) => Bytes = (bytes) => crypto.getRandomValues(bytes),
): Promise<NewKey> {
  const secret = asText(random(new Uint8Array(BYTES)));
  const { sha256 } = await hashes();
  return { secret, key: toHex(await sha256(new TextEncoder().encode(secret))) };
}
