import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import malta from '$games/malta/box';
import valletta from '$games/valletta/box';
import { Desk, fileOf, knownCard, opened } from './desk.svelte';
import { factAt, numberAt, type Fact, type Facts } from './facts';
import { BoxShelf } from './shelf';

const GUESS = { doc: 'project', known: 'placeholder' };
const guessed = (...names: string[]): Facts => Object.fromEntries(names.map((name) => [name, GUESS]));
const CHARACTERS = ['banker', 'banker', 'joiner'];

/** A box of Valletta like the one that comes with the house: two Bankers, then Joiners. */
const VALLETTA: Facts = {
  barrels: { gold: 7, wood: 6, stone: 6, brick: 6, source: guessed('gold', 'wood', 'stone', 'brick') },
  building: Array.from({ length: 37 }, (_, index) => ({
    id: `building_${index}`,
    letter: index < 2 ? 'A' : 'B',
    colour: 'green',
    character: CHARACTERS[index] ?? 'joiner',
    cost: { gold: 2, wood: 1, stone: 1, brick: 1 },
    income: { good: 'gold', basic: 1, upgraded: 2 },
    points: { basic: 1, upgraded: 2 },
    source: guessed('letter', 'colour', 'character', 'cost', 'income', 'points'),
  })),
};
const MALTA: Facts = {
  space: [
    { id: 'start', shape: 'crown', number: 1, arrows: ['up'], copies: 7, start: true },
    { id: 'star_1', shape: 'star', number: 1, arrows: ['up', 'down'], copies: 47, start: false },
  ],
  card: [
    { id: 'negate', copies: 9, source: guessed('copies') },
    { id: 'draw_two', copies: 12 },
  ],
};

