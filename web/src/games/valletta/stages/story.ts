/** What the events of a step mean for the drawing: goods that came and went, the end phase and who brought it about. */
import type { EndPhaseBegan, GameEvent, Shuffled } from '$lib/protocol/valletta';
import { GOODS, kindOf, type Goods } from '../intents';

/** The goods a seat gained or lost by some events; null if none. */
export function gainsIn(events: readonly GameEvent[], seat: number): Goods | null {
  const sum: [number, number, number, number] = [0, 0, 0, 0];
  for (const event of events) {
    if (event.kind === 'paid' && event.seat === seat) for (const good of GOODS) sum[kindOf(good)]! -= event[good];
    if (event.kind === 'given' && event.seat === seat) sum[kindOf(event.good)]! -= 1;
    if (event.kind === 'given' && event.to === seat) sum[kindOf(event.good)]! += 1;
    if (event.kind === 'drafted' && event.seat === seat) sum[kindOf(event.good)]! += 1;
    if (event.kind === 'taken' && event.seat === seat) sum[kindOf(event.good)]! += event.number;
  }
  return sum.some((number) => number !== 0) ? sum : null;
}

export interface EndPhase {
  readonly began: EndPhaseBegan;
  readonly piles: readonly Shuffled[];
}

/** The beginning of the end phase among some events, with the piles that are put together for it. */
export function endPhaseIn(events: readonly GameEvent[]): EndPhase | null {
  const began = events.find((event): event is EndPhaseBegan => event.kind === 'end_phase_began');
  if (began === undefined) return null;
  const piles = events.filter((event): event is Shuffled => event.kind === 'shuffled' && event.pile === 'merge');
  return { began, piles };
}
