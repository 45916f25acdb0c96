/**
 * Where everything stands in Valletta: five columns of buildings above and below the street, 25 spaces in five zones.
 * Pure numbers; what stands there comes from the view.
 */
export const COLUMNS = 5;
export const SPACES = 25;
export const ZONES = 5;
export const PER_ZONE = SPACES / ZONES;
export const ROMAN = ['I', 'II', 'III', 'IV', 'V'] as const;

/** A place the keyboard can stand on: a building's slot, or the street. */
export type Place = number | 'street';

/** The rows of the display from top to bottom: the first row lies next to the street above it, the second below. */
export interface Rows {
  readonly above: readonly (readonly number[])[];
  readonly below: readonly (readonly number[])[];
}

export function rowsOf(buildings: number): Rows {
  const rows = Array.from({ length: Math.ceil(buildings / COLUMNS) }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => row * COLUMNS + column).filter((slot) => slot < buildings),
  );
  return {
    above: rows.filter((_, row) => row % 2 === 0).reverse(),
    below: rows.filter((_, row) => row % 2 === 1),
  };
}

/** The column of a slot, which is its zone (V-BONUS-04). */
export const columnOf = (slot: number): number => slot % COLUMNS;

/** The zone of a space of the street, from 0; null on the tower space. */
export const zoneOf = (space: number): number | null => (space > 0 ? Math.floor((space - 1) / PER_ZONE) : null);

/** The slots in reading order. */
export function readingOrder(buildings: number): readonly number[] {
  const { above, below } = rowsOf(buildings);
  return [...above, ...below].flat();
}

/** Where an arrow key, Home or End leads; the street is left out on the way (the key S goes there). */
export function neighbour(from: Place, key: string, buildings: number): Place {
  const { above, below } = rowsOf(buildings);
  const rows = [...above, ...below];
  if (from === 'street') {
    if (key === 'ArrowUp') return above.at(-1)?.[2] ?? from;
    if (key === 'ArrowDown') return below[0]?.[2] ?? from;
    return from;
  }
  const row = rows.findIndex((slots) => slots.includes(from));
  const column = columnOf(from);
  const at = (r: number, c: number): number => rows[r]?.[c] ?? from;
  switch (key) {
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'Home':
      return at(row, 0);
    case 'End':
      return at(row, COLUMNS - 1);
    default:
      return from;
  }
}

/** Whether the own board must be small for every row to be seen: the window is too low for upright cards with their
 *  words, or too narrow for cards beside it. */
export const isTight = (rows: number, width: number, height: number): boolean =>
  width < 1250 || height < Math.max(800, 420 + 79 * rows);

/** The next (step 1) or previous (step -1) of some slots in reading order, going round; null if there is none. */
export function jump(from: Place, slots: readonly number[], step: 1 | -1, buildings: number): number | null {
  const order = readingOrder(buildings);
  const sorted = order.filter((slot) => slots.includes(slot));
  const at = from === 'street' ? order.length / 2 - 0.5 : order.indexOf(from);
  const place = (slot: number): number => order.indexOf(slot);
  if (step === 1) return sorted.find((slot) => place(slot) > at) ?? sorted[0] ?? null;
  return sorted.findLast((slot) => place(slot) < at) ?? sorted.at(-1) ?? null;
}

/** The drawing of the street, in the mockup's units. On a phone it is narrower and the numbers between fives leave. */
export interface StreetPlan {
  readonly width: number;
  readonly height: number;
  /** Where the first space begins, and how wide a space is. */
  readonly left: number;
  readonly space: number;
  /** The lane of the barrels, and the lane of the points. */
  readonly barrels: { readonly top: number; readonly bottom: number };
  readonly points: { readonly top: number; readonly bottom: number };
}

const plan = (width: number, height: number, left: number, lanes: readonly [number, number, number]): StreetPlan => ({
  width,
  height,
  left,
  space: (width - left - 2) / SPACES,
  barrels: { top: lanes[0], bottom: lanes[1] },
  points: { top: lanes[1], bottom: lanes[2] },
});
export const WIDE_STREET: StreetPlan = plan(1054, 118, 52, [10, 72, 114]);
/** With more rows of buildings the street is a little lower. */
export const LOW_STREET: StreetPlan = plan(1054, 101, 52, [6, 60, 98]);
/** On a phone on its side. */
export const SIDE_STREET: StreetPlan = plan(534, 60, 30, [6, 33, 56]);
export const NARROW_STREET: StreetPlan = plan(390, 64, 26, [8, 36, 58]);

/** The middle of a space; space 0 is before the first: the tower for Jean, the gate for figures. */
export const middleOf = (street: StreetPlan, space: number): number =>
  space === 0 ? street.left / 2 : street.left + (space - 0.5) * street.space;
