/** What the events of a step mean for the drawing: cards that came, spaces that wrap round, pawns that fell. */
import type { CameBack, Conceded, GameEvent, Lost, View } from '$lib/protocol/malta';
import type { CardName } from '../intents';
import type { Cell } from '$lib/grid/cells';

/** The cards that came into a seat's hand, as far as they are seen. */
export const freshCards = (events: readonly GameEvent[], seat: number): readonly CardName[] =>
  events.flatMap((event) => {
    if (event.kind === 'card_drawn' && event.seat === seat) return [event.card];
    return event.kind === 'card_given' && event.to === seat ? [event.card] : [];
  });

/** Where spaces came in again that were pushed out at the other end of their line. */
export const wrapped = (events: readonly GameEvent[], width: number): readonly Cell[] =>
  events.flatMap((event) => {
    if (event.kind !== 'line_shifted') return [];
    const { axis, index, direction } = event;
    if (axis === 'row') return [{ row: index, col: direction === 'right' ? 0 : width - 1 }];
    return [{ row: direction === 'up' ? 0 : width - 1, col: index }];
  });

export interface Fallen {
  readonly seat: number;
  readonly place: readonly [number, number];
}

/** The pawns that were taken off the board, where they stood last. */
export function fallenPawns(events: readonly GameEvent[], before: View): readonly Fallen[] {
  const places = new Map(before.players.map((player, seat) => [seat, player.pawn]));
  const fallen: Fallen[] = [];
  for (const event of events) {
    if (event.kind === 'pawn_moved' || event.kind === 'came_back') places.set(event.seat, [event.row, event.col]);
    if (event.kind !== 'lost' && event.kind !== 'conceded') continue;
    const place = places.get(event.seat) ?? null;
    if (place !== null) fallen.push({ seat: event.seat, place });
  }
  return fallen;
}

/** Whether a player went or came. */
export const isFate = (event: GameEvent): event is Lost | Conceded | CameBack =>
  event.kind === 'lost' || event.kind === 'conceded' || event.kind === 'came_back';
