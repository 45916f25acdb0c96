/** Positions to practise on: what a table's connection would say of them, so that the scene of a table shows them. */
import type { Explanation, SeatInfo, View, Waiting } from '../protocol/messages';
import type { TableUpdate } from './client.svelte';

const NOTHING_DUE: Waiting = { kind: 'stopped', seat: -1, since: 0 };
export const decisionOf = (seat: number): Waiting => ({ kind: 'decide', seat, since: 0 });

export const seatHeldBy = (holder: SeatInfo['holder']): SeatInfo => ({
  name: '',
  holder,
  bot: null,
  present: true,
  since: null,
  hints: false,
  coach: 'off',
  program: false,
  faults: [],
  stand_in: null,
});
/** The seats of such a table: one is played here. */
export const seatsFor = (all: number, mine: number): readonly SeatInfo[] =>
  Array.from({ length: all }, (_, seat) => seatHeldBy(seat === mine ? 'here' : 'bot'));

export function updateTo(
  view: View,
  waiting: Waiting,
  explanation: Explanation | null = null,
  steps: TableUpdate['steps'] = [],
): TableUpdate {
  const nothing = { undo: null, ending: null, asking: null, ask_back: null, back: null };
  return { steps, now: { version: 0, step: 0, view, explanation, waiting, ...nothing }, fresh: false };
}

/** The table while nothing is asked: what the rules say of it, but not what a move would bring. */
export const shownTo = (
  view: View,
  explanation: Explanation | null = null,
  steps: TableUpdate['steps'] = [],
): TableUpdate => updateTo(view, NOTHING_DUE, explanation === null ? null : { ...explanation, outcomes: [] }, steps);
