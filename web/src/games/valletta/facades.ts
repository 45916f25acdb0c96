/** The fronts of the buildings: workshops, houses and palaces, each put together a little differently by its name. */
import { circle, hash, rect, seeded } from '$lib/ink/pen';
import type { CardColour } from './intents';
import { kept, patch, shape, stroke, type Stroke } from './strokes';

type Drawing = readonly Stroke[];
type Random = () => number;

const WALL = 'var(--limestone)';
const SHADE = 'var(--limestone-2)';
const GLASS = '#8fb3c9';
const LEAF = '#6f9f57';
const GROUND = 64;

const below = (random: Random, number: number): number => Math.floor(random() * number);
const pick = <T>(random: Random, items: readonly T[]): T => items[below(random, items.length)]!;

const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y + h}V${y + w / 2}C${x} ${y - w * 0.12} ${x + w} ${y - w * 0.12} ${x + w} ${y + w / 2}V${y + h}Z`;
const door = (x: number, w: number, h: number, fill = SHADE): Drawing => shape(arch(x, GROUND - h, w, h), fill, 1.2);
const pane = (x: number, y: number, w: number, h: number): Drawing =>
  shape(rect(x, y, w, h), GLASS, 1.2).concat(stroke(`M${x + w / 2} ${y}V${y + h}M${x} ${y + h / 2}H${x + w}`, 0.8));
const shutters = (x: number, y: number, w: number, h: number, fill: string): Drawing =>
  pane(x, y, w, h).concat(
    patch(rect(x - 3.4, y, 3, h) + rect(x + w + 0.4, y, 3, h), fill),
    stroke(`M${x - 3.4} ${y}V${y + h}M${x + w + 3.4} ${y}V${y + h}`, 0.8),
  );
const slit = (x: number, y: number): Drawing => shape(arch(x, y, 5, 9), GLASS, 1);
const stones = (random: Random, x: number, y: number, w: number, h: number): Drawing => {
  let path = '';
  for (let n = 0; n < 6; n++)
    path += `M${x + 4 + random() * (w - 12)} ${y + 5 + random() * (h - 8)}h${3 + random() * 4}`;
  return stroke(path, 0.7);
};

/* --- workshops: low, with a broad green roof ------------------------------------------------------------------------ */
function workshop(random: Random, fill: string): Drawing {
  const [left, right] = [54 + below(random, 8), 146];
  const eaves = 36 + below(random, 4);
  const kind = below(random, 4);
  const ridge = eaves - 13 - below(random, 4);
  const inset = 10 + below(random, 10);
  const wood = pick(random, [SHADE, '#a9713f', '#5a7a86']);
  const drawn: Stroke[] = [];
  if (kind === 0) drawn.push(...gable(random, left, right, fill));
  drawn.push(...shape(rect(left + 3, eaves, right - left - 6, GROUND - eaves), WALL, 1.8));
  drawn.push(...stones(random, left + 4, eaves, right - left - 10, 20));
  const chimney = pick(random, [left + inset + 8, right - inset - 14, -1]);
  if (chimney > 0 && kind !== 0 && kind !== 3) {
    drawn.push(...shape(rect(chimney, ridge - 8, 7, 10), WALL, 1.4));
    drawn.push(...stroke(`M${chimney + 3} ${ridge - 10}q4 -4 1 -8q-3 -3 2 -6`, 1));
  }
  if (kind === 3)
    drawn.push(
      ...shape(rect(left + 40, ridge - 3, right - left - 60, 16), WALL, 1.5),
      ...arcade(left + 44, ridge + 3, right - 24),
    );
  const slope = kind === 0 ? eaves - 7 : ridge + (kind === 3 ? 7 : 0);
  const roof = `M${left - 3} ${eaves + 2}L${left + inset} ${slope}H${right - inset}L${right + 2} ${eaves + 2}Z`;
  drawn.push(...shape(roof, fill, 1.8));
  if (kind === 2) drawn.push(...awning(left, right, eaves));
  else drawn.push(...stroke(`M${left + 12} ${eaves - 3}H${right - 12}`, 0.8));
  const gate = left + 16 + below(random, 34);
  drawn.push(...door(gate, 18, 21, wood));
  if (random() < 0.6) drawn.push(...stroke(`M${gate + 9} ${GROUND - 18}V${GROUND}`, 0.9));
  const windows = [left + 8, left + 42, right - 20, right - 36].filter((x) => x + 10 < gate - 1 || x > gate + 20);
  for (const x of windows.slice(0, 2 + below(random, 2))) drawn.push(...pane(x, eaves + 7, 9, 8));
  drawn.push(...pick(random, [wheel, crates, stall, anvil])(left + 2, fill));
  return drawn;
}
/** A taller part with its gable to the street. */
function gable(random: Random, left: number, right: number, fill: string): Drawing {
  const x = pick(random, [left + 12, right - 48]);
  return shape(rect(x, 26, 34, 20), WALL, 1.6).concat(
    shape(`M${x - 4} 28L${x + 17} 12L${x + 38} 28Z`, fill, 1.7),
    shape(circle(x + 17, 22, 2.6), GLASS, 1),
  );
}
const arcade = (from: number, y: number, to: number): Drawing => {
  const drawn: Stroke[] = [];
  for (let x = from; x < to - 7; x += 11) drawn.push(...shape(arch(x, y, 6, 7), GLASS, 0.9));
  return drawn;
};
/** White stripes and a scalloped edge: the roof as an awning. */
function awning(left: number, right: number, eaves: number): Drawing {
  let [stripes, edge] = ['', `M${left - 3} ${eaves + 2}`];
  for (let x = left + 6; x < right - 8; x += 16) stripes += `M${x} ${eaves + 2}l2 -11h6l-1 11Z`;
  for (let x = left - 3; x < right; x += 8) edge += `q4 6 8 0`;
  return patch(stripes, 'var(--paper-piece)').concat(stroke(edge, 1.2));
}
const wheel = (x: number): Drawing =>
  shape(circle(x, GROUND - 6, 6), 'none', 1.4)
    .slice(1)
    .concat(stroke(`M${x - 6} ${GROUND - 6}h12M${x} ${GROUND - 12}v12`, 0.9));
const crates = (x: number): Drawing =>
  shape(rect(x - 8, GROUND - 9, 9, 9), '#c9a36b', 1.2).concat(shape(rect(x - 5, GROUND - 16, 7, 7), '#c9a36b', 1.2));
const stall = (x: number, fill: string): Drawing =>
  shape(`M${x - 12} ${GROUND - 16}H${x + 6}L${x + 9} ${GROUND - 11}H${x - 14}Z`, fill, 1.2).concat(
    stroke(`M${x - 11} ${GROUND - 11}V${GROUND}M${x + 6} ${GROUND - 11}V${GROUND}`, 1.1),
  );
const anvil = (x: number): Drawing =>
  shape(`M${x - 11} ${GROUND - 9}H${x + 2}L${x - 2} ${GROUND - 6}V${GROUND}H${x - 8}V${GROUND - 6}Z`, '#8b8f94', 1.2);

/* --- houses: tall, flat roofs, blue enclosed balconies ---------------------------------------------------------------- */
function townHouse(random: Random, fill: string): Drawing {
  const left = 58 + below(random, 10);
  const right = 142 + below(random, 5);
  const top = 12 + below(random, 5);
  const drawn: Stroke[] = [];
  const wing = below(random, 3);
  if (wing === 0)
    drawn.push(...shape(rect(left - 18, top + 22, 22, GROUND - top - 22), WALL, 1.6), ...slit(left - 11, top + 30));
  drawn.push(...shape(rect(left, top, right - left, GROUND - top), WALL, 1.8));
  drawn.push(...stones(random, left, top, right - left, 50));
  const parapet = below(random, 3);
  if (parapet === 0) drawn.push(...shape(rect(left - 3, top - 3, right - left + 6, 5), WALL, 1.5));
  if (parapet === 1) {
    let merlons = '';
    for (let x = left; x < right - 7; x += 13) merlons += rect(x, top - 5, 7, 5);
    drawn.push(...shape(merlons, WALL, 1.2));
  }
  if (parapet === 2) {
    drawn.push(...stroke(`M${left - 2} ${top}H${right + 2}`, 2.4));
    drawn.push(
      ...stroke(
        `M${left + 8} ${top - 9}H${right - 22}M${left + 8} ${top - 10}V${top}M${right - 22} ${top - 10}V${top}`,
        0.9,
      ),
    );
    drawn.push(...patch(`M${left + 14} ${top - 9}h8v6h-8ZM${left + 26} ${top - 9}h6v7h-6Z`, 'var(--paper-piece)'));
  }
  const middle = left + (right - left) * pick(random, [0.32, 0.5, 0.62]);
  const storeys = below(random, 3);
  if (storeys === 0) {
    for (const x of [left + 16, right - 18]) drawn.push(...balcony(x, top + 10, 19, fill, random));
    const gate = (left + right) / 2 - 6;
    drawn.push(...pane(gate + 1, top + 11, 9, 10), ...door(gate, 12, 18, pick(random, [fill, '#a9713f', SHADE])));
    for (const x of [left + 11, right - 21]) drawn.push(...slit(x, GROUND - 15));
    return drawn;
  }
  drawn.push(...balcony(middle, top + 12, 24 + below(random, 10), fill, random));
  if (storeys === 1) drawn.push(...vine(right, top + 6));
  const side = middle > (left + right) / 2 ? left + 7 : right - 17;
  drawn.push(...shutters(side, top + 13, 8, 11, fill));
  drawn.push(...door(side, 10, 17, pick(random, [fill, '#a9713f', SHADE])));
  if (random() < 0.5) drawn.push(...pane(middle - 4, GROUND - 17, 9, 8));
  else
    drawn.push(
      ...shape(rect(middle - 8, GROUND - 12, 17, 12), SHADE, 1.2),
      ...stroke(`M${middle} ${GROUND - 12}v12`, 0.8),
    );
  return drawn;
}
const vine = (x: number, y: number): Drawing =>
  stroke(`M${x - 2} ${GROUND}q-5 -12 0 -22q4 -10 -3 ${y - 30}`, 1.1).concat(
    patch(
      [0, 8, 16, 24, 32].map((step) => circle(x - 3 + ((step / 8) % 2) * 4, GROUND - 6 - step, 3, 2.4)).join(''),
      LEAF,
    ),
  );
function balcony(x: number, y: number, w: number, fill: string, random: Random): Drawing {
  const left = x - w / 2;
  const panes = 3 + below(random, 2);
  let lines = '';
  for (let n = 1; n < panes; n++) lines += `M${left + (w * n) / panes} ${y}V${y + 13}`;
  const foot = `M${left + 4} ${y + 20}l3 5M${left + w - 4} ${y + 20}l-3 5`;
  const roof =
    random() < 0.5
      ? `M${left - 2} ${y}L${left + 3} ${y - 5}H${left + w - 3}L${left + w + 2} ${y}Z`
      : rect(left - 2, y - 3, w + 4, 3);
  return shape(rect(left, y, w, 20), fill, 1.6)
    .concat(patch(rect(left + 1.5, y + 2, w - 3, 10), GLASS))
    .concat(stroke(lines + `M${left} ${y + 13}H${left + w}`, 0.9))
    .concat(shape(roof, fill, 1.2))
    .concat(stroke(foot, 1.3));
}

/* --- palaces: symmetrical, with a dome or towers ------------------------------------------------------------------------ */
function palace(random: Random, fill: string): Drawing {
  const middle = 98 + below(random, 8);
  const half = 40 + below(random, 4);
  const wings = 30 + below(random, 5);
  const kind = below(random, 3);
  const drawn: Stroke[] = [];
  drawn.push(...shape(rect(middle - half, wings, 2 * half, GROUND - wings), WALL, 1.8));
  drawn.push(...stones(random, middle - half, wings, 2 * half, 30));
  drawn.push(...shape(rect(middle - 20, wings - 9, 40, GROUND - wings + 9), WALL, 1.8));
  if (kind === 0) drawn.push(...dome(middle, wings - 9, 15, fill));
  if (kind === 1) {
    drawn.push(
      ...shape(`M${middle - 23} ${wings - 8}L${middle} ${wings - 21}L${middle + 23} ${wings - 8}Z`, fill, 1.6),
    );
    drawn.push(...shape(circle(middle, wings - 12.4, 2.8), 'var(--paper-piece)', 1));
    drawn.push(...stroke(`M${middle - 14} ${wings - 7}V${GROUND}M${middle + 14} ${wings - 7}V${GROUND}`, 1.5));
  }
  if (kind === 2) {
    for (const x of [middle - half - 2, middle + half - 10]) {
      drawn.push(
        ...shape(rect(x, wings - 14, 12, GROUND - wings + 14), WALL, 1.5),
        ...dome(x + 6, wings - 14, 6, fill),
        ...slit(x + 3.4, wings - 8),
      );
    }
    drawn.push(...shape(rect(middle - 22, wings - 12, 44, 4), fill, 1.3));
  }
  drawn.push(...door(middle - 6, 12, 20, pick(random, ['#a9713f', SHADE, '#5a7a86'])));
  const far = kind === 2 ? half - 18 : half - 8;
  for (const x of [middle - far, middle + far - 7])
    drawn.push(...(random() < 0.5 ? slit(x, wings + 8) : pane(x, wings + 9, 7, 9)));
  if (random() < 0.6) for (const x of [middle - 15, middle + 10]) drawn.push(...slit(x, wings + 4));
  drawn.push(
    ...stroke(
      `M${middle - half - 2} ${wings + 3}H${middle - 20}M${middle + 20} ${wings + 3}H${middle + half + 2}`,
      0.9,
    ),
  );
  return drawn;
}
const dome = (x: number, y: number, r: number, fill: string): Drawing =>
  shape(`M${x - r} ${y}C${x - r} ${y - r * 1.2} ${x + r} ${y - r * 1.2} ${x + r} ${y}Z`, fill, 1.6).concat(
    stroke(`M${x} ${y - r * 0.9}v${-r * 0.5}M${x - r * 0.16} ${y - r * 1.18}h${r * 0.32}`, 1.4),
  );

/* --- around them ------------------------------------------------------------------------------------------------------- */
const AROUND: readonly ((random: Random) => Drawing)[] = [
  () =>
    shape(`M38 ${GROUND}v-12`, 'none', 2)
      .slice(1)
      .concat(shape(circle(38, GROUND - 17, 7, 8), LEAF, 1.4)),
  () => stroke('M30 30q4 -4 7 0q3 -4 7 0M44 22q3 -3 5 0q2 -3 5 0', 1.1),
  () =>
    shape(
      `M32 ${GROUND}C30 ${GROUND - 8} 33 ${GROUND - 11} 36 ${GROUND - 9}L37 ${GROUND - 12}L39 ${GROUND - 9}C41 ${GROUND - 6} 40 ${GROUND - 2} 40 ${GROUND}Z`,
      'var(--paper-piece)',
      1.2,
    ).concat(stroke(`M32 ${GROUND - 2}q-5 -1 -4 -7`, 1.2)),
  () => stroke(`M40 ${GROUND}V${GROUND - 20}`, 1.5).concat(shape(rect(36.6, GROUND - 27, 7, 8), '#f6dc8d', 1.3)),
  () => shape(`M26 ${GROUND}C26 ${GROUND - 13} 46 ${GROUND - 13} 46 ${GROUND}Z`, 'var(--good-gold)', 1.2),
  () =>
    shape(`M30 ${GROUND}L33 ${GROUND - 9}H43L46 ${GROUND}Z`, '#c9795a', 1.3).concat(
      shape(circle(38, GROUND - 13, 6, 5), LEAF, 1.2),
    ),
  () => [],
];

const pennant = (x: number, y: number): Drawing =>
  stroke(`M${x} ${y + 12}V${y - 7}`, 1.4).concat(
    shape(
      `M${x} ${y - 7}L${x - 16} ${y - 4}L${x - 11} ${y - 1.6}L${x - 16} ${y + 1}L${x} ${y + 2}Z`,
      'var(--card-red)',
      1.1,
    ),
  );
const garland = (random: Random): Drawing => {
  const y = 26 + below(random, 6);
  return stroke(`M62 ${y}Q100 ${y + 12} 140 ${y}`, 1).concat(
    patch(
      [70, 82, 94, 106, 118, 130].map((x) => `M${x} ${y + 2 + 4 * Math.sin(((x - 62) / 78) * 3.1)}h6l-3 6Z`).join(''),
      'var(--card-red)',
    ),
  );
};

interface Wanted {
  readonly name: string;
  readonly colour: CardColour;
  readonly upgraded: boolean;
}

function draw({ name, colour, upgraded }: Wanted): Drawing {
  const random = seeded(hash(`${name} front`));
  const fill = `var(--card-${colour})`;
  const house =
    colour === 'green' ? workshop(random, fill) : colour === 'blue' ? townHouse(random, fill) : palace(random, fill);
  const around = pick(random, AROUND)(random);
  const festive = upgraded
    ? [...garland(random), ...pennant(colour === 'green' ? 120 : 128, colour === 'green' ? 20 : 8)]
    : [];
  return [...around, ...house, ...festive].filter((stroke) => stroke.fill !== 'none');
}

const drawn = kept(draw, ({ name, colour, upgraded }) => `${name} ${colour} ${upgraded}`);
/** The front of a building, drawn once for each side of its card. */
export const facadeOf = (name: string, colour: CardColour, upgraded: boolean): Drawing =>
  drawn({ name, colour, upgraded });
