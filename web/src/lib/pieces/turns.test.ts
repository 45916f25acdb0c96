import { expect, test } from 'vitest';
import type { StepLine } from '../protocol/messages';
import { turnAfter, turnBefore, turnStarts, turnsSince, withoutNextTurn } from './turns';

type Told = Parameters<typeof turnStarts>[1][number]['events'];
const ui = {
  turnBegun: (event: { readonly kind: string; readonly seat?: number }): number | null =>
    event.kind === 'turn_began' ? (event.seat ?? null) : null,
};
const began = (seat: number): Told => [{ kind: 'turn_began', seat, round: 1 }];
const line = (step: number, seat: number, events: Told = []): StepLine => ({
  step,
  seat,
  events,
  chance: false,
  moves: [],
});
/** Ada: steps 1 and 2, Bruno: 3 to 5 (in 4 Ada answers), Ada: 6. */
const LOG = [line(1, 0), line(2, 0, began(1)), line(3, 1), line(4, 0), line(5, 1, began(0)), line(6, 0)];

test('a turn begins where it is said to, and the game begins with one', () => {
  const starts = turnStarts(ui, LOG);
  expect(starts).toEqual([0, 2, 5]);
  expect([0, 1, 2, 4, 5, 6].map((step) => turnAfter(starts, step, 6))).toEqual([2, 2, 5, 5, 6, 6]);
  expect([0, 1, 2, 4, 5, 6].map((step) => turnBefore(starts, step))).toEqual([0, 0, 0, 2, 2, 5]);
});

test('the turns since a step are told, begun and unfinished ones too', () => {
  expect(turnsSince(ui, LOG, 0)).toEqual([
    { seat: 0, from: 0, to: 2 },
    { seat: 1, from: 2, to: 5 },
    { seat: 0, from: 5, to: 6 },
  ]);
  expect(turnsSince(ui, LOG, 3)).toEqual([
    { seat: 1, from: 3, to: 5 },
    { seat: 0, from: 5, to: 6 },
  ]);
  expect(turnsSince(ui, LOG, 6)).toEqual([]);
});

test('the turn that the last line began is left out of the lines', () => {
  expect(withoutNextTurn(ui, LOG.slice(0, 2)).map(({ events }) => events.length)).toEqual([0, 0]);
  expect(withoutNextTurn(ui, LOG.slice(0, 3)).map(({ events }) => events.length)).toEqual([0, 1, 0]);
});
