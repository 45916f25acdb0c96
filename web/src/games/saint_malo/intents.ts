/** What can be done now, read off the legal moves of the view; nothing here decides whether a move is legal. */
import {
  RULE_OF,
  type Decline,
  type Keep,
  type Move,
  type Pass,
  type Place,
  type Recruit,
  type Stop,
  type Use,
  type View,
} from '$lib/protocol/saint_malo';
import type { IconName } from '$lib/pieces/icons';
import type { Cell } from '$lib/grid/cells';
import { isDark, isTower } from './board/layout';
import type { SaintMaloScene } from './selection.svelte';

export type Face = Keep['faces'][number];
export type DieSymbol = Use['symbol'];
export type Character = Recruit['character'];

export const SYMBOLS: readonly DieSymbol[] = ['log', 'crate', 'wall', 'cross', 'head'];
export const CHARACTERS: readonly Character[] = [
  'citizen',
  'soldier',
  'priest',
  'architect',
  'merchant',
  'juggler',
  'noble',
];
/** The heads a character comes for. */
export const headsFor = ({ explanation }: SaintMaloScene, character: Character): number =>
  explanation?.heads[CHARACTERS.indexOf(character)] ?? 0;

const isKind =
  <K extends Move['kind']>(kind: K) =>
  (move: Move): move is Extract<Move, { kind: K }> =>
    move.kind === kind;

export const placesOf = (view: View): readonly Place[] => view.moves.filter(isKind('place'));
export const recruitsOf = (view: View): readonly Recruit[] => view.moves.filter(isKind('recruit'));
export const usesOf = (view: View): readonly Use[] => view.moves.filter(isKind('use'));
export const passOf = (view: View): Pass | null => view.moves.find(isKind('pass')) ?? null;
export const declineOf = (view: View): Decline | null => view.moves.find(isKind('decline')) ?? null;
export const stopOf = (view: View): Stop | null => view.moves.find(isKind('stop')) ?? null;

/** The legal placement in a cell, if there is one. */
export const placeIn = (view: View, { row, col }: Cell): Place | null =>
  placesOf(view).find((move) => move.row === row && move.col === col) ?? null;

/** The legal announcement of a symbol with so many dice, if there is one. */
export const useOf = (view: View, symbol: DieSymbol, dice: number): Use | null =>
  usesOf(view).find((move) => move.symbol === symbol && move.dice === dice) ?? null;

const sorted = (faces: readonly string[]): string => [...faces].sort().join(' ');

/** The legal move that keeps exactly these dice, in whatever order they lie. */
export function keepOf(view: View, faces: readonly Face[]): Keep | null {
  const wanted = sorted(faces);
  return view.moves.filter(isKind('keep')).find((move) => sorted(move.faces) === wanted) ?? null;
}

export const showing = (view: View, face: Face): number => view.dice.filter((die) => die === face).length;

/** The announcement a symbol begins with: all dice that show it, else the nearest number that is legal. */
export function firstUse(view: View, symbol: DieSymbol): Use | null {
  const shown = showing(view, symbol);
  const legal = usesOf(view).filter((move) => move.symbol === symbol);
  const nearest = legal.toSorted((a, b) => Math.abs(a.dice - shown) - Math.abs(b.dice - shown) || a.dice - b.dice);
  return nearest[0] ?? null;
}

/** The announcement without a change that most dice show; null if none can be made. */
export function likelyUse(view: View): Use | null {
  const free = usesOf(view).filter((move) => move.dice === showing(view, move.symbol));
  return free.toSorted((a, b) => b.dice - a.dice)[0] ?? null;
}

const QUESTION_THINGS: { readonly [question: string]: (view: View) => string | null } = {
  crate: () => 'crate',
  section: () => 'wall',
  church: (view) => `church_${view.number}`,
  character: (view) => view.character,
  house: () => 'house',
};

/** What would be drawn in a cell now, by its name in the city; null if nothing is to be drawn. */
export const thingDue = (view: View): string | null => QUESTION_THINGS[view.question]?.(view) ?? null;

export const isCharacter = (content: string): content is Character =>
  (CHARACTERS as readonly string[]).includes(content);
export const churchSize = (content: string): number =>
  content.startsWith('church_') ? Number(content.slice('church_'.length)) : 0;

/** The drawing of what stands in a cell. */
export function iconOf(content: string): IconName | null {
  if (isCharacter(content)) return `person-${content}`;
  if (churchSize(content) > 0) return 'church';
  switch (content) {
    case 'crate':
      return 'die-crate';
    case 'wall':
      return 'die-wall';
    case 'house':
      return 'house';
    default:
      return null;
  }
}

export const faceIcon = (face: Face): IconName => (face === 'crossed_swords' ? 'die-swords' : `die-${face}`);

/** The rule behind what stands in a cell, or behind the empty cell itself. */
export function ruleOfCell(content: string, cell: Cell): string {
  if (isTower(cell)) return RULE_OF.tower;
  if (content === 'empty') return isDark(cell) ? RULE_OF.dark : RULE_OF.light;
  const thing = churchSize(content) > 0 ? 'church' : content;
  return thing in RULE_OF ? RULE_OF[thing as keyof typeof RULE_OF] : RULE_OF.turn;
}
