/**
 * Gives the build a name made of its contents, writes it into index.html (`data-build`), and builds the service worker,
 * sw.js, which keeps exactly these files.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join, relative, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import { filesIn } from './compress.ts';

const ENTRY = fileURLToPath(new URL('../src/sw/service_worker.ts', import.meta.url));
const LIB = fileURLToPath(new URL('../src/lib', import.meta.url));
/** What a browser takes along for offline: all of the page, but not its API's description, nor the engine. */
const KEPT = /^(assets|workers)\/|^icon[\w-]*\.(svg|png)$|^manifest\.webmanifest$/;

const hashOf = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 12);

/** Moves boot.js to where a name changes with the contents; the page calls it before anything else. */
function nameBoot(folder: string, page: string): string {
  const bytes = readFileSync(join(folder, 'boot.js'));
  const name = `assets/boot-${hashOf(bytes)}.js`;
  writeFileSync(join(folder, name), bytes);
  return page.replace('src="/boot.js"', `src="/${name}"`);
}

async function writeWorker(folder: string, name: string, files: readonly string[]): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { $lib: LIB } },
    define: { __BUILD__: JSON.stringify(name), __FILES__: JSON.stringify(files) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['iife'], name: 'auberge', fileName: () => 'sw.js' },
    },
  });
}

export function serviceWorker(): Plugin {
  let folder = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const index = join(folder, 'index.html');
        const page = nameBoot(folder, readFileSync(index, 'utf8'));
        const files = filesIn(folder)
          .map((file) => relative(folder, file).split(sep).join('/'))
          .filter((file) => KEPT.test(file))
          .sort();
        const contents = files.map((file) => `${file} ${hashOf(readFileSync(join(folder, file)))}`);
        const name = hashOf([page, ...contents].join('\n'));
        writeFileSync(index, page.replace('data-build=""', `data-build="${name}"`));
        await writeWorker(folder, name, files);
      },
    },
  };
}
