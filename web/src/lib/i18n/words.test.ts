import { expect, test } from 'vitest';
import { Phrases } from './phrases';
import { firstLanguage } from './words.svelte';

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
