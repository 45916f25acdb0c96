import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { boot } from './tools/boot.ts';
import { chunkOf, Roots } from './tools/chunks.ts';
import { compress } from './tools/compress.ts';
import { engine } from './tools/engine.ts';
import { writeFonts } from './tools/fonts.ts';
import { manifest } from './tools/manifest.ts';
import { serviceWorker } from './tools/service_worker.ts';
import { writeSprites } from './tools/sprites.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const locales = fileURLToPath(new URL('../src/auberge/locales', import.meta.url));
const engineMade = fileURLToPath(new URL('../.build/engine', import.meta.url));
const server = process.env['AUBERGE_SERVER'] ?? 'http://127.0.0.1:8000';

const roots = new Roots();

writeSprites(root);
await writeFonts(root, locales);

export default defineConfig({
  root,
  // Only index.html names files from the top, where the server writes the path below which the house lies.
  experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }) },
  logLevel: process.argv.includes('build') ? 'warn' : 'info',
  plugins: [svelte(), boot(locales), engine(engineMade), manifest(locales), serviceWorker(), compress()],
  resolve: { alias: { $lib: `${root}src/lib`, $games: `${root}src/games`, $locales: locales } },
  build: {
    outDir: '../src/auberge/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: (id, build) => chunkOf(id, roots, (module) => build.getModuleInfo(module)) }],
        },
      },
    },
  },
  // What compiles WebAssembly lies apart: the server allows it there only.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'workers/[name]-[hash].js' } } },
  server: { fs: { allow: ['..'] }, proxy: { '/api': server, '/engine': server, '/ws': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts', 'tests/**/*.test.ts'] },
});
