/** Files as they are sent: by brotli, or by gzip for whoever knows no better. What took long is kept for the next build. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const KEPT = fileURLToPath(new URL('../../.build/packed', import.meta.url));
/** From here on the best brotli takes minutes, for a tenth less. */
const LARGE = 500_000;

export const PACKINGS = ['br', 'gz'] as const;
export type Packing = (typeof PACKINGS)[number];

function pack(bytes: Buffer, packing: Packing): Buffer {
  if (packing === 'gz') return gzipSync(bytes, { level: 9 });
  const large = bytes.length > LARGE;
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_QUALITY]: large ? 9 : constants.BROTLI_MAX_QUALITY,
      ...(large && { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS }),
    },
  });
}

/** The bytes packed; large ones are taken from an earlier build, if they were packed there. */
export function packed(bytes: Buffer, packing: Packing): Buffer {
  if (bytes.length <= LARGE) return pack(bytes, packing);
  const file = join(KEPT, `${createHash('sha256').update(bytes).digest('hex')}.${packing}`);
  if (existsSync(file)) return readFileSync(file);
  const made = pack(bytes, packing);
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(`${file}.part`, made);
  renameSync(`${file}.part`, file);
  return made;
}
