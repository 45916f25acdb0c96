/** The geometry of the board: spaces of 100 units on a floor with a border; row 0 is the bottom row. */
import type { Cell, Point, Rows } from '$lib/grid/cells';
import type { Direction, View } from '$lib/protocol/malta';

export type DirectionName = Direction['direction'];

export const CELL = 100;
/** The middle of the first space; the border is as wide as what is left outside of it. */
export const FIRST = 96;
/** The radius of a space. */
export const RADIUS = 45;

/** Clockwise from the top, an eighth of a turn each. */
export const DIRECTIONS: readonly DirectionName[] = [
  'up',
  'up_right',
  'right',
  'down_right',
  'down',
  'down_left',
  'left',
  'up_left',
];

/** The number of spaces along a side. */
export const widthOf = (view: View): number => view.board[0]?.filter((space) => space !== null).length || 7;

/** The length of a side of the whole drawing. */
export const sideOf = (width: number): number => 2 * FIRST + (width - 1) * CELL;

export const indices = (width: number): readonly number[] => Array.from({ length: width }, (_, index) => index);

/** The cells as they lie, row by row from the top. */
export const rowsOf = (width: number): Rows<Cell> =>
  indices(width).map((line) => indices(width).map((col) => ({ row: width - 1 - line, col })));
export const cellsOf = (width: number): readonly Cell[] => rowsOf(width).flat();

/** The middle of a cell. */
export const middle = ({ row, col }: Cell, width: number): Point => ({
  x: FIRST + col * CELL,
  y: FIRST + (width - 1 - row) * CELL,
});

/** A place of the view as a cell. */
export const cellAt = (place: readonly [number, number] | null): Cell | null =>
  place === null ? null : { row: place[0], col: place[1] };

/** The turn of a direction in degrees, clockwise from the top. */
export const degreesOf = (direction: DirectionName): number => DIRECTIONS.indexOf(direction) * 45;

/** The cell one step further, on the board or off it. */
export function stepFrom({ row, col }: Cell, direction: DirectionName): Cell {
  const up = direction.startsWith('up') ? 1 : direction.startsWith('down') ? -1 : 0;
  const right = direction.endsWith('right') ? 1 : direction.endsWith('left') ? -1 : 0;
  return { row: row + up, col: col + right };
}

export const onBoard = ({ row, col }: Cell, width: number): boolean =>
  row >= 0 && col >= 0 && row < width && col < width;

/** A direction after so many quarter turns clockwise. */
export const turned = (direction: DirectionName, quarters: number): DirectionName =>
  DIRECTIONS[(((DIRECTIONS.indexOf(direction) + 2 * quarters) % 8) + 8) % 8] ?? direction;

/** A line of the view's targets: rows first, columns behind them. */
export const lineAt = (line: number): { readonly axis: 'row' | 'column'; readonly index: number } =>
  line >= 7 ? { axis: 'column', index: line - 7 } : { axis: 'row', index: line };

/** Where pawns stand that share a space, and how large: one beside the number, several in one row or two. */
export function fanned(place: number, of: number): Point & { readonly size: number } {
  if (of <= 1) return { x: 14, y: -13, size: 74 };
  if (of === 2) return { x: 2 + place * 26, y: -14 + place * 4, size: 68 };
  const inBack = of <= 3 ? 0 : Math.floor(of / 2);
  const [at, row] = place < inBack ? [place, inBack] : [place - inBack, of - inBack];
  const spread = Math.min(26, 60 / Math.max(1, row - 1));
  const back = place < inBack;
  return { x: 8 + (at - (row - 1) / 2) * spread, y: of <= 3 ? -10 : back ? -26 : 2, size: of <= 3 ? 56 : 48 };
}
