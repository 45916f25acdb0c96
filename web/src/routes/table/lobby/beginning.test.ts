import { beforeAll, expect, test, vi } from 'vitest';
import { words } from '$lib/i18n';
import type { SeatInfo } from '$lib/protocol/messages';
import { seatInfo } from '$lib/table/fixtures';
import { Arrived, beginText } from './beginning';

const seat = (name: string, present: boolean): SeatInfo => seatInfo({ name, present });
const say = (seats: readonly SeatInfo[], away: readonly number[], bot = 'squire'): string =>
  beginText(seats, away, bot).label.replace(/[\u2068\u2069]/g, '');

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.needLobby();
});

test('the button says what will happen', () => {
  const seats = [seat('Ada', true), seat('Carla', false), seat('3', false)];
  expect(say(seats, [])).toBe('Start');
  expect(say(seats, [1])).toBe('Start with a squire in Carla’s seat');
  expect(say(seats, [2], 'knight')).toBe('Start with a knight in seat 3');
  expect(say(seats, [1, 2])).toBe('Start with squires in 2 empty seats');
});

test('who comes and who goes is said once, by name as soon as there is one, and never of oneself', () => {
  const arrived = new Arrived();
  const look = (...seats: SeatInfo[]): string | null => arrived.look(seats, [0]);
  const ada = seat('Ada', true);
  expect(look(ada, seat('2', false))).toBeNull();
  expect(look(ada, seat('2', true))).toBe('Someone has taken seat 2.');
  expect(look(ada, seat('2', true))).toBeNull();
  expect(look(ada, seat('Bruno', true))).toBe('Bruno has joined.');
  expect(look(seat('Eve', true), seat('Bruno', true))).toBeNull();
  expect(look(ada, seat('Bruno', false))).toBe('Bruno has left.');
  expect(look(seat('Ada', false), seat('Bruno', true))).toBe('Bruno has joined.');
});
