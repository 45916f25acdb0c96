/**
 * Sealed chance as docs/how-to/fair-chance.md tells it: the seal of a table's secret, the promises of numbers, and the
 * stream of draws they give together. Written apart from src/auberge/core/chance.py; both keep the same golden vectors.
 */
import type { Bytes, Hashes } from './hashes';

const WORDS = 2 ** 32;

/** What chance picks from: `number` of these, each time from all (`again`: dice) or from those that are left. */
export interface Lot {
  readonly of: readonly string[];
  readonly number: number;
  readonly again: boolean;
}
/** What the device of a seat (from 1) adds: the promise of a number, then the number; null if it never came. */
export interface Contribution {
  readonly seat: number;
  readonly promise: string;
  readonly number: string | null;
}

const encoder = new TextEncoder();
const encode = (text: string): Bytes => encoder.encode(text);

export const toHex = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string): Bytes =>
  Uint8Array.from({ length: text.length / 2 }, (_, k) => parseInt(text.slice(2 * k, 2 * k + 2), 16));

/** 256 bits in hexadecimal: a secret, a number, a promise, a seal. */
export const isNumber = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** 256 random bits of this device. */
export const newNumber = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));

const digest = async (hashes: Hashes, ...lines: readonly string[]): Promise<string> =>
  toHex(await hashes.sha256(encode(lines.join('\n'))));

/** What a table shows of its secret before the first draw. */
export const sealOf = (hashes: Hashes, table: string, salt: string, secret: string): Promise<string> =>
  digest(hashes, 'auberge seal 1', table, salt, secret);

/** What the device of a seat (from 1) shows of its number before any is told. */
export const promiseOf = (hashes: Hashes, table: string, seat: number, number: string): Promise<string> =>
  digest(hashes, 'auberge promise 1', table, String(seat), number);

/** What the draw of this number picks from a lot: the same whenever it is asked. */
export type Stream = (number: number, lot: Lot) => Promise<readonly string[]>;

/** The stream that secret and contributions give together. */
export async function streamOf(
  hashes: Hashes,
  table: string,
  secret: string,
  contributions: readonly Contribution[],
): Promise<Stream> {
  const lines = contributions.flatMap(({ seat, number }) => (number === null ? [] : [`${seat} ${number}`]));
  const sign = await hashes.hmac(fromHex(secret));
  const block = await hashes.hmac(await sign(encode(['auberge chance 1', table, ...lines].join('\n'))));
  return async (number, { of, number: picks, again }) => {
    const words = wordsOf(number, block);
    const left = [...of];
    const picked: string[] = [];
    while (picked.length < picks) {
      const place = await below(words, left.length);
      picked.push(left[place]!);
      if (!again) left.splice(place, 1);
    }
    return picked;
  };
}

/** The words of one draw, 32 bits each: block after block, as many as it takes. */
async function* wordsOf(number: number, block: (message: Bytes) => Promise<Bytes>): AsyncGenerator<number, never> {
  const message = new DataView(new ArrayBuffer(12));
  message.setBigUint64(0, BigInt(number));
  for (let k = 0; ; k++) {
    message.setUint32(8, k);
    const found = new DataView((await block(new Uint8Array(message.buffer))).buffer);
    for (let at = 0; at < found.byteLength; at += 4) yield found.getUint32(at);
  }
}

/** A number from 0 to limit - 1, each exactly as likely: words beyond the last whole multiple are thrown away. */
async function below(words: AsyncGenerator<number, never>, limit: number): Promise<number> {
  if (limit === 1) return 0;
  const most = WORDS - (WORDS % limit);
  let word = (await words.next()).value;
  while (word >= most) word = (await words.next()).value;
  return word % limit;
}
