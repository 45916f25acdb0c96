/** What a table's scene is told where the table is no table of the server: a lesson, an example tried. */
import type { Explanation, SeatInfo, View, Waiting } from '../protocol/messages';
import type { TableUpdate } from '../table/client.svelte';

export const NOTHING_DUE: Waiting = { kind: 'stopped', seat: -1, since: 0 };

export const seatHeldBy = (holder: SeatInfo['holder']): SeatInfo => ({
  name: '',
  holder,
  bot: null,
  present: true,
  since: null,
  hints: false,
  coach: 'off',
  stand_in: null,
});

export function updateTo(
  view: View,
  waiting: Waiting,
  steps: TableUpdate['steps'] = [],
  explanation: Explanation | null = null,
): TableUpdate {
  const nothing = { undo: null, ending: null, asking: null, ask_back: null, back: null };
  const now = { version: 0, step: 0, view, explanation, waiting, ...nothing };
  return { steps, now, fresh: false };
}
