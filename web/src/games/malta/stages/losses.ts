/** The story of a game: who went, who came back, in which turn. */
import type { CameBack, Conceded, GameEvent, Lost } from '$lib/protocol/malta';
import { isFate } from './story';

export interface Fate {
  readonly turn: number;
  readonly event: Lost | Conceded | CameBack;
  /** The player was out for good; false where the player came back later, or comes back here. */
  readonly final: boolean;
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
    const { kind, seat } = fate.event;
    return { ...fate, final: kind !== 'came_back' && losers.includes(seat) && lastOf(seat) === n };
  });
}
