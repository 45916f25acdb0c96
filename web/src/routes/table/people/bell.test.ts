import { expect, test } from 'vitest';
import { SOMEBODY, type Waiting } from '$lib/protocol/messages';
import { askedHere, Bell } from './bell';

const waits = (kind: Waiting['kind'], seat: number): Waiting => ({ kind, seat, since: 0 });
/** What rings for whoever holds these seats, while the table waits for one after the other. */
function rung(held: readonly number[], ...told: readonly (readonly [Waiting, number])[]): (number | null)[] {
  const bell = new Bell();
  return told.map(([waiting, turn]) => bell.hear(askedHere(waiting, held), waiting, turn));
}

test('whoever comes in the middle of their turn is not called', () => {
  expect(rung([0], [waits('decide', 0), 0], [waits('decide', 0), 0])).toEqual([null, null]);
});

test('a turn rings once, however often chance comes between', () => {
  const turn = [waits('throw', 0), waits('chance', 0), waits('decide', 0), waits('confirm', 0)] as const;
  expect(rung([0], [waits('bot', 1), 1], ...turn.map((waiting) => [waiting, 0] as const))).toEqual([
    null,
    0,
    null,
    null,
    null,
  ]);
});

test('a secret question in between does not end a turn, somebody else does', () => {
  const [own, secret, other] = [waits('decide', 0), waits('decide', SOMEBODY), waits('decide', 1)];
  expect(rung([0], [other, 1], [own, 0], [secret, 0], [own, 0], [other, 0], [own, 0])).toEqual([
    null,
    0,
    null,
    null,
    null,
    0,
  ]);
});

test('each answer in the turn of another is a call of its own', () => {
  const [secret, own] = [waits('decide', SOMEBODY), waits('decide', 0)];
  expect(rung([0], [secret, 1], [own, 1], [secret, 1], [own, 1])).toEqual([null, 0, null, 0]);
});

test('round one screen each of them is called, and nobody for a secret', () => {
  const told = [waits('decide', 0), waits('decide', 1), waits('decide', SOMEBODY), waits('decide', 0)] as const;
  expect(rung([0, 1], [told[0], 0], [told[1], 1], [told[2], 1], [told[3], 0])).toEqual([null, 1, null, 0]);
  expect(rung([], [told[0], 0], [told[1], 1])).toEqual([null, null]);
});
