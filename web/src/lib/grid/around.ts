/** The part of a board around some of its cells. */
import type { Cell } from './cells';

export interface Stretch {
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly columns: number;
}

/** From the first to the last of these numbers with one more on either side, at least `least` of them, within `size`. */
function stretch(numbers: readonly number[], size: number, least: number): readonly [number, number] {
  let first = Math.max(0, Math.min(...numbers) - 1);
  let last = Math.min(size - 1, Math.max(...numbers) + 1);
  while (last - first + 1 < Math.min(least, size)) {
    if (first > 0) first -= 1;
    if (last - first + 1 < least && last < size - 1) last += 1;
  }
  return [first, last];
}

/** The cells to be drawn so that these and their neighbours are seen; all of them where nothing is pointed at. */
export function around(cells: readonly Cell[], size: number, least = 4): Stretch {
  if (cells.length === 0) return { top: 0, left: 0, rows: size, columns: size };
  const [top, bottom] = stretch(
    cells.map(({ row }) => row),
    size,
    least,
  );
  const [left, right] = stretch(
    cells.map(({ col }) => col),
    size,
    least,
  );
  return { top, left, rows: bottom - top + 1, columns: right - left + 1 };
}

/** Each cell once. */
export const distinct = (cells: readonly Cell[]): readonly Cell[] => [
  ...new Map(cells.map((cell) => [`${cell.row} ${cell.col}`, cell])).values(),
];

/** The cell an address names: `cell (2,3)`. */
export function cellIn(thing: string): Cell | null {
  const found = /\((\d),(\d)\)$/.exec(thing);
  return found === null ? null : { row: Number(found[1]), col: Number(found[2]) };
}
