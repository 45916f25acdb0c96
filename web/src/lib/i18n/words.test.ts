import { beforeEach, expect, test, vi } from 'vitest';
import { shelf } from '../shelf';
import { Phrases } from './phrases';
import { firstLanguage, Words, WordsMissing } from './words.svelte';

/** Words by file, of which those named in `down` cannot be had. */
function withFiles(texts: { readonly [file: string]: string }): { words: Words; down: Set<string> } {
  const down = new Set<string>();
  const load = (file: string, text: string) => async () => {
    if (down.has(file)) throw new TypeError('Failed to fetch dynamically imported module');
    return text;
  };
  const files = new Map(Object.entries(texts).map(([file, text]) => [file, load(file, text)] as const));
  return { words: new Words(files, new Map()), down };
}
const FILES = {
  'en/core': 'yes = yes\n',
  'en/web': 'web-hello = Hello\n',
  'en/server': 'server-full = Full\n',
  'en/web_lobby': 'lobby = Wait\n',
  'fr/core': 'yes = oui\n',
  'fr/web': 'web-hello = Bonjour\n',
  'fr/web_lobby': 'lobby = Patience\n',
};
let online: () => void = () => {};
beforeEach(() => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('navigator', { languages: [] });
  shelf.setItem('auberge.language', 'fr');
  vi.stubGlobal('setTimeout', (then: () => void) => queueMicrotask(then));
  vi.stubGlobal('addEventListener', (_: string, heard: () => void) => (online = heard));
});

test('a file that fails takes no other words along, and is asked for again', async () => {
  const { words, down } = withFiles({ ...FILES, 'fr/server': 'server-full = Complet\n' });
  await words.start();
  for (const file of ['fr/server', 'en/server']) down.add(file);
  await expect(words.needReach()).rejects.toBeInstanceOf(WordsMissing);
  await words.needLobby();
  expect([words.say('web-hello'), words.say('lobby')]).toEqual(['Bonjour', 'Patience']);
  down.clear();
  await words.needReach();
  expect(words.say('server-full')).toBe('Complet');
});

test('a file that cannot be had is spoken in English, until the network is back', async () => {
  const { words, down } = withFiles(FILES);
  await words.start();
  down.add('fr/web_lobby');
  await words.needLobby();
  expect([words.language, words.say('lobby'), words.say('web-hello')]).toEqual(['fr', 'Wait', 'Bonjour']);
  down.clear();
  online();
  await vi.waitFor(() => expect(words.say('lobby')).toBe('Patience'));
});

test('a language that cannot be had leaves the one that is spoken, until it can', async () => {
  const { words, down } = withFiles({ ...FILES, 'de/core': 'yes = ja\n', 'de/web': 'web-hello = Guten Tag\n' });
  await words.start();
  down.add('de/web');
  await words.choose('de');
  expect([words.language, words.say('web-hello'), words.say('yes')]).toEqual(['fr', 'Bonjour', 'oui']);
  down.clear();
  await words.choose('de');
  expect([words.language, words.say('web-hello'), words.say('yes')]).toEqual(['de', 'Guten Tag', 'ja']);
});

test('a page that can have no words fails to start, and starts later', async () => {
  const { words, down } = withFiles(FILES);
  for (const file of ['fr/web', 'en/web']) down.add(file);
  await expect(words.start()).rejects.toBeInstanceOf(WordsMissing);
  down.clear();
  await words.start();
  expect(words.say('web-hello')).toBe('Bonjour');
});

test('the browser decides the first language, unless one was chosen', () => {
  expect(firstLanguage(null, ['pt-BR', 'fr-CH', 'en'])).toBe('fr');
  expect(firstLanguage('de', ['fr-CH', 'en'])).toBe('de');
  expect(firstLanguage('klingon', ['pt'])).toBe('en');
});

test('a missing word is its key; true and false arrive as words', () => {
  const phrases = new Phrases('en');
  phrases.add('yes = { $flag ->\n    [true] Yes\n   *[false] No\n}\n');
  expect(phrases.say('yes', { flag: true })).toBe('Yes');
  expect(phrases.say('no-such-word')).toBe('no-such-word');
});

test('a list in a sentence has a last form, a row of entries has none', () => {
  const phrases = new Phrases('en');
  phrases.add('list-join = { $first }, { $next }\nlist-join-last = { $list } and { $last }\n');
  expect(phrases.together([])).toBe('');
  expect(phrases.together(['Anna'])).toBe('Anna');
  expect(phrases.together(['Anna', 'Ben'])).toBe('Anna and Ben');
  expect(phrases.together(['Anna', 'Ben', 'Carl'])).toBe('Anna, Ben and Carl');
  expect(phrases.join(['Anna', 'Ben', 'Carl'])).toBe('Anna, Ben, Carl');
});
