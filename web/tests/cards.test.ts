/** What the cards of a hand say finds room on them, in every language. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { PICTURES } from '../src/games/malta/art/pictures';
import { CHARACTERS } from '../src/games/valletta/intents';
import { Phrases } from '../src/lib/i18n/phrases';

const LANGUAGES = ['en', 'fr', 'it', 'de'];
/** Letters on a card of Valletta (six short lines), and on one of Malta!. */
const MOST_VALLETTA = 80;
const MOST_MALTA = 42;
/** A longer word would not fit on one line of a narrow card. */
const MOST_IN_WORD = 15;

function phrasesOf(language: string, ...files: readonly string[]): Phrases {
  const phrases = new Phrases(language);
  for (const file of files) {
    const path = new URL(`../../src/auberge/locales/${language}/${file}.ftl`, import.meta.url);
    phrases.add(readFileSync(fileURLToPath(path), 'utf8'));
  }
  return phrases;
}
const longest = (text: string): number => Math.max(...text.split(/[\s-]/).map((word) => word.length));

test.each(LANGUAGES)('every character of Valletta tells its effect in few words (%s)', (language) => {
  const phrases = phrasesOf(language, 'core', 'valletta', 'web_valletta');
  for (const character of CHARACTERS) {
    const short = `web-valletta-short-${character}`;
    const effect = phrases.say(phrases.has(short) ? short : `valletta-character-${character}-effect`);
    expect(effect.length, effect).toBeLessThanOrEqual(MOST_VALLETTA);
    expect(longest(effect), effect).toBeLessThanOrEqual(MOST_IN_WORD);
    const name = phrases.say('valletta-character-short', { character });
    expect(longest(name), name).toBeLessThanOrEqual(MOST_IN_WORD);
  }
});

test.each(LANGUAGES)('every card of Malta! tells what it does in few words (%s)', (language) => {
  const phrases = phrasesOf(language, 'core', 'malta', 'web_malta');
  for (const card of Object.keys(PICTURES)) {
    const text = phrases.say('web-malta-short', { card });
    expect(text.length, text).toBeLessThanOrEqual(MOST_MALTA);
    expect(longest(phrases.say(`malta-card-${card}`))).toBeLessThanOrEqual(MOST_IN_WORD);
  }
});
