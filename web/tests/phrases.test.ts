/** The page says what Python says: whole seeded games, every language, letter by letter. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/lib/i18n';
import { Phrases, type Problem, type SeatFields, type Thing } from '../src/lib/i18n/phrases';

interface Phrase {
  readonly game: string;
  readonly sort: 'move' | 'event' | 'question' | 'refusal';
  readonly thing: unknown;
  readonly said: { readonly [language: string]: string };
}
interface Golden {
  readonly names: readonly string[];
  readonly phrases: readonly Phrase[];
}

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const golden = JSON.parse(read('./fixtures/phrases.json')) as Golden;
const games = [...new Set(golden.phrases.map((phrase) => phrase.game))];
const seatFields = import.meta.glob<SeatFields>(['../src/lib/protocol/*.ts', '!../src/lib/protocol/messages.ts'], {
  import: 'SEAT_FIELDS',
  eager: true,
});

function wordsOf(language: string): Phrases {
  const phrases = new Phrases(language);
  const folder = `../../src/auberge/locales/${language}/`;
  for (const file of readdirSync(fileURLToPath(new URL(folder, import.meta.url)))) phrases.add(read(folder + file));
  for (const game of games) phrases.seats(game, seatFields[`../src/lib/protocol/${game}.ts`] ?? {});
  return phrases;
}

function say(words: Phrases, phrase: Phrase): string {
  const { game, thing } = phrase;
  switch (phrase.sort) {
    case 'move':
      return words.move(game, thing as Thing, golden.names);
    case 'event':
      return words.event(game, thing as Thing, golden.names);
    case 'question':
      return words.question(game, thing as { readonly question: string });
    case 'refusal':
      return words.error(thing as Problem);
  }
}

test.each(LANGUAGES)('%s: the page and Python say the same', (language) => {
  const words = wordsOf(language);
  const different = golden.phrases
    .map((phrase) => ({ thing: phrase.thing, page: say(words, phrase), python: phrase.said[language] }))
    .filter(({ page, python }) => page !== python);
  expect(different).toEqual([]);
});

test('every game is there, with moves, events, questions and refusals', () => {
  for (const game of games) {
    const sorts = new Set(golden.phrases.filter((phrase) => phrase.game === game).map((phrase) => phrase.sort));
    expect([...sorts].sort()).toEqual(['event', 'move', 'question', 'refusal']);
  }
});
