import { expect, test } from 'vitest';
import type { BackRequest, SeatInfo } from '$lib/protocol/messages';
import { seatInfo } from '$lib/table/fixtures';
import { askedStill, partIn } from './back';

const person = seatInfo({ name: 'Ada', present: true });
const bot: SeatInfo = { ...person, holder: 'bot', bot: 'squire' };
const gone: SeatInfo = { ...person, present: false };
const replaced: SeatInfo = { ...person, bot: 'squire' };
const request = (...agreed: number[]): BackRequest => ({ seat: 0, step: 3, agreed: [0, ...agreed], ends: 0 });

test('those who play and have not agreed answer; whoever asked may think better of it', () => {
  const seats = [person, person, bot, replaced];
  expect(partIn(request(), seats, [0])).toBe('own');
  expect(partIn(request(), seats, [1])).toBe('answer');
  expect(partIn(request(1), seats, [1])).toBe('watch');
  expect(partIn(request(), seats, [3])).toBe('watch');
  expect(partIn(request(), seats, [])).toBe('watch');
});

test('people who are here are waited for', () => {
  expect(askedStill(request(1), [person, person, person, gone, bot, replaced])).toEqual([2]);
});
