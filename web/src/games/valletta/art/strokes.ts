/** A drawing as filled paths, in the order they are laid on paper: washes first, ink over them. */
import { hash, ink, wash } from '$lib/ink/pen';

export interface Stroke {
  readonly d: string;
  readonly fill: string;
}

export const INK = 'var(--piece-ink)';

/** A shape with a wash inside and an inked outline. */
export const shape = (d: string, fill: string, w = 2): readonly Stroke[] => [
  { d: wash(d, { seed: hash(d), dx: 0.4, dy: 0.3 }), fill },
  { d: ink(d, { w }), fill: INK },
];
/** A line of ink alone. */
export const stroke = (d: string, w = 1.35, fill = INK): readonly Stroke[] => [{ d: ink(d, { w }), fill }];
/** A wash alone. */
export const patch = (d: string, fill: string): readonly Stroke[] => [{ d: wash(d, { amp: 0.3 }), fill }];

/** Draws a thing once and keeps the drawing. */
export function kept<K, T>(draw: (key: K) => T, id: (key: K) => string): (key: K) => T {
  const drawn = new Map<string, T>();
  return (key) => {
    const name = id(key);
    let found = drawn.get(name);
    if (found === undefined) drawn.set(name, (found = draw(key)));
    return found;
  };
}
