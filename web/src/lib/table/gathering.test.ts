import { expect, test } from 'vitest';
import type { ChanceInfo, SeatInfo } from '../protocol/messages';
import { comingOf, missingOf } from './gathering';

const person = (present: boolean, bot: string | null = null): SeatInfo => ({
  name: '',
  holder: 'link',
  bot,
  present,
  since: null,
  hints: false,
  stand_in: null,
});
const given = (promise: string | null, number: string | null = null) => ({ promise, number });
const chance = (seats: ChanceInfo['seats'], closed = false, begun = false): ChanceInfo => ({
  seal: '',
  seats,
  closed,
  begun,
});
const FOUR = [person(true), person(true), person(false), person(false, 'squire')];

test('a seat comes, promises a number, tells it; a computer is ready', () => {
  expect(FOUR.map((info) => comingOf(info, given(null)))).toEqual(['here', 'here', 'away', 'ready']);
  expect(comingOf(person(false), given('p'))).toBe('promised');
  expect(comingOf(person(true), given('p', 'n'))).toBe('told');
});

test('those whose number is not promised are missing, then those whose promised number is not told', () => {
  const seats = [given('p'), given(null), given(null), given(null)];
  expect(missingOf({ seats: FOUR, chance: chance(seats) })).toEqual([1, 2]);
  const told = [given('p', 'n'), given('p'), given(null), given(null)];
  expect(missingOf({ seats: FOUR, chance: chance(told, true) })).toEqual([1]);
});

test('nobody is missing where the game has begun, or nothing was sealed', () => {
  const seats = FOUR.map(() => given(null));
  expect(missingOf({ seats: FOUR, chance: chance(seats, true, true) })).toEqual([]);
  expect(missingOf({ seats: FOUR, chance: null })).toEqual([]);
});
