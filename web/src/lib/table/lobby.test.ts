import { expect, test } from 'vitest';
import type { ChanceInfo, SeatInfo } from '../protocol/messages';
import { seatInfo } from './fixtures';
import { awayOf, comingOf, freeName, hostsOf, mayBegin, mayChange, mayMove, mayName, missingOf } from './lobby';

const person = (present: boolean, bot: string | null = null) => seatInfo({ bot, present });
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

const host = (present: boolean): SeatInfo => ({ ...person(present), holder: 'here' });

test('whoever sits where the table was opened says when it begins; while they are away, anybody who sits here', () => {
  const seats = [host(true), person(true), person(false)];
  expect(hostsOf(seats)).toEqual([0]);
  expect(mayBegin(seats, [0])).toBe(true);
  expect(mayBegin(seats, [1])).toBe(false);
  expect(mayBegin([host(false), ...seats.slice(1)], [1])).toBe(true);
  expect(mayBegin([host(false), ...seats.slice(1)], [])).toBe(false);
  expect(mayBegin(FOUR, [1])).toBe(true);
});

test('the host says who sits where, but not at the only seat they speak from; without a host, empty seats are free', () => {
  const seats = [host(true), person(true), person(false)];
  expect([0, 1, 2].map((seat) => mayChange(seats, [0], seat))).toEqual([false, true, true]);
  expect([0, 1, 2].map((seat) => mayChange(seats, [1], seat))).toEqual([false, false, false]);
  expect(mayChange([host(true), host(true)], [0, 1], 1)).toBe(true);
  expect([0, 1, 2].map((seat) => mayChange(FOUR, [0], seat))).toEqual([false, false, true]);
});

test('the host moves seats where all links are, and names whoever has not come', () => {
  const seats = [host(true), person(true), person(false)];
  expect(mayMove(seats, [0], [2])).toBe(true);
  expect(mayMove(seats, [0], [])).toBe(false);
  expect(mayMove(seats, [1], [2])).toBe(false);
  expect([0, 1, 2].map((seat) => mayName(seats, [0], seat))).toEqual([false, false, true]);
  expect([0, 1, 2].map((seat) => mayName(seats, [1], seat))).toEqual([false, false, false]);
});

test('a computer player comes for people who are not here, and is called as nobody else', () => {
  expect(awayOf(FOUR)).toEqual([2]);
  expect(freeName(['Nina', 'Luca', 'Zoe'], ['Ada', 'nina'])).toBe('Luca');
  expect(freeName(['Nina'], ['Nina'])).toBe('Nina');
});
