/**
 * The pen: turns a clean SVG path into a hand-drawn stroke. Deterministic: same path and same seed, same drawing.
 * `ink` gives a filled outline of varying width, `wash` a wobbly fill, `line` a cheap wobbly centre line.
 */
type Point = readonly [number, number];
interface SubPath {
  points: Point[];
  closed: boolean;
}

/** A small seeded generator (mulberry32) of numbers from 0 to 1. */
export function seeded(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number for a text: the seed of a thing's drawing is the hash of its id. */
export function hash(text: string | number): number {
  let h = 2166136261;
  for (const c of String(text)) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return h >>> 0;
}

/** Smooth noise between -1 and 1 along a line. */
function wave(seed: number): (x: number) => number {
  const random = seeded(seed);
  const knots = Array.from({ length: 64 }, () => random() * 2 - 1);
  const knot = (i: number): number => knots[((i % 64) + 64) % 64] ?? 0;
  return (x) => {
    const i = Math.floor(x);
    const f = x - i;
    const s = f * f * (3 - 2 * f);
    return knot(i) * (1 - s) + knot(i + 1) * s;
  };
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The sub-paths of a path (M L H V C Q Z, absolute or relative) as densely sampled points. */
export function sample(d: string, step = 1.4): SubPath[] {
  const tokens = d.match(/[a-zA-Z]|-?\d*\.?\d+(?:e-?\d+)?/g) ?? [];
  const subs: SubPath[] = [];
  let current: SubPath = { points: [], closed: false };
  let [x, y, startX, startY, i, command] = [0, 0, 0, 0, 0, ''];
  const number = (): number => parseFloat(tokens[i++] ?? '0');
  const put = (px: number, py: number): void => {
    current.points.push([px, py]);
    [x, y] = [px, py];
  };
  const straight = (px: number, py: number): void => {
    const [ox, oy] = [x, y];
    const n = Math.max(1, Math.round(Math.hypot(px - ox, py - oy) / step));
    for (let k = 1; k <= n; k++) put(ox + ((px - ox) * k) / n, oy + ((py - oy) * k) / n);
  };
  const cubic = (a: number, b: number, c: number, e: number, f: number, g: number): void => {
    const [ox, oy] = [x, y];
    const length = Math.hypot(a - ox, b - oy) + Math.hypot(c - a, e - b) + Math.hypot(f - c, g - e);
    const n = Math.max(3, Math.round(length / step));
    for (let k = 1; k <= n; k++) {
      const t = k / n;
      const u = 1 - t;
      put(
        u * u * u * ox + 3 * u * u * t * a + 3 * u * t * t * c + t * t * t * f,
        u * u * u * oy + 3 * u * u * t * b + 3 * u * t * t * e + t * t * t * g,
      );
    }
  };
  while (i < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[i] ?? '')) command = tokens[i++] ?? '';
    const relative = command === command.toLowerCase();
    const [dx, dy] = relative ? [x, y] : [0, 0];
    switch (command.toUpperCase()) {
      case 'M': {
        const [px, py] = [number() + dx, number() + dy];
        current = { points: [[px, py]], closed: false };
        subs.push(current);
        [x, y, startX, startY] = [px, py, px, py];
        command = relative ? 'l' : 'L';
        break;
      }
      case 'L':
        straight(number() + dx, number() + dy);
        break;
      case 'H':
        straight(number() + dx, y);
        break;
      case 'V':
        straight(x, number() + dy);
        break;
      case 'C':
        cubic(number() + dx, number() + dy, number() + dx, number() + dy, number() + dx, number() + dy);
        break;
      case 'Q': {
        const [a, b, f, g] = [number() + dx, number() + dy, number() + dx, number() + dy];
        const [ox, oy] = [x, y];
        cubic(ox + (2 * (a - ox)) / 3, oy + (2 * (b - oy)) / 3, f + (2 * (a - f)) / 3, g + (2 * (b - g)) / 3, f, g);
        break;
      }
      case 'Z':
        straight(startX, startY);
        current.closed = true;
        break;
      default:
        throw new Error(`path command ${command}`);
    }
  }
  return subs;
}

function wobble(points: readonly Point[], seed: number, amp: number, period: number): Point[] {
  const [wx, wy] = [wave(seed), wave(seed ^ 0x9e3779b9)];
  let s = 0;
  return points.map((p, k) => {
    if (k > 0) s += distance(p, points[k - 1] ?? p);
    return [p[0] + amp * wx(s / period), p[1] + amp * wy(s / period)];
  });
}

/** Splits where the direction turns sharply: a hand lifts or stops the pen there. */
function runs(points: readonly Point[], limit = 0.6): Point[][] {
  const found: Point[][] = [];
  let from = 0;
  for (let k = 1; k < points.length - 1; k++) {
    const [p, q, r] = [points[k - 1]!, points[k]!, points[k + 1]!];
    let turn = Math.abs(Math.atan2(r[1] - q[1], r[0] - q[0]) - Math.atan2(q[1] - p[1], q[0] - p[0]));
    if (turn > Math.PI) turn = 2 * Math.PI - turn;
    if (turn > limit) {
      found.push(points.slice(from, k + 1));
      from = k;
    }
  }
  found.push(points.slice(from));
  return found.filter((run) => run.length > 1);
}

