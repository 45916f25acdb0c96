/**
 * Where everything stands on a city board: one square of 734 units, cells of 86, the rope of points around the island.
 * Pure numbers; the drawings are in ground.ts, the meaning of cells comes from the view.
 */
import { sameCell, type Cell, type Point, type Rows } from '$lib/grid/cells';
import { lineName } from '$lib/i18n/phrases';
import type { CityView } from '$lib/protocol/saint_malo';

export type Side = keyof CityView['sides'];

export const BOARD = 734;
export const SIZE = 7;
export const CELL = 86;
export const FIRST = 66;
export const ROPE = 17;
export const LAP = 50;
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];

const ROPE_SIDE = BOARD - 2 * ROPE;
const ROPE_START = 84;
const BUOY_GAP = (4 * ROPE_SIDE) / LAP;

export const indices: readonly number[] = Array.from({ length: SIZE }, (_, index) => index);
export const ROWS: Rows<Cell> = indices.map((row) => indices.map((col) => ({ row, col })));

/** The top left corner of a cell. */
export const corner = ({ row, col }: Cell): Point => ({ x: FIRST + col * CELL, y: FIRST + row * CELL });

/** The middle of a cell. */
export const middle = ({ row, col }: Cell): Point => ({
  x: FIRST + (col + 0.5) * CELL,
  y: FIRST + (row + 0.5) * CELL,
});

const onRim = (index: number): boolean => index === 0 || index === SIZE - 1;
export const isTower = ({ row, col }: Cell): boolean => onRim(row) && onRim(col);
export const isDark = ({ row, col }: Cell): boolean => onRim(row) !== onRim(col);

export const columnName = (col: number): string => lineName('column', col);

/** The side a dark cell lies on; null for light cells and towers. */
export function sideOf(cell: Cell): Side | null {
  if (!isDark(cell)) return null;
  if (onRim(cell.row)) return cell.row === 0 ? 'N' : 'S';
  return cell.col === 0 ? 'W' : 'E';
}

/** The five dark cells of a side, in the direction of its tower's arrow. */
export function cellsOf(side: Side): readonly Cell[] {
  const along = indices.slice(1, -1);
  const last = SIZE - 1;
  switch (side) {
    case 'N':
      return along.map((col) => ({ row: 0, col }));
    case 'E':
      return along.map((row) => ({ row, col: last }));
    case 'S':
      return along.map((col) => ({ row: last, col: SIZE - 1 - col }));
    case 'W':
      return along.map((row) => ({ row: SIZE - 1 - row, col: 0 }));
  }
}

/** The tower whose arrow points along a side, and the arrow's turn in degrees. */
export const TOWERS: { readonly [side in Side]: { readonly cell: Cell; readonly turn: number } } = {
  N: { cell: { row: 0, col: 0 }, turn: 0 },
  E: { cell: { row: 0, col: 6 }, turn: 90 },
  S: { cell: { row: 6, col: 6 }, turn: 180 },
  W: { cell: { row: 6, col: 0 }, turn: -90 },
};

/** The side whose tower stands in a corner cell. */
export function towerSide(cell: Cell): Side | null {
  return SIDES.find((side) => sameCell(TOWERS[side].cell, cell)) ?? null;
}

/** A point on the rope, so far clockwise from its top left corner. */
function alongRope(distance: number): Point {
  const onRope = ((distance % (4 * ROPE_SIDE)) + 4 * ROPE_SIDE) % (4 * ROPE_SIDE);
  const rest = onRope % ROPE_SIDE;
  const far = ROPE + ROPE_SIDE;
  switch (Math.floor(onRope / ROPE_SIDE)) {
    case 0:
      return { x: ROPE + rest, y: ROPE };
    case 1:
      return { x: far, y: ROPE + rest };
    case 2:
      return { x: far - rest, y: far };
    default:
      return { x: ROPE, y: far - rest };
  }
}

/** How far along the rope (in laps) so many points lie; the way of the pawn. */
export const ropeShare = (points: number): number => (ROPE_START + points * BUOY_GAP) / (4 * ROPE_SIDE);

/** The buoy of so many points; the rope laps after 50. */
export const buoy = (points: number): Point => alongRope(ROPE_START + points * BUOY_GAP);

/** The buoys that bear their number. */
export const numbered = (points: number): boolean => points % 5 === 0;
