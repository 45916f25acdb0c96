/** What the events of a step mean for the drawing: new marks, changed sides, attacks. */
import type { BoxesTicked, CannonLost, CityDefended, GameEvent, PiratesAttacked } from '$lib/protocol/saint_malo';
import type { Cell } from '$lib/grid/cells';

export type Placed = Extract<GameEvent, { row: number }>;

export const isPlaced = (event: GameEvent): event is Placed => 'row' in event;

/** The cells that were filled in a seat's city. */
export const newCells = (events: readonly GameEvent[], seat: number): readonly Cell[] =>
  events.filter(isPlaced).filter((event) => event.seat === seat);

export interface Attack {
  readonly attack: PiratesAttacked;
  /** The seat whose swords called the pirates. */
  readonly cause: number | null;
  readonly outcomes: readonly (CityDefended | CannonLost)[];
  /** All of it, as it was told. */
  readonly events: readonly GameEvent[];
}

/** The attacks among some events, each with what became of every city. */
export function attacksIn(events: readonly GameEvent[]): readonly Attack[] {
  const found: { attack: PiratesAttacked; cause: number | null; outcomes: Attack['outcomes']; events: GameEvent[] }[] =
    [];
  let swords: BoxesTicked | null = null;
  for (const event of events) {
    if (event.kind === 'boxes_ticked') swords = event;
    if (event.kind === 'pirates_attacked') {
      const told = swords === null ? [event] : [swords, event];
      found.push({ attack: event, cause: swords?.seat ?? null, outcomes: [], events: told });
    }
    const last = found.at(-1);
    if (last !== undefined && (event.kind === 'city_defended' || event.kind === 'cannon_lost')) {
      last.outcomes = [...last.outcomes, event];
      last.events.push(event);
    }
  }
  return found;
}
