/** The inked lines of the street, drawn once for each of its two sizes: lanes, zones with their motifs, spaces. */
import { hash, ink, line, rect, wash } from '$lib/ink/pen';
import { PER_ZONE, SPACES, ZONES, type StreetPlan } from '../board/layout';

export interface StreetLines {
  readonly zones: readonly { readonly fill: string; readonly motif: string }[];
  readonly lane: string;
  readonly frame: string;
  readonly spaces: string;
  /** The tower Jean begins at. */
  readonly tower: { readonly fill: string; readonly line: string };
}

/** The motif at the foot of a zone: waves, chevrons, dashes, posts, crosses. */
function motif(zone: number, left: number, width: number, y: number, size: number): string {
  let path = '';
  const step = size * 2;
  for (let x = left + step / 2; x < left + width - step / 2; x += step) {
    switch (zone) {
      case 0:
        path += `M${x - size * 0.7} ${y}q${size * 0.35} ${-size * 0.6} ${size * 0.7} 0q${size * 0.35} ${size * 0.6} ${size * 0.7} 0`;
        break;
      case 1:
        path += `M${x - size * 0.6} ${y + size * 0.3}L${x} ${y - size * 0.4}L${x + size * 0.6} ${y + size * 0.3}`;
        break;
      case 2:
        path += `M${x - size * 0.6} ${y}H${x + size * 0.6}`;
        break;
      case 3:
        path += `M${x} ${y - size * 0.5}V${y + size * 0.5}`;
        break;
      default:
        path += `M${x - size * 0.4} ${y - size * 0.4}L${x + size * 0.4} ${y + size * 0.4}M${x + size * 0.4} ${y - size * 0.4}L${x - size * 0.4} ${y + size * 0.4}`;
    }
  }
  return ink(path, { w: size / 6, amp: 0.3, over: 0 });
}

/** A round tower with battlements in the box of a side, its foot at the bottom. */
function towerPath(x: number, y: number, side: number): string {
  const at = (a: number, b: number): string => `${x + a * side} ${y + b * side}`;
  const battlements = [0.1, 0.26, 0.26, 0.42, 0.42, 0.58, 0.58, 0.74, 0.74, 0.9]
    .map((a, n) => `L${at(a, [0.12, 0.12, 0.26, 0.26, 0.12, 0.12, 0.26, 0.26, 0.12, 0.12][n] ?? 0.12)}`)
    .join('');
  return `M${at(0.1, 0.42)}${battlements}L${at(0.9, 0.42)}L${at(0.8, 0.5)}L${at(0.84, 1)}H${x + 0.16 * side}L${at(0.2, 0.5)}Z`;
}
function drawTower(plan: StreetPlan): StreetLines['tower'] {
  const side = Math.min(plan.left * 0.86, plan.barrels.bottom - plan.barrels.top);
  const [x, y] = [plan.left / 2 - side / 2 - 1, plan.barrels.bottom - side - side * 0.12];
  const path = towerPath(x, y, side);
  const details = `M${x + side * 0.42} ${y + side}V${y + side * 0.78}C${x + side * 0.42} ${y + side * 0.66} ${x + side * 0.58} ${y + side * 0.66} ${x + side * 0.58} ${y + side * 0.78}V${y + side}M${x + side * 0.3} ${y + side * 0.56}h${side * 0.12}M${x + side * 0.6} ${y + side * 0.62}h${side * 0.1}`;
  return {
    fill: wash(path, { amp: 0.4, step: 4 }),
    line: ink(path, { w: side / 18, amp: 0.4 }) + ink(details, { w: side / 30, amp: 0.3 }),
  };
}

function draw(plan: StreetPlan): StreetLines {
  const { left, space, barrels, points } = plan;
  const width = space * PER_ZONE;
  const thick = plan.height > 100 ? 2.6 : 1.8;
  const size = plan.height > 100 ? 9 : 5;
  const zones = Array.from({ length: ZONES }, (_, zone) => {
    const x = left + zone * width;
    return {
      fill: wash(rect(x, barrels.top, width, barrels.bottom - barrels.top), { amp: 0.8, step: 8 }),
      motif: motif(zone, x, width, barrels.bottom - size * 0.9, size),
    };
  });
  let walls = '';
  for (let zone = 1; zone < ZONES; zone++) walls += `M${left + zone * width} ${barrels.top}V${points.bottom}`;
  let spaces = '';
  for (let n = 1; n < SPACES; n++)
    if (n % PER_ZONE !== 0) spaces += `M${left + n * space} ${points.top}V${points.bottom}`;
  const whole = rect(left, barrels.top, space * SPACES, points.bottom - barrels.top);
  return {
    zones,
    lane: wash(rect(left, points.top, space * SPACES, points.bottom - points.top), { amp: 0.6, step: 9 }),
    frame:
      ink(whole, { w: thick, amp: 0.9, period: 26, seed: hash('street') }) +
      ink(`M${left} ${points.top}H${left + space * SPACES}` + walls, { w: thick * 0.75, amp: 0.8, period: 24 }),
    spaces: line(spaces, { amp: 0.4, step: 8 }),
    tower: drawTower(plan),
  };
}

const drawn = new Map<StreetPlan, StreetLines>();
export function streetLines(plan: StreetPlan): StreetLines {
  let lines = drawn.get(plan);
  if (lines === undefined) drawn.set(plan, (lines = draw(plan)));
  return lines;
}
