import { expect, test } from 'vitest';
import type { BookInfo } from '../protocol/messages';
import { citationsIn, placeOf, shortIds, spansOf } from './reading';
import { excerpt, search } from './search';

const block = { title: false, rules: [] };
const BOOK: BookInfo = {
  game: 'g',
  card_name: 'card',
  card_text: 'card-{card}',
  chapters: [
    {
      id: 'dice',
      blocks: [
        { ...block, kind: 'text', id: 'rolls', rules: ['X-DICE-02'] },
        { ...block, kind: 'list', id: 'faces', items: ['log', { id: 'crate', icon: null, rules: ['X-CRATE-01'] }] },
        { ...block, kind: 'cards', id: 'people', cards: ['noble'] },
      ],
      rules: ['X-DICE-01', 'X-DICE-02'],
    },
  ],
  aid: [],
};
const WORDS: { readonly [key: string]: string } = {
  'book-g-dice-rolls': 'Roll **five** dice, three times.',
  'book-g-dice-faces': 'The faces:',
  'book-g-dice-faces-log': 'Log: one for the store.',
  'book-g-dice-faces-crate': 'Crate: a pâté of goods.',
  card: 'Noble',
  'card-noble': 'seven points',
  'rule-X-DICE-01': 'There are five dice.',
  'rule-X-DICE-02': 'Dice are rolled three times.',
};
const say = (key: string): string => WORDS[key] ?? `?${key}`;

test('what is to be read first is set apart', () => {
  expect(spansOf('Roll **five** dice')).toEqual([
    { text: 'Roll ', bold: false },
    { text: 'five', bold: true },
    { text: ' dice', bold: false },
  ]);
});

test('a rule that refers to others leads to them', () => {
  expect(citationsIn('Unless one passes (SM-PICK-18), see V-CHAR-KING-1.')).toEqual([
    'Unless one passes (',
    'SM-PICK-18',
    '), see ',
    'V-CHAR-KING-1',
    '.',
  ]);
  expect(citationsIn('Five dice.')).toEqual(['Five dice.']);
});

test('ids of one area stand together', () => {
  expect(shortIds(['X-DICE-02', 'X-DICE-07', 'X-CHAR-NOBLE-2'])).toBe('X-DICE-02, 07 · X-CHAR-NOBLE-2');
});

test('a search finds sentences, cards and rules, whatever the accents', () => {
  expect(search(BOOK, 'pate', say).map(({ place }) => place)).toEqual(['dice-faces']);
  expect(search(BOOK, 'five dice', say).map(({ place }) => place)).toEqual(['dice-rolls', 'X-DICE-01']);
  expect(search(BOOK, 'x-dice-02', say).map(({ place }) => place)).toEqual(['X-DICE-02']);
  expect(search(BOOK, 'noble seven', say)[0]?.text).toBe('Noble: seven points');
  expect(search(BOOK, 'pirate', say)).toEqual([]);
  expect(search(BOOK, ' ', say)).toEqual([]);
});

test('a hit names its rule only where a number was looked for', () => {
  const named = (asked: string): readonly boolean[] =>
    search(BOOK, asked, say)
      .filter(({ rule }) => rule !== null)
      .map((hit) => hit.named);
  expect(named('X-DICE-01')).toEqual([true]);
  expect(named('dice-01')).toEqual([true]);
  expect(named('dice')).toEqual([false, false]);
});

test('a hit shows what was found among its neighbours', () => {
  expect(excerpt('Crate: a pâté of goods.', 'pate')).toEqual([
    { text: 'Crate: a ', found: false },
    { text: 'pâté', found: true },
    { text: ' of goods.', found: false },
  ]);
  const long = excerpt(`${'word '.repeat(60)}pirate ${'more '.repeat(60)}`, 'pirate');
  expect(long.map(({ text }) => text).join('').length).toBeLessThan(220);
  expect(long.some(({ found, text }) => found && text === 'pirate')).toBe(true);
});

test('a rule is told of where a block refers to it, else in its chapter', () => {
  expect(placeOf(BOOK, 'X-CRATE-01')).toBe('dice-faces');
  expect(placeOf(BOOK, 'X-DICE-01')).toBe('dice');
  expect(placeOf(BOOK, 'X-WALL-01')).toBeNull();
});
