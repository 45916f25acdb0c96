/** The drawing of the pirate grid: places of its boxes, drawn once by the pen. */
import { ink, rect, wash } from '$lib/ink/pen';

export const GRID = { width: 300, height: 236 } as const;
export const BOX = 19;
const STEP = 23;
const FIRST_BOX = 46;
const GROUP_GAP = 4;
const ROW = 34;
const TOP = 32;

/** The groups of boxes: four for two players, two more for each further one. */
const FIRSTS = [0, 4, 6, 8, 10];

const groupOf = (box: number): number => FIRSTS.findLastIndex((first) => first <= box);
export const boxAt = (row: number, box: number): { x: number; y: number } => ({
  x: FIRST_BOX + box * STEP + groupOf(box) * GROUP_GAP,
  y: TOP + row * ROW,
});
export const gridWidth = (boxes: number): number => boxAt(0, boxes - 1).x + BOX + 6;

export const GROUPS: readonly { readonly players: number; readonly middle: number }[] = FIRSTS.slice(0, -1).map(
  (first, n) => ({
    players: n + 2,
    middle: (boxAt(0, first).x + boxAt(0, (FIRSTS[n + 1] ?? first + 2) - 1).x + BOX) / 2,
  }),
);

export interface BoxDrawing {
  readonly wash: string;
  readonly line: string;
  readonly cross: string;
  readonly slash: string;
}
export interface RowDrawing {
  readonly shield: string;
  readonly shieldWash: string;
  readonly boxes: readonly BoxDrawing[];
  stripe(width: number): string;
}

function boxDrawing(row: number, box: number): BoxDrawing {
  const { x, y } = boxAt(row, box);
  const square = rect(x, y, BOX, BOX);
  const [a, b] = [4, BOX - 4];
  return {
    wash: wash(square),
    line: ink(square, { w: 1.5, amp: 0.6 }),
    cross: ink(`M${x + a} ${y + a}L${x + b} ${y + b}M${x + b} ${y + a}L${x + a} ${y + b}`, { w: 2.6, over: 1.5 }),
    slash: ink(`M${x + 2} ${y + BOX - 2}L${x + BOX - 2} ${y + 2}`, { w: 1.1 }),
  };
}

const drawings = new Map<number, RowDrawing>();

/** The drawing of a row, made when it is first needed. */
export function pirateDrawing(row: number): RowDrawing {
  const known = drawings.get(row);
  if (known !== undefined) return known;
  const y = TOP + row * ROW - 4;
  const path = `M22 ${y}L35 ${y + 4}V${y + 13}Q34 ${y + 22} 22 ${y + 28}Q10 ${y + 22} 9 ${y + 13}V${y + 4}Z`;
  const made: RowDrawing = {
    shield: ink(path, { w: 1.9 }),
    shieldWash: wash(path),
    boxes: Array.from({ length: 10 }, (_, box) => boxDrawing(row, box)),
    stripe: (width) => wash(rect(0, y - 2, width, 31), { amp: 1.4, step: 10 }),
  };
  drawings.set(row, made);
  return made;
}