/** Compact path text: relative steps, one decimal, no spare characters. */
function trace(points: readonly Point[], close: boolean): string {
  const text = (v: number): string => String(v / 10).replace(/^(-?)0\./, '$1.');
  const tenths = (v: number): number => Math.round(v * 10);
  const [start, ...rest] = points;
  if (start === undefined) return '';
  let [x, y] = [tenths(start[0]), tenths(start[1])];
  let out = `M${text(x)} ${text(y)}l`;
  let first = true;
  for (const p of rest) {
    const [dx, dy] = [tenths(p[0]) - x, tenths(p[1]) - y];
    if (dx === 0 && dy === 0) continue;
    x += dx;
    y += dy;
    const [a, b] = [text(dx), text(dy)];
    out += (first || a.startsWith('-') ? '' : ' ') + a + (b.startsWith('-') ? '' : ' ') + b;
    first = false;
  }
  return first ? '' : out + (close ? 'Z' : '');
}

function prolonged(p: Point, q: Point, by: number): Point {
  const length = distance(p, q) || 1;
  return [p[0] + ((p[0] - q[0]) / length) * by, p[1] + ((p[1] - q[1]) / length) * by];
}

function outline(run: readonly Point[], w: number, width: (x: number) => number): string {
  const [left, right]: [Point[], Point[]] = [[], []];
  const last = run.length - 1;
  let s = 0;
  run.forEach((at, k) => {
    const [p, q] = [run[Math.max(0, k - 1)] ?? at, run[Math.min(last, k + 1)] ?? at];
    const length = distance(q, p) || 1;
    const [nx, ny] = [-(q[1] - p[1]) / length, (q[0] - p[0]) / length];
    if (k > 0) s += distance(at, p);
    const taper = Math.min(1, 0.72 + 0.28 * Math.min(k, last - k));
    const half = (w / 2) * taper * (1 + 0.2 * width(s / 7));
    left.push([at[0] + nx * half, at[1] + ny * half]);
    right.push([at[0] - nx * half, at[1] - ny * half]);
  });
  return trace([...left, ...right.reverse()], true);
}

export interface InkStyle {
  readonly w?: number;
  readonly amp?: number;
  readonly period?: number;
  readonly seed?: number;
  readonly step?: number;
  readonly over?: number;
}

/** A pen stroke of varying width, as the path of its filled outline. */
export function ink(d: string, style: InkStyle = {}): string {
  const { w = 2.4, amp = 0.35, period = 9, seed = hash(d), step = 1.6, over = 0.5 } = style;
  let out = '';
  let n = 0;
  for (const sub of sample(d, step)) {
    for (const run of runs(wobble(sub.points, seed + n * 101, amp, period))) {
      const last = run.length - 1;
      const drawn = run.slice();
      drawn[0] = prolonged(run[0]!, run[1]!, over);
      drawn[last] = prolonged(run[last]!, drawn[last - 1]!, over);
      out += outline(drawn, w, wave(seed + 77 + n++));
    }
  }
  return out;
}

export interface WashStyle {
  readonly amp?: number;
  readonly period?: number;
  readonly seed?: number;
  readonly step?: number;
  readonly dx?: number;
  readonly dy?: number;
}

/** A wobbly filled shape: a colour wash, shifted by dx, dy against its outline like a misregistered print. */
export function wash(d: string, style: WashStyle = {}): string {
  const { amp = 0.5, period = 10, seed = hash(d) + 5, step = 2.4, dx = 0, dy = 0 } = style;
  return sample(d, step)
    .map((sub, n) =>
      trace(
        wobble(sub.points, seed + n, amp, period).map((p): Point => [p[0] + dx, p[1] + dy]),
        true,
      ),
    )
    .join('');
}

export interface LineStyle {
  readonly amp?: number;
  readonly period?: number;
  readonly seed?: number;
  readonly step?: number;
}

/** A wobbly centre line for cheap board lines: draw it with stroke, not fill. */
export function line(d: string, style: LineStyle = {}): string {
  const { amp = 0.7, period = 26, seed = hash(d), step = 9 } = style;
  return sample(d, step)
    .map((sub, n) => trace(wobble(sub.points, seed + n * 13, amp, period), false))
    .join('');
}

/** The path of a circle or an upright ellipse. */
export function circle(x: number, y: number, r: number, ry = r): string {
  const k = 0.5523;
  return (
    `M${x - r} ${y}C${x - r} ${y - k * ry} ${x - k * r} ${y - ry} ${x} ${y - ry}` +
    `C${x + k * r} ${y - ry} ${x + r} ${y - k * ry} ${x + r} ${y}` +
    `C${x + r} ${y + k * ry} ${x + k * r} ${y + ry} ${x} ${y + ry}` +
    `C${x - k * r} ${y + ry} ${x - r} ${y + k * ry} ${x - r} ${y}Z`
  );
}

/** The path of a rectangle. */
export const rect = (x: number, y: number, w: number, h: number): string => `M${x} ${y}H${x + w}V${y + h}H${x}Z`;
