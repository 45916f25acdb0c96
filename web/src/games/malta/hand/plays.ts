/** How many cards must be played in this turn: as many as were due when it was first seen, for as long as it lasts. */
import type { View } from '$lib/protocol/malta';

interface Turn {
  readonly turns: number;
  readonly due: number;
}
const seen = new WeakMap<object, Turn>();

/** The cards this turn asks for in all; the part that is played is this less `view.due`. */
export function playsOf(table: object, { turns, due }: View): number {
  const known = seen.get(table);
  const most = known?.turns === turns ? Math.max(known.due, due) : due;
  seen.set(table, { turns, due: most });
  return most;
}
