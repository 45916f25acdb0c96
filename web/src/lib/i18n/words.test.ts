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
