/** The cement floor under the spaces: stars between them, joints, and a border of waves. Drawn once per size. */
import { hash, ink, line, rect, wash } from '$lib/ink/pen';
import { CELL, FIRST, indices, sideOf } from '../board/layout';

export interface FloorDrawing {
  readonly stars: string;
  readonly joints: string;
  readonly waves: string;
  readonly edge: string;
}

const EDGE = FIRST - CELL / 2;

/** A star with four hollow sides where four floor tiles meet. */
function star(x: number, y: number, r: number): string {
  const k = r * 0.28;
  return (
    `M${x} ${y - r}Q${x + k} ${y - k} ${x + r} ${y}Q${x + k} ${y + k} ${x} ${y + r}` +
    `Q${x - k} ${y + k} ${x - r} ${y}Q${x - k} ${y - k} ${x} ${y - r}Z`
  );
}

function starsOf(width: number): string {
  let path = '';
  for (const row of indices(width + 1)) {
    for (const col of indices(width + 1)) path += star(EDGE + col * CELL, EDGE + row * CELL, 18);
  }
  return wash(path, { amp: 0.7, step: 4 });
}

function jointsOf(width: number): string {
  const far = EDGE + width * CELL;
  let path = '';
  for (const index of indices(width + 1)) {
    const at = EDGE + index * CELL;
    path += `M${at} ${EDGE}V${far}M${EDGE} ${at}H${far}`;
  }
  return ink(path, { w: 1.3, amp: 0.7, period: 24, step: 8, over: 0 });
}

/** Waves along the four sides, between border and floor. */
function wavesOf(width: number): string {
  const side = sideOf(width);
  let across = 'M16 24';
  let along = 'M24 16';
  for (let at = 16; at < side - 30; at += 32) {
    across += `q8 -12 16 0q8 12 16 0`;
    along += `q-12 8 0 16q12 8 0 16`;
  }
  const shifted = (path: string, x: number, y: number): string =>
    path.replace(/^M(\S+) (\S+)q/, (_, px, py) => `M${Number(px) + x} ${Number(py) + y}q`);
  const far = side - 48;
  return ink(across + shifted(across, 0, far) + along + shifted(along, far, 0), { w: 2, amp: 0.5, step: 3, over: 0 });
}

const kept = new Map<number, FloorDrawing>();

export function floorOf(width: number): FloorDrawing {
  let drawing = kept.get(width);
  if (drawing === undefined) {
    const side = sideOf(width);
    drawing = {
      stars: starsOf(width),
      joints: jointsOf(width),
      waves: wavesOf(width),
      edge: ink(rect(2.5, 2.5, side - 5, side - 5), { w: 3.8, amp: 0.8, period: 26, step: 6, seed: hash('floor') }),
    };
    kept.set(width, drawing);
  }
  return drawing;
}

/** The dashed ring of a possible target and the ink ring of the focused space, around the origin. */
export const RINGS = {
  legal: line('M-49 0C-49 -27 -27 -49 0 -49C27 -49 49 -27 49 0C49 27 27 49 0 49C-27 49 -49 27 -49 0Z', {
    amp: 0.9,
    step: 6,
  }),
  focus: ink(rect(-48, -48, 96, 96), { w: 4.6, amp: 0.9, period: 20 }),
} as const;
