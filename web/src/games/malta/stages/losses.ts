/** The story of a game: who went, who came back, in which turn; and the order of those who lost for good. */
import type { CameBack, Conceded, GameEvent, Lost } from '$lib/protocol/malta';
import { isFate } from './story';

export interface Fate {
  readonly turn: number;
  readonly event: Lost | Conceded | CameBack;
  /** The place in the order of losers; null where the player came back later, or comes back here. */
  readonly place: number | null;
}

export function fatesOf(events: readonly GameEvent[], losers: readonly number[]): readonly Fate[] {
  let turn = 0;
  const found: { turn: number; event: Fate['event'] }[] = [];
  for (const event of events) {
    if (event.kind === 'turn_began') turn = event.turn;
    if (isFate(event)) found.push({ turn, event });
  }
  const lastOf = (seat: number): number => found.findLastIndex(({ event }) => event.seat === seat);
  return found.map((fate, n) => {
    const at = losers.indexOf(fate.event.seat);
    return {
      ...fate,
      place: fate.event.kind !== 'came_back' && at >= 0 && lastOf(fate.event.seat) === n ? at + 1 : null,
    };
  });
}
