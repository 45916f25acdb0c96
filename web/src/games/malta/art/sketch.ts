/** Strokes and pieces that the pictures of the cards are put together from; each piece stands around its own origin. */
import { circle, ink, rect, wash } from '$lib/ink/pen';

/** One stroke of the pen around a wash of colour; without a colour only the stroke, without a width only the wash. */
export interface Stroke {
  readonly d: string;
  readonly fill?: string;
  readonly w?: number;
}
/** Strokes moved, turned (in degrees) and sized together. */
export interface Group {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly size?: number;
  readonly of: readonly Piece[];
}
export type Piece = Stroke | Group;

export const at = (x: number, y: number, of: readonly Piece[], turn = 0, size = 1): Group => ({ x, y, turn, size, of });
export const shape = (d: string, fill: string, w = 2): Stroke => ({ d, fill, w });
export const stroke = (d: string, w = 2): Stroke => ({ d, w });

export const RED = 'var(--card-red)';
export const BLUE = 'var(--player-1)';
export const GOLD = 'var(--good-gold)';
export const GREEN = 'var(--player-3)';
export const SEA = 'var(--sea-wash)';
export const WOOD = 'var(--good-wood)';
export const PAPER = 'var(--paper-piece)';
export const STONE = 'var(--limestone)';
export const TERRA = 'var(--terra)';
export const IRON = 'var(--iron)';
export const SKIN = 'var(--skin)';
export const BACK = 'var(--card-back)';

/** A pawn, 34 high, its foot at the origin. */
export const pawn = (colour: string): readonly Piece[] => [
  shape('M-10 0C-8 -10 -5 -16 -3 -19H3C5 -16 8 -10 10 0Z', colour),
  shape(circle(0, -25, 7), colour),
];

/** The face of a card with a few lines of writing. */
export const face: readonly Piece[] = [shape(rect(-9, -13, 18, 26), PAPER), stroke('M-5 -6H5M-5 0H5M-5 6H2', 1.3)];

/** The back of a card, with its closed door. */
export const back: readonly Piece[] = [
  shape(rect(-9, -13, 18, 26), BACK),
  { d: 'M-5 8V-4C-5 -9 5 -9 5 -4V8Z', fill: SEA },
];

/** A space with its star. */
export const star: readonly Piece[] = [
  shape(circle(0, 0, 14), PAPER),
  shape('M0 -10L3 -3L10 0L3 3L0 10L-3 3L-10 0L-3 -3Z', 'var(--tile-star)', 1.4),
];
/** A space with its crown. */
export const crown: readonly Piece[] = [
  shape(circle(0, 0, 14), PAPER),
  shape('M-8 7L-9 -5L-4 -1L0 -8L4 -1L9 -5L8 7Z', 'var(--tile-crown)', 1.4),
];
/** A space with its drop. */
export const drop: readonly Piece[] = [
  shape(circle(0, 0, 14), PAPER),
  shape('M0 -10C3 -5 7 -2 7 3C7 7 4 9 0 9C-4 9 -7 7 -7 3C-7 -2 -3 -5 0 -10Z', 'var(--tile-drop)', 1.4),
];
/** A 0-circle. */
export const circleZero: readonly Piece[] = [
  shape(circle(0, 0, 14), 'var(--tile-zero)'),
  stroke(circle(0, 0, 9) + circle(0, 0, 4), 1.4),
];

/** The head of an arrow at the origin, pointing right. */
export const head: readonly Piece[] = [stroke('M-6 -5L1 0L-6 5', 2.2)];
/** A thick arrow pointing right, 26 long. */
export const arrow = (colour: string): readonly Piece[] => [shape('M-13 -4H2V-10L13 0L2 10V4H-13Z', colour)];

/** A hand reaching in from the right with its sleeve. */
export const hand = (sleeve: string): readonly Piece[] => [
  shape('M26 -13H52V13H26Z', sleeve),
  shape('M21 -14H28V14H21Z', PAPER),
  shape(
    'M22 -11C13 -14 3 -11 -3 -7C-5 -5 -3 -2 0 -3L8 -5C4 -2 0 0 -4 2C-6 4 -4 7 -1 6L7 3C4 6 2 8 0 10C-1 12 2 14 5 12L14 9C17 10 19 10 22 10Z',
    SKIN,
    1.8,
  ),
];

export interface Drawn {
  readonly wash: string;
  readonly ink: string;
}
const kept = new Map<string, Drawn>();

/** A stroke as the pen draws it. */
export function drawn({ d, fill, w }: Stroke): Drawn {
  const id = `${w ?? 0} ${d}`;
  let paths = kept.get(id);
  if (paths === undefined) {
    paths = {
      wash: fill === undefined ? '' : wash(d, { dx: 0.5, dy: 0.4, amp: 0.4, step: 2 }),
      ink: w === undefined ? '' : ink(d, { w, amp: 0.35, step: 1.8 }),
    };
    kept.set(id, paths);
  }
  return paths;
}

export const isGroup = (piece: Piece): piece is Group => 'of' in piece;
