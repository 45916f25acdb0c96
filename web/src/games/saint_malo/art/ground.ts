/** The drawings under a city: sea, island, cells, towers, and the marks of sides. Drawn once by the pen, then kept. */
import { circle, hash, ink, line, rect, sample, seeded, wash } from '$lib/ink/pen';
import type { Cell } from '$lib/grid/cells';
import { BOARD, CELL, FIRST, SIZE, TOWERS, cellsOf, corner, indices, middle, type Side } from '../board/layout';

const COAST = { near: 39, far: BOARD - 39, round: 34 };
const LIGHT = FIRST + CELL;
const LIGHT_SPAN = (SIZE - 2) * CELL;
const END = FIRST + SIZE * CELL;

function coastPath(): string {
  const { near: a, far: b, round: r } = COAST;
  return (
    `M${a + r} ${a}H${b - r}Q${b} ${a} ${b} ${a + r}V${b - r}Q${b} ${b} ${b - r} ${b}` +
    `H${a + r}Q${a} ${b} ${a} ${b - r}V${a + r}Q${a} ${a} ${a + r} ${a}Z`
  );
}

/** The length of a path divided so that the noise along it closes where it began (the pen's noise repeats after 64). */
function closing(path: string): number {
  const points = sample(path, 5).flatMap((sub) => sub.points);
  const length = points.reduce((sum, [x, y], n) => {
    const [px, py] = points[Math.max(0, n - 1)] ?? [x, y];
    return sum + Math.hypot(x - px, y - py);
  }, 0);
  return length / 64;
}

/** Whether a coordinate letter or number stands here. */
const isLabelled = (at: number): boolean => Math.abs(((at - FIRST) % CELL) - CELL / 2) < 11;

/** Short strokes inside the coast, as on old maps. */
function coastHatching(): string {
  const random = seeded(hash('coast'));
  const { near, far, round } = COAST;
  let path = '';
  for (let at = near + round; at < far - round; at += 12) {
    const long = 5 + random() * 6;
    const shift = at + random() * 3;
    if (!isLabelled(shift)) path += `M${shift} ${near + 6}v${long}M${near + 6} ${shift}h${long}`;
    path += `M${shift} ${far - 6}v${-long}M${far - 6} ${shift}h${-long}`;
  }
  return ink(path, { w: 1.1, amp: 0.5, over: 0 });
}

/** Small waves in the strip of sea around the island. */
function sea(): string {
  const random = seeded(hash('sea'));
  let path = '';
  for (let n = 0; n < 60; n++) {
    const along = 26 + random() * (BOARD - 70);
    const across = n % 2 === 0 ? 8 + random() * 22 : BOARD - 32 + random() * 22;
    const [x, y] = n % 4 < 2 ? [along, across] : [across, along];
    path += `M${x - 8} ${y}q4 -5 8 0q4 5 8 0`;
  }
  return ink(path, { w: 1.2, amp: 0.8, over: 0 });
}

function gridLines(): string {
  let path = '';
  for (const index of [...indices, SIZE]) {
    const at = FIRST + index * CELL;
    const edge = index === 0 || index === SIZE;
    const from = edge ? LIGHT : FIRST;
    const to = edge ? END - CELL : END;
    path += `M${from} ${at}H${to}M${at} ${from}V${to}`;
  }
  return ink(path, { w: 1.7, amp: 1, period: 22 });
}

/** A few bricks in every dark cell. */
function masonry(): string {
  const random = seeded(hash('masonry'));
  let path = '';
  for (const side of ['N', 'E', 'S', 'W'] as const) {
    for (const cell of cellsOf(side)) {
      const { x, y } = corner(cell);
      for (let n = 0; n < 7; n++) {
        const left = x + 10 + random() * 50;
        const top = y + 13 + n * 9.5 + random() * 4;
        path += `M${left} ${top}h${10 + random() * 8}`;
        if (n % 3 === 0) path += `M${left + 5} ${top}v6`;
      }
    }
  }
  return ink(path, { w: 1.1, amp: 0.5, over: 0 });
}

const darkCells = (): string =>
  wash(
    rect(LIGHT, FIRST, LIGHT_SPAN, CELL) +
      rect(LIGHT, END - CELL, LIGHT_SPAN, CELL) +
      rect(FIRST, LIGHT, CELL, LIGHT_SPAN) +
      rect(END - CELL, LIGHT, CELL, LIGHT_SPAN),
    { amp: 1.2, step: 8 },
  );

