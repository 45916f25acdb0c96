/** The fronts of the buildings: workshops, houses and palaces, each put together a little differently by its name. */
import { circle, hash, rect, seeded } from '$lib/ink/pen';
import type { CardColour } from '../intents';
import { kept, patch, shape, stroke, type Stroke } from './strokes';
import { AROUND, GROUND, LEAF, below, garland, pennant, pick, type Drawing, type Random } from './surroundings';

const WALL = 'var(--limestone)';
const SHADE = 'var(--limestone-2)';
const GLASS = '#8fb3c9';

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
function workshop(random: Random, fill: string, number: number): Drawing {
  const [left, right] = [54 + below(random, 8), 146];
  const eaves = 36 + below(random, 4);
  const kind = number % 4;
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
function townHouse(random: Random, fill: string, number: number): Drawing {
  const left = 58 + below(random, 10);
  const right = 142 + below(random, 5);
  const top = 12 + below(random, 5);
  const drawn: Stroke[] = [];
  const wing = below(random, 4);
  if (wing === 0)
    drawn.push(...shape(rect(left - 18, top + 22, 22, GROUND - top - 22), WALL, 1.6), ...slit(left - 11, top + 30));
  if (wing === 1) drawn.push(...lookout(left - 10, top - 7, fill));
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
  const storeys = number % 5;
  if (storeys > 2) {
    drawn.push(...(storeys === 3 ? arcaded(random, left, right, top, fill) : shop(random, left, right, top, fill)));
    return drawn;
  }
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
/** A tower house beside, with a window under its own little roof. */
const lookout = (x: number, y: number, fill: string): Drawing =>
  shape(rect(x, y, 20, GROUND - y), WALL, 1.6).concat(
    shape(`M${x - 2} ${y + 1}L${x + 10} ${y - 8}L${x + 22} ${y + 1}Z`, fill, 1.4),
    shutters(x + 6, y + 10, 7, 9, fill),
    slit(x + 7, GROUND - 17),
  );
/** Arches to the street, a saint in the niche above them, shuttered windows on both sides. */
function arcaded(random: Random, left: number, right: number, top: number, fill: string): Drawing {
  const middle = (left + right) / 2;
  const drawn: Stroke[] = [...stroke(`M${left} ${GROUND - 23}H${right}`, 1.2)];
  for (const x of [left + 7, middle - 8, right - 23]) drawn.push(...door(x, 16, 18, x === middle - 8 ? fill : SHADE));
  for (const x of [left + 12, right - 20]) drawn.push(...shutters(x, top + 9, 8, 11, fill));
  drawn.push(...shape(arch(middle - 5, top + 6, 10, 15), SHADE, 1.2));
  drawn.push(...shape(circle(middle, top + 12, 2.2), 'var(--paper-piece)', 0.9));
  drawn.push(...shape(`M${middle - 3} ${top + 21}L${middle} ${top + 14}L${middle + 3} ${top + 21}Z`, WALL, 0.9));
  if (random() < 0.5) drawn.push(...stroke(`M${left + 4} ${top + 24}h10M${right - 14} ${top + 24}h10`, 0.8));
  return drawn;
}
/** A shop below with its striped cloth, a long balcony over it. */
function shop(random: Random, left: number, right: number, top: number, fill: string): Drawing {
  const middle = (left + right) / 2;
  const cloth = `M${left + 5} ${GROUND - 20}H${right - 5}L${right - 1} ${GROUND - 12}H${left + 1}Z`;
  const drawn: Stroke[] = [...balcony(middle, top + 6, right - left - 34, fill, random)];
  for (const x of [left + 5, right - 13]) drawn.push(...pane(x, top + 9, 7, 10));
  drawn.push(...pane(left + 9, GROUND - 14, 20, 10), ...door(right - 30, 14, 14, pick(random, ['#a9713f', SHADE])));
  drawn.push(...shape(cloth, 'var(--paper-piece)', 1.3));
  const step = (right - left - 10) / 6;
  for (let n = 0; n < 6; n += 2)
    drawn.push(
      ...patch(
        `M${left + 5 + n * step} ${GROUND - 19}h${step}L${left + 3 + (n + 1) * step} ${GROUND - 13}h${-step}Z`,
        fill,
      ),
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
function palace(random: Random, fill: string, number: number): Drawing {
  const middle = 98 + below(random, 8);
  const half = 40 + below(random, 4);
  const wings = 30 + below(random, 5);
  const kind = number % 4;
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
  if (kind === 3) drawn.push(...belfry(middle, wings - 9, fill));
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
/** A clock under an open arch with its bell. */
const belfry = (x: number, y: number, fill: string): Drawing =>
  shape(rect(x - 11, y - 12, 22, 13), WALL, 1.6).concat(
    shape(arch(x - 4, y - 10, 8, 11), GLASS, 1.1),
    shape(`M${x - 2.6} ${y - 2}C${x - 2} ${y - 7} ${x + 2} ${y - 7} ${x + 2.6} ${y - 2}Z`, 'var(--good-gold)', 0.9),
    shape(`M${x - 14} ${y - 11}L${x} ${y - 19}L${x + 14} ${y - 11}Z`, fill, 1.5),
    shape(circle(x, y + 7, 4), 'var(--paper-piece)', 1.1),
    stroke(`M${x} ${y + 7}v-2.6M${x} ${y + 7}h2`, 0.8),
    patch(rect(x - 40, y + 8, 18, 2.4) + rect(x + 22, y + 8, 18, 2.4), fill),
  );
const dome = (x: number, y: number, r: number, fill: string): Drawing =>
  shape(`M${x - r} ${y}C${x - r} ${y - r * 1.2} ${x + r} ${y - r * 1.2} ${x + r} ${y}Z`, fill, 1.6).concat(
    stroke(`M${x} ${y - r * 0.9}v${-r * 0.5}M${x - r * 0.16} ${y - r * 1.18}h${r * 0.32}`, 1.4),
  );

interface Wanted {
  readonly name: string;
  readonly colour: CardColour;
  readonly upgraded: boolean;
}

function draw({ name, colour, upgraded }: Wanted): Drawing {
  const random = seeded(hash(`${name} front`));
  const fill = `var(--card-${colour})`;
  const number = Number(/\d+$/.exec(name)?.[0] ?? 0); // every kind of front comes up equally often
  const front = colour === 'green' ? workshop : colour === 'blue' ? townHouse : palace;
  const house = front(random, fill, number);
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
