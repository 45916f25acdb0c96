/** Which file of the build a module comes in. */
import { expect, test } from 'vitest';
import { chunkOf, Roots, type ModuleFacts } from '../tools/chunks.ts';

const TABLE = '/web/src/routes/Table.svelte';
const HOME = '/web/src/routes/Home.svelte';
const LEARN = '/web/src/routes/Learn.svelte';
const MALTA = '/web/src/games/malta/ui.ts';
const BOOK = '/web/src/games/malta/book/index.ts';

const facts = (importers: readonly string[], dynamicImporters: readonly string[] = []): ModuleFacts => ({
  isEntry: false,
  importers,
  dynamicImporters,
});
const MODULES: { readonly [id: string]: ModuleFacts } = {
  '/web/src/main.ts': { isEntry: true, importers: [], dynamicImporters: [] },
  [TABLE]: facts([], ['/web/src/App.svelte']),
  [HOME]: facts([], ['/web/src/App.svelte']),
  [LEARN]: facts([], ['/web/src/App.svelte']),
  [MALTA]: facts([], ['/web/src/games/index.ts']),
  [BOOK]: facts([], ['/web/src/games/book.ts']),
  'words.ts': facts(['/web/src/main.ts', TABLE]),
  'icon.ts': facts([HOME, TABLE]),
  'frame.ts': facts([TABLE, LEARN]),
  'deep.ts': facts(['frame.ts']),
  'alone.ts': facts([TABLE]),
  'tile.ts': facts([MALTA, BOOK]),
};
const ask = (id: string): ModuleFacts | null => MODULES[id] ?? null;

test.each([
  ['words.ts', null, 'what the page itself needs stays with it'],
  ['icon.ts', 'house', 'what the hall shares with other rooms'],
  ['frame.ts', 'play', 'what a table shares with other rooms'],
  ['deep.ts', 'play', 'what that needs in its turn'],
  ['alone.ts', null, 'what one room alone needs stays with it'],
  ['tile.ts', 'game-malta', 'what the parts of one game share'],
  ['/src/auberge/locales/fr/web.ftl?raw', 'words-fr', 'the words of the page'],
  ['/src/auberge/locales/fr/talk.ftl?raw', 'words-fr-table', 'the words of a table'],
  ['/src/auberge/locales/fr/web_malta.ftl?raw', 'words-fr-malta', 'the words of a game'],
])('%s comes in %s: %s', (...[id, chunk]) => {
  expect(chunkOf(id, new Roots(), ask)).toBe(chunk);
});