export interface TowerDrawing {
  readonly ring: string;
  readonly lines: string;
  readonly floor: string;
}

function towerDrawing(cell: Cell): TowerDrawing {
  const { x, y } = middle(cell);
  const spokes = Array.from({ length: 16 }, (_, n) => {
    const turn = ((n + 0.5) / 16) * 2 * Math.PI;
    const at = (r: number): string => `${x + r * Math.cos(turn)} ${y + r * Math.sin(turn)}`;
    return `M${at(35)}L${at(46)}`;
  });
  return {
    ring: wash(circle(x, y, 46)),
    lines: ink(circle(x, y, 46) + circle(x, y, 35), { w: 2.6 }) + ink(spokes.join(''), { w: 1.7 }),
    floor: wash(circle(x, y, 34)),
  };
}

/** The line along a complete side, outside its cells. */
function completeLine(side: Side): string {
  const [first, last] = [FIRST + CELL + 3, END - CELL - 3];
  const [low, high] = [FIRST - 5, END + 5];
  const path = {
    N: `M${first} ${low}H${last}`,
    E: `M${high} ${first}V${last}`,
    S: `M${last} ${high}H${first}`,
    W: `M${low} ${last}V${first}`,
  }[side];
  return ink(path, { w: 5.4, amp: 0.9, period: 30 });
}

/** The hatching along a destroyed side, on the outer edge of its cells. */
function destroyedHatching(side: Side): string {
  let path = '';
  for (const cell of cellsOf(side)) {
    const { x, y } = corner(cell);
    for (let n = 0; n < 7; n++) {
      const shift = 6 + n * 11.6;
      if (side === 'N') path += `M${x + shift - 4} ${y + 13}l9 -10`;
      if (side === 'S') path += `M${x + shift - 4} ${y + CELL - 3}l9 -10`;
      if (side === 'W') path += `M${x + 3} ${y + shift + 5}l10 -9`;
      if (side === 'E') path += `M${x + CELL - 13} ${y + shift + 5}l10 -9`;
    }
  }
  return ink(path, { w: 1.5, amp: 0.4, over: 0 });
}

function each<T>(draw: (side: Side) => T): { readonly [side in Side]: T } {
  return { N: draw('N'), E: draw('E'), S: draw('S'), W: draw('W') };
}

const COAST_STYLE = { amp: 5, period: closing(coastPath()), step: 5, seed: 3 };

export const GROUND = {
  sea: sea(),
  coast: wash(coastPath(), COAST_STYLE),
  coastLine: ink(coastPath(), { ...COAST_STYLE, w: 2.6 }),
  hatching: coastHatching(),
  dark: darkCells(),
  light: wash(rect(LIGHT, LIGHT, LIGHT_SPAN, LIGHT_SPAN), { amp: 0.8, step: 8 }),
  grid: gridLines(),
  masonry: masonry(),
  wallWalk: ink(rect(LIGHT, LIGHT, LIGHT_SPAN, LIGHT_SPAN), { w: 3, amp: 0.9, period: 24 }),
  rope: line(rect(17, 17, BOARD - 34, BOARD - 34), { amp: 2.2, period: 24 }),
  edge: ink(rect(2.5, 2.5, BOARD - 5, BOARD - 5), { w: 3.6, amp: 0.8, period: 26 }),
  towers: each((side) => towerDrawing(TOWERS[side].cell)),
  complete: each(completeLine),
  destroyed: each(destroyedHatching),
} as const;

/** The dashed frame of a legal cell, the ink frame of the focused one and the ring of a letter badge. */
const frames = new Map<string, string>();
function kept(id: string, draw: () => string): string {
  let path = frames.get(id);
  if (path === undefined) frames.set(id, (path = draw()));
  return path;
}
export function legalFrame(cell: Cell): string {
  const { x, y } = corner(cell);
  return kept(`legal ${x} ${y}`, () => line(rect(x + 6, y + 6, CELL - 12, CELL - 12), { amp: 0.9, step: 7 }));
}
export function focusFrame(cell: Cell): string {
  const { x, y } = corner(cell);
  return kept(`focus ${x} ${y}`, () => ink(rect(x, y, CELL, CELL), { w: 4.4, amp: 0.9, period: 20 }));
}
export function badgeRing(cell: Cell): string {
  const { x, y } = corner(cell);
  return kept(`badge ${x} ${y}`, () => ink(circle(x + 71.4, y + 17.2, 13.3), { w: 1.8 }));
}
