import { expect, test } from 'vitest';
import type { GameInfo } from '$lib/protocol/messages';
import { botName, coachOf, defaultForm, fitting, keptHere, newSeat, orderOf, presetOf, withPreset } from './form';

const game: GameInfo = {
  name: 'malta',
  min_seats: 2,
  max_seats: 6,
  options: [
    { name: 'board', default: '7x7', choices: ['7x7', '5x5'], rule: 'M-SETUP-12', most_seats: { '5x5': 2 } },
    { name: 'strict', default: false, choices: [false, true], rule: 'M-AMB-30', most_seats: {} },
  ],
  presets: { small: { board: '5x5' } },
  rules_version: 1,
  bots: ['random', 'page', 'squire', 'knight'],
  hidden: true,
  throws: false,
  asks: ['always', 'able', 'never'],
  data_bytes: 150_000,
  programs: [],
};

test('a coach is offered to whoever opens a first table, alone with computers', () => {
  const form = defaultForm(game, 'Ada');
  expect([coachOf(form, true), coachOf(form, false)]).toEqual(['blunders', 'off']);
  form.seats[1]!.holder = 'link';
  expect(coachOf(form, true)).toBe('off');
  form.coach = 'talkative';
  expect(coachOf(form, true)).toBe('talkative');
});

test('to begin with: oneself against a squire, the rules as they are', () => {
  const form = defaultForm(game, 'Ada');
  expect(form.seats.map((seat) => [seat.holder, seat.bot])).toEqual([
    ['here', 'squire'],
    ['bot', 'squire'],
  ]);
  expect(form.options).toEqual({ board: '7x7', strict: false });
  expect(form.start).toBeNull();
});

test('computer players bear names of the house that nobody else at the table has', () => {
  const form = defaultForm(game, 'walter');
  form.seats.push(newSeat(game, 'bot'), newSeat(game, 'here', 'Ada'), newSeat(game, 'bot'));
  const names = [1, 2, 4].map((number) => botName(form, number, ['Rosie', 'Walter', 'Molly', 'Nell']));
  expect(names).toEqual(['Rosie', 'Molly', 'Nell']);
});

test('a value only small tables may choose falls back to the default', () => {
  const form = { ...defaultForm(game, 'Ada'), options: withPreset(game, 'small') };
  expect(fitting(game, form)).toEqual({ board: '5x5', strict: false });
  form.seats.push(newSeat(game, 'link'));
  expect(fitting(game, form)).toEqual({ board: '7x7', strict: false });
});

test('a preset is recognised by its values', () => {
  expect(presetOf(game, withPreset(game, 'small'))).toBe('small');
  expect(presetOf(game, { board: '5x5', strict: true })).toBeNull();
});

test('nobody shares a name, and a link seat may stay without one', () => {
  const form = defaultForm(game, 'Ada');
  form.seats.push(newSeat(game, 'bot'), newSeat(game, 'link'));
  const order = orderOf(game, form, (seat) => (seat.holder === 'bot' ? 'Squire' : ''));
  expect(order.seats).toEqual([
    { holder: 'here', name: 'Ada', bot: null },
    { holder: 'bot', name: 'Squire', bot: 'squire' },
    { holder: 'bot', name: 'Squire 2', bot: 'squire' },
    { holder: 'link', name: '', bot: null },
  ]);
});

test('at a table that this browser keeps nobody comes by a link, and only those play who are here', () => {
  const form = defaultForm(game, 'Ada');
  form.seats.push(newSeat(game, 'link'), newSeat(game, 'bot', 'Bo', 'grand_master'));
  const kept = keptHere(game, form, 'page');
  expect(kept.seats.map((seat) => [seat.holder, seat.bot])).toEqual([
    ['here', 'squire'],
    ['bot', 'squire'],
    ['here', 'squire'],
    ['bot', 'page'],
  ]);
});
