/** Cells of a square board and their names, and where keys lead among rows of places. Places are known by name. */
import { cellName } from '$lib/i18n/phrases';

export interface Cell {
  readonly row: number;
  readonly col: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const sameCell = (a: Cell | null, b: Cell | null): boolean =>
  a !== null && b !== null && a.row === b.row && a.col === b.col;

/** The name players write: column letter, then row number (row 4, column 2 is C5). */
export const nameOf = ({ row, col }: Cell): string => cellName(row, col);
/** The cell of such a name. */
export const cellNamed = (name: string): Cell => ({ row: Number(name.slice(1)) - 1, col: name.charCodeAt(0) - 65 });

/** Places as they lie, row by row from the top. */
export type Rows<Place> = readonly (readonly Place[])[];

/** The place an arrow key, Home or End leads to; at the edge it is the same. */
export function neighbour<Place>(rows: Rows<Place>, from: Place, key: string): Place {
  const row = rows.findIndex((places) => places.includes(from));
  const col = rows[row]?.indexOf(from) ?? 0;
  const at = (r: number, c: number): Place => rows[r]?.[c] ?? from;
  switch (key) {
    case 'ArrowUp':
      return at(row - 1, col);
    case 'ArrowDown':
      return at(row + 1, col);
    case 'ArrowLeft':
      return at(row, col - 1);
    case 'ArrowRight':
      return at(row, col + 1);
    case 'Home':
      return at(row, 0);
    case 'End':
      return rows[row]?.at(-1) ?? from;
    default:
      return from;
  }
}

/** The next (step 1) or previous (step -1) of some places in reading order, going round; null if there is none. */
export function jump<Place>(
  order: readonly Place[],
  from: Place,
  places: readonly Place[],
  step: 1 | -1,
): Place | null {
  const at = order.indexOf(from) + (step === 1 ? 1 : 0);
  const round = [...order.slice(at), ...order.slice(0, at)];
  const isWanted = (place: Place): boolean => places.includes(place);
  return (step === 1 ? round.find(isWanted) : round.findLast(isWanted)) ?? null;
}
