/** The drawings of the spaces: disc, shape and rim. Every space has its own hand, by its number; kept once drawn. */
import { circle, ink, wash } from '$lib/ink/pen';
import { RADIUS } from '../board/layout';

const SHAPES: { readonly [shape: string]: string } = {
  star: 'M0 -31L8.4 -9L31 0L8.4 9L0 31L-8.4 9L-31 0L-8.4 -9Z',
  crown: 'M-26 19L-27 -16L-12 -4L0 -22L12 -4L27 -16L26 19Z',
  drop: 'M0 -34C7 -20 20 -9 20 7C20 19 11 27 0 27C-11 27 -20 19 -20 7C-20 -9 -7 -20 0 -34Z',
};

export interface TileDrawing {
  readonly disc: string;
  readonly rim: string;
  readonly shape: string;
  readonly shapeLine: string;
  readonly rings: string;
}

const kept = new Map<string, TileDrawing>();

export function tileOf(space: number, shape: string): TileDrawing {
  const id = `${space} ${shape}`;
  let drawing = kept.get(id);
  if (drawing === undefined) {
    const seed = 977 * space + 13;
    const path = SHAPES[shape] ?? SHAPES['star'] ?? '';
    drawing = {
      disc: wash(circle(0, 0, RADIUS), { seed, amp: 0.9, step: 5 }),
      rim: ink(circle(0, 0, RADIUS), { w: 2.8, amp: 0.9, period: 14, step: 4, seed }),
      shape: wash(path, { seed: seed + 1, amp: 0.6 }),
      shapeLine: ink(path, { w: 2, amp: 0.5, step: 3, seed: seed + 1 }),
      rings: ink(circle(0, 0, RADIUS) + circle(0, 0, 30) + circle(0, 0, 17), {
        w: 2,
        amp: 1,
        period: 12,
        step: 4,
        seed,
      }),
    };
    kept.set(id, drawing);
  }
  return drawing;
}

/** An arrowhead on the rim, pointing up; one that leads off the board is hollow. */
export const ARROW = 'M-9.5 -34.5L0 -45.5L9.5 -34.5L0 -37Z';
export const DEAD_ARROW = 'M-8.5 -35L0 -43.5L8.5 -35L0 -37Z';

/** The disc with a number beside a pawn. */
export const NUMBER_RING = ink(circle(0, 0, 16), { w: 2, amp: 0.4, step: 3 });

/** How far down a number stands so that it is in the middle of its shape. */
export const numberDown = (shape: string, upright: boolean): number => (shape === 'crown' && upright ? 14 : 10);
