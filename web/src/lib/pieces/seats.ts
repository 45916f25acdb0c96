/** The shapes and colours of the seats (design, section 10), and the faces of the computer players. */
import { LEVEL_FACES } from '$lib/protocol/levels';
import type { IconName } from './icons';

const SHAPES = ['disc', 'triangle', 'square', 'diamond', 'cross', 'crescent'] as const;
const shapeOf = (seat: number): (typeof SHAPES)[number] => SHAPES[seat % SHAPES.length] ?? 'disc';

export const crestOf = (seat: number): IconName => `crest-${shapeOf(seat)}`;
export const figureOf = (seat: number): IconName => `figure-${shapeOf(seat)}`;
export const colourOf = (seat: number): string => `var(--player-${(seat % SHAPES.length) + 1})`;

const FACES: { readonly [bot: string]: IconName } = {
  ...LEVEL_FACES,
  greedy: LEVEL_FACES.squire, // the squire's old name
};
/** The picture of a computer player; ones we do not know look strong. */
export const faceOf = (bot: string): IconName => FACES[bot] ?? 'bot-knight';

/** The computer player most people like to play with. */
const FAVOURITE = 'squire';
export const favourite = (bots: readonly string[]): string =>
  bots.includes(FAVOURITE) ? FAVOURITE : (bots.at(-1) ?? 'random');
