/** What stands before and hangs on the fronts: trees, birds, cats and lamps; pennants and garlands on upgraded ones. */
import { circle, rect } from '$lib/ink/pen';
import { patch, shape, stroke, type Stroke } from './strokes';

export type Drawing = readonly Stroke[];
export type Random = () => number;

export const GROUND = 64;
export const LEAF = '#6f9f57';

export const below = (random: Random, number: number): number => Math.floor(random() * number);
export const pick = <T>(random: Random, items: readonly T[]): T => items[below(random, items.length)]!;

export const AROUND: readonly ((random: Random) => Drawing)[] = [
  () =>
    shape(`M38 ${GROUND}v-12`, 'none', 2)
      .slice(1)
      .concat(shape(circle(38, GROUND - 17, 7, 8), LEAF, 1.4)),
  () => stroke('M30 30q4 -4 7 0q3 -4 7 0M44 22q3 -3 5 0q2 -3 5 0', 1.1),
  () =>
    shape(
      `M32 ${GROUND}C30 ${GROUND - 8} 33 ${GROUND - 11} 36 ${GROUND - 9}L37 ${GROUND - 12}L39 ${GROUND - 9}C41 ${GROUND - 6} 40 ${GROUND - 2} 40 ${GROUND}Z`,
      'var(--paper-piece)',
      1.2,
    ).concat(stroke(`M32 ${GROUND - 2}q-5 -1 -4 -7`, 1.2)),
  () => stroke(`M40 ${GROUND}V${GROUND - 20}`, 1.5).concat(shape(rect(36.6, GROUND - 27, 7, 8), '#f6dc8d', 1.3)),
  () => shape(`M26 ${GROUND}C26 ${GROUND - 13} 46 ${GROUND - 13} 46 ${GROUND}Z`, 'var(--good-gold)', 1.2),
  () =>
    shape(`M30 ${GROUND}L33 ${GROUND - 9}H43L46 ${GROUND}Z`, '#c9795a', 1.3).concat(
      shape(circle(38, GROUND - 13, 6, 5), LEAF, 1.2),
    ),
  () => [],
];

export const pennant = (x: number, y: number): Drawing =>
  stroke(`M${x} ${y + 12}V${y - 7}`, 1.4).concat(
    shape(
      `M${x} ${y - 7}L${x - 16} ${y - 4}L${x - 11} ${y - 1.6}L${x - 16} ${y + 1}L${x} ${y + 2}Z`,
      'var(--card-red)',
      1.1,
    ),
  );
export const garland = (random: Random): Drawing => {
  const y = 26 + below(random, 6);
  return stroke(`M62 ${y}Q100 ${y + 12} 140 ${y}`, 1).concat(
    patch(
      [70, 82, 94, 106, 118, 130].map((x) => `M${x} ${y + 2 + 4 * Math.sin(((x - 62) / 78) * 3.1)}h6l-3 6Z`).join(''),
      'var(--card-red)',
    ),
  );
};
