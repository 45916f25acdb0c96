/**
 * Puts what plays without a server beside the page, under a name that changes with its contents (engine/<version>/), and
 * tells the page what it is made of (`virtual:engine`). scripts/build_engine.py has put it together. What gains by packing
 * lies there packed only: the server unpacks for whoever cannot.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { PACKINGS, packed } from './packing.ts';

interface EngineFile {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  /** Bytes on the way, at most. */
  readonly sent: number;
}

interface Engine {
  readonly version: string;
  readonly files: readonly EngineFile[];
}

const NAME = 'virtual:engine';
const NONE: Engine = { version: '', files: [] };

function describe(folder: string): Engine {
  const whole = createHash('sha256');
  const files = readdirSync(folder)
    .sort()
    .map((name) => {
      const bytes = readFileSync(join(folder, name));
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      whole.update(`${name} ${sha256}\n`);
      const sent = Math.min(bytes.length, packed(bytes, 'gz').length);
      return { name, size: bytes.length, sha256, sent };
    });
  return { version: whole.digest('hex').slice(0, 12), files };
}

/** `made` is the folder it was put together in. Beside a running server the page takes the engine of the last build. */
export function engine(made: string): Plugin {
  let folder = '';
  let builds = false;
  let found: Engine | undefined;
  const told = (): Engine => {
    if (builds) return (found ??= describe(made));
    const last = join(folder, 'engine.json');
    return existsSync(last) ? (JSON.parse(readFileSync(last, 'utf8')) as Engine) : NONE;
  };
  return {
    name: 'engine',
    configResolved(config) {
      folder = join(config.root, config.build.outDir, 'engine');
      builds = config.command === 'build';
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(told())};` : undefined),
    writeBundle() {
      if (!builds) return;
      const target = join(folder, told().version);
      mkdirSync(target, { recursive: true });
      for (const { name, size, sent } of told().files) {
        const bytes = readFileSync(join(made, name));
        if (sent === size) writeFileSync(join(target, name), bytes);
        else for (const packing of PACKINGS) writeFileSync(join(target, `${name}.${packing}`), packed(bytes, packing));
      }
      writeFileSync(join(folder, 'engine.json'), `${JSON.stringify(told(), null, 1)}\n`);
    },
  };
}