let answer: object = { problem: null, warnings: [], known: {} };
let sent: string[] = [];
let stored: string | null = null;
beforeEach(() => {
  vi.useFakeTimers();
  [sent, stored, answer] = [[], null, { problem: null, warnings: [], known: {} }];
  vi.stubGlobal('fetch', (_path: string, init: { readonly body: string }) => {
    sent.push((JSON.parse(init.body) as { data: string }).data);
    return Promise.resolve(Response.json(answer));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shelf = new BoxShelf({ getItem: () => stored, setItem: (_, text) => void (stored = text) });
const deskOf = (game: 'valletta' | 'malta', facts: Facts): Desk => {
  const ui = game === 'malta' ? malta : valletta;
  const ready = opened(ui, facts);
  if (ready === null) throw new Error('not a box');
  return new Desk(ui, shelf, { id: 'a', game, name: 'My box' }, ready, facts);
};
const fieldOf = (desk: Desk, ...path: string[]) =>
  desk.card.fields.find((field) => field.path.join('.') === path.join('.'))!;
const set = (desk: Desk, value: Fact, ...path: string[]): void => desk.set(desk.card, fieldOf(desk, ...path), value);

test('a value that is entered is from the box, and its card partly', () => {
  const desk = deskOf('valletta', VALLETTA);
  set(desk, 4, 'cost', 'gold');
  expect(numberAt(desk.facts, ['building', 0, 'cost', 'gold'])).toBe(4);
  expect(desk.known(desk.card, fieldOf(desk, 'cost', 'gold'))).toBe('printed');
  expect(desk.known(desk.card, fieldOf(desk, 'income', 'good'))).toBe('placeholder');
  expect(knownCard(desk.facts, desk.card)).toBe('partly');
  expect(desk.done).toBe(0);
});

test('a card that is entered shows the next copy alike, which stays reconstructed', () => {
  const desk = deskOf('valletta', VALLETTA);
  set(desk, 4, 'cost', 'gold');
  desk.enter();
  expect([desk.done, desk.chosen]).toEqual([1, 1]);
  expect(numberAt(desk.facts, ['building', 1, 'cost', 'gold'])).toBe(4);
  expect(knownCard(desk.facts, desk.card)).toBe('placeholder');
  desk.enter();
  expect(numberAt(desk.facts, ['building', 2, 'cost', 'gold']), 'another character').toBe(2);
  set(desk, 9, 'cost', 'gold');
  desk.go(-1);
  desk.enter();
  expect(numberAt(desk.facts, ['building', 2, 'cost', 'gold']), 'what was entered stays').toBe(9);
});

test('points double on the other side, unless somebody has said otherwise', () => {
  const desk = deskOf('valletta', VALLETTA);
  set(desk, 3, 'points', 'basic');
  expect(factAt(desk.facts, ['building', 0, 'points'])).toEqual({ basic: 3, upgraded: 6 });
  set(desk, 5, 'points', 'upgraded');
  set(desk, 2, 'points', 'basic');
  expect(factAt(desk.facts, ['building', 0, 'points'])).toEqual({ basic: 2, upgraded: 5 });
});

test('a letter is that of all copies, and a character brings its letter and colour', () => {
  const desk = deskOf('valletta', VALLETTA);
  set(desk, 'Z', 'letter');
  expect([0, 1, 2].map((n) => factAt(desk.facts, ['building', n, 'letter']))).toEqual(['Z', 'Z', 'B']);
  desk.go(2);
  set(desk, 'banker', 'character');
  expect(factAt(desk.facts, ['building', 2, 'letter'])).toBe('Z');
  set(desk, 'nun', 'character');
  expect(factAt(desk.facts, ['building', 2, 'colour'])).toBe('blue');
});

test('changes are undone one by one, and a card is put back as the house has it', () => {
  const desk = deskOf('valletta', VALLETTA);
  set(desk, 4, 'cost', 'gold');
  desk.enter();
  desk.undo();
  expect([desk.chosen, desk.done]).toEqual([0, 0]);
  desk.undo();
  expect(desk.facts).toEqual(VALLETTA);
  expect(desk.canUndo).toBe(false);
  desk.enter();
  desk.go(-1);
  expect(desk.isAsShipped(desk.card)).toBe(false);
  desk.putBack(desk.card);
  expect(desk.isAsShipped(desk.card)).toBe(true);
});

test('every change is kept whole, and can be played once the server has said so', async () => {
  const desk = deskOf('valletta', VALLETTA);
  await vi.runAllTimersAsync();
  set(desk, 4, 'cost', 'gold');
  set(desk, 5, 'cost', 'wood');
  expect(shelf.box('a')?.text).toBe(desk.text);
  expect([shelf.box('a')?.playable, desk.isPlayable]).toEqual([false, false]);
  await vi.runAllTimersAsync();
  expect(sent, 'one check for both').toHaveLength(2);
  expect(sent[1]).toBe(desk.text);
  expect([shelf.box('a')?.playable, desk.isPlayable]).toEqual([true, true]);
  expect(desk.text).toContain('provenance = "mixed"');
});

test('whoever leaves at once leaves a box that has been checked', async () => {
  const desk = deskOf('malta', MALTA);
  await vi.runAllTimersAsync();
  desk.enter();
  desk.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(shelf.box('a')?.playable).toBe(true);
});

test('a problem belongs to its card, whatever the number of its entry', async () => {
  answer = {
    problem: { key: 'x', values: { entry: 'card[1]', field: 'copies' }, rule: null },
    warnings: [],
    known: {},
  };
  const desk = deskOf('malta', MALTA);
  await vi.runAllTimersAsync();
  expect(desk.faulty?.id).toBe('draw_two');
  set(desk, 0, 'copies');
  answer = {
    problem: { key: 'x', values: { entry: 'card[0]', field: 'copies' }, rule: null },
    warnings: [],
    known: {},
  };
  await vi.runAllTimersAsync();
  expect(desk.faulty?.id).toBe('draw_two');
  expect(shelf.box('a')?.playable).toBe(false);
});

test('a card with no copies is not in the file, and comes back with none', () => {
  const ready = opened(malta, MALTA)!;
  expect(malta.cards(ready).filter((card) => card.group === 'cards')).toHaveLength(27);
  expect(fileOf(malta, ready).match(/\[\[card\]\]/g)).toHaveLength(2);
});

test('kinds of spaces are added and taken out, never the start', () => {
  const desk = deskOf('malta', MALTA);
  desk.add();
  expect(desk.card.id).toBe('space_3');
  expect(malta.more!.canRemove(desk.facts, desk.card)).toBe(true);
  desk.remove(desk.card);
  expect(desk.card.id).toBe('star_1');
  expect(
    malta.more!.canRemove(
      desk.facts,
      desk.cards.find((card) => card.id === 'start')!,
    ),
  ).toBe(false);
});

test.each<[string, Facts]>([
  ['another game', MALTA],
  ['too few buildings', { ...VALLETTA, building: [] }],
  ['a word for a number', { ...VALLETTA, barrels: { gold: 'many', wood: 6, stone: 6, brick: 6 } }],
  ['nothing', {}],
])('a file of %s is no box of Valletta', (_, facts) => {
  expect(opened(valletta, facts)).toBeNull();
});

test('a number out of bounds can be shown, and is left to the check', () => {
  const barrels = { gold: 99, wood: 6, stone: 6, brick: 6 };
  expect(opened(valletta, { ...VALLETTA, barrels })).not.toBeNull();
});
