/** How the next attack would go for a city, by the numbers of the view. */
import type { View } from '$lib/protocol/saint_malo';

export interface Threat {
  readonly strength: number;
  /** Swords until the row is full. */
  readonly swords: number;
  readonly ticked: number;
  readonly boxes: number;
  readonly defence: number;
  readonly short: number;
}

/** The next attack against a seat's city; null after the sixth. */
export function threatTo(view: View, seat: number): Threat | null {
  const { ticks, attacks, boxes_per_row: boxes, strengths } = view.pirates;
  const strength = strengths[attacks];
  const city = view.cities[seat];
  if (strength === undefined || city === undefined) return null;
  const ticked = ticks - attacks * boxes;
  const short = Math.max(0, strength - city.defence);
  return { strength, swords: boxes - ticked, ticked, boxes, defence: city.defence, short };
}
