/**
 * Where everything stands in Valletta: five columns of buildings above and below the street, 25 spaces in five zones.
 * Pure numbers; what stands there comes from the view.
 */
import { neighbour } from '$lib/grid/cells';

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

/** The places in reading order. */
export function readingOrder(buildings: number): readonly Place[] {
  const { above, below } = rowsOf(buildings);
  return [...above.flat(), 'street', ...below.flat()];
}

/** Where an arrow key, Home or End leads; the street is left out on the way (the key S goes there). */
export function placeBeside(from: Place, key: string, buildings: number): Place {
  const { above, below } = rowsOf(buildings);
  if (from !== 'street') return neighbour([...above, ...below], from, key);
  if (key === 'ArrowUp') return above.at(-1)?.[2] ?? from;
  if (key === 'ArrowDown') return below[0]?.[2] ?? from;
  return from;
}

/** Whether the own board must be small for every row to be seen: the window is too low for upright cards with their
 *  words, or too narrow for cards beside it. */
export const isTight = (rows: number, width: number, height: number): boolean =>
  width < 1250 || height < Math.max(800, 420 + 79 * rows);

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
