/** Puts a .br and a .gz beside every file of the build that gains by it, so that the server only sends files. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { PACKINGS, packed } from './packing.ts';

const GAINS = /\.(js|mjs|css|html|svg|json|webmanifest|txt)$/;
const SMALLEST = 200;
const PACKED_ALREADY = /engine[/\\][0-9a-f]+[/\\]/;

export function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      handler() {
        for (const file of filesIn(folder).filter((name) => GAINS.test(name) && !PACKED_ALREADY.test(name))) {
          const bytes = readFileSync(file);
          if (bytes.length < SMALLEST) continue;
          for (const packing of PACKINGS) writeFileSync(`${file}.${packing}`, packed(bytes, packing));
        }
      },
    },
  };
}
