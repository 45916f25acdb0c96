/** What can be done now, read off the legal moves of the view; nothing here decides whether a move is legal. */
import type {
  Build,
  Choose,
  ChoosePair,
  Decline,
  Dismiss,
  Hire,
  Move,
  PayAmount,
  Play,
  Upgrade,
  Use,
  View,
  BuildingView,
  PlayerView,
} from '$lib/protocol/valletta';
import type { IconName } from '$lib/pieces/icons';

export type Good = Choose['good'];
export type Character = Play['character'];
export type Goods = readonly [number, number, number, number];
export const GOODS: readonly Good[] = ['gold', 'wood', 'stone', 'brick'];
export const HAND = 5;
export const PLAYS = 3;

const isKind =
  <K extends Move['kind']>(kind: K) =>
  (move: Move): move is Extract<Move, { kind: K }> =>
    move.kind === kind;

export const goodIcon = (good: Good): IconName => `good-${good}`;
export const kindOf = (good: Good): number => GOODS.indexOf(good);
export const total = (goods: Goods): number => goods.reduce((sum, number) => sum + number, 0);

export const choicesOf = (view: View): readonly Choose[] => view.moves.filter(isKind('choose'));
export const pairsOf = (view: View): readonly ChoosePair[] => view.moves.filter(isKind('choose_pair'));
export const amountsOf = (view: View): readonly PayAmount[] => view.moves.filter(isKind('pay_amount'));
export const useOf = (view: View): Use | null => view.moves.find(isKind('use')) ?? null;
export const declineOf = (view: View): Decline | null => view.moves.find(isKind('decline')) ?? null;
export const hiresOf = (view: View): readonly Hire[] => view.moves.filter(isKind('hire'));
export const hireOf = (view: View, character: Character): Hire | null =>
  hiresOf(view).find((move) => move.character === character) ?? null;

/** What can be done with a card of the hand: play it, or dismiss it. */
export const cardMove = (view: View, character: Character): Play | Dismiss | null =>
  view.moves.find(
    (move): move is Play | Dismiss => (move.kind === 'play' || move.kind === 'dismiss') && move.character === character,
  ) ?? null;

/** What can be done with a building: build it, or upgrade it. */
export const buildingMove = (view: View, building: string): Build | Upgrade | null =>
  view.moves.find(
    (move): move is Build | Upgrade => (move.kind === 'build' || move.kind === 'upgrade') && move.building === building,
  ) ?? null;

/** The slots of the buildings that can be chosen now. */
export const legalSlots = (view: View): readonly number[] =>
  view.layout.flatMap((building, slot) => (buildingMove(view, building.name) === null ? [] : [slot]));

export const buildingNamed = (view: View, name: string | null): BuildingView | null =>
  view.layout.find((building) => building.name === name) ?? null;
export const playerAt = (view: View, seat: number): PlayerView | null => view.players[seat] ?? null;

/** The goods icons and the points a building shows on the side that lies up. */
export const iconsOf = (building: BuildingView): number =>
  building.is_upgraded ? building.icons_upgraded : building.icons;
export const pointsOf = (building: BuildingView): number =>
  building.is_upgraded ? building.points_upgraded : building.points;

/** The colour of a character's card: the five of the box (V-COMP-19, V-COMP-26). */
export type CardColour = 'red' | 'purple' | 'green' | 'blue' | 'yellow';
const COLOURS: { readonly [colour in CardColour]: readonly Character[] } = {
  red: ['shopkeeper', 'lumberjack', 'stonecutter', 'brickmaker', 'maid', 'builder'],
  purple: ['apprentice', 'jean_de_la_valette'],
  green: ['banker', 'joiner', 'stone_carver', 'brick_master'],
  blue: [
    'monk',
    'roofer',
    'trader',
    'seamstress',
    'merchant',
    'foreman',
    'chamberlain',
    'mason',
    'innkeeper',
    'nun',
    'carpenter',
    'tax_collector',
  ],
  yellow: [
    'architect_laparelli',
    'bailiff_schilling',
    'grand_master_del_monte',
    'pope_pius_v',
    'emperor_charles_v',
    'king_philip_ii',
    'knight_rekuk',
  ],
};
const COLOUR_LIST: readonly CardColour[] = ['red', 'purple', 'green', 'blue', 'yellow'];
export const CHARACTERS: readonly Character[] = COLOUR_LIST.flatMap((colour) => COLOURS[colour]);
export const colourOf = (character: Character): CardColour =>
  COLOUR_LIST.find((colour) => COLOURS[colour].includes(character)) ?? 'red';
