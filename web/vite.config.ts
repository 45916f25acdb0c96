import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { writeSprites } from './tools/sprites.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
writeSprites(root);

export default defineConfig({
  root,
  plugins: [svelte()],
  resolve: {
    alias: {
      $lib: `${root}src/lib`,
      $games: `${root}src/games`,
      $locales: fileURLToPath(new URL('../src/auberge/locales', import.meta.url)),
    },
  },
  build: {
    outDir: '../src/auberge/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
  test: { include: ['src/**/*.test.ts', 'tests/**/*.test.ts'] },
});
