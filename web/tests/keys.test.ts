/** Every word the source names is in the catalogue, and every word of the page is used. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const sources = readdirSync(at('../src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes('.test.'))
  .filter((name) => !name.startsWith('games/') || name.endsWith('/box.ts'))
  .map((name) => readFileSync(at(`../src/${name}`), 'utf8'))
  .concat(readFileSync(at('../tools/boot.ts'), 'utf8'))
  .join('\n');
const named = new Set([...sources.matchAll(/['"`](web-[a-z][\w-]*)['"`]/g)].map((found) => found[1] ?? ''));
const patterns = [...sources.matchAll(/`(web-[a-z][\w-]*(?:\$\{[^}]*\}[\w-]*)+)`/g)].map(
  (found) => new RegExp(`^${(found[1] ?? '').replace(/\$\{[^}]*\}/g, '[\\w]+')}$`),
);
const keys = [
  'web',
  'web_fair',
  'web_reach',
  'web_lobby',
  'web_past',
  'web_box',
  'web_learn',
  'web_book',
  'web_exercises',
  'web_pace',
  'web_offline',
  'talk',
].flatMap((file) =>
  [...readFileSync(at(`../../src/auberge/locales/en/${file}.ftl`), 'utf8').matchAll(/^(web-[\w-]+) =/gm)].map(
    (found) => found[1] ?? '',
  ),
);

test('every word that is named exists', () => {
  expect([...named].filter((key) => !keys.includes(key))).toEqual([]);
});

test('every word of the page is used', () => {
  expect(keys.filter((key) => !named.has(key) && !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
});
