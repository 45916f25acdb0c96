/**
 * What a card would bring at once, where that can be read off the table: icons and buildings counted, fixed goods.
 * Only foretold; the game gives. A test compares it with what played cards brought.
 */
import type { BuildingView, View } from '$lib/protocol/valletta';
import { iconsOf, type Character, type Good } from '../intents';

export interface Gain {
  readonly good: Good | 'points';
  readonly number: number;
}

const ICONS: { readonly [character in Character]?: Good } = {
  banker: 'gold',
  joiner: 'wood',
  stone_carver: 'stone',
  brick_master: 'brick',
};

const ownOf = (view: View, seat: number): readonly BuildingView[] =>
  view.layout.filter((building) => building.owner === seat);

/** The goods icons of a kind on a seat's buildings (V-CHAR-GREEN-1, V-CHAR-GREEN-4). */
export const iconsOn = (view: View, seat: number, good: Good): number =>
  ownOf(view, seat)
    .filter((building) => building.good === good)
    .reduce((sum, building) => sum + iconsOf(building), 0);

const coloured = (view: View, seat: number, colour: string): number =>
  ownOf(view, seat).filter((building) => building.colour === colour).length;

/** What the card brings its player; null where it depends on choices, on others or on hidden things. */
export function gainOf(view: View, seat: number, character: Character): Gain | null {
  const good = ICONS[character];
  if (good !== undefined) return { good, number: iconsOn(view, seat, good) };
  switch (character) {
    case 'chamberlain':
      return { good: 'gold', number: coloured(view, seat, 'green') };
    case 'emperor_charles_v':
      return { good: 'points', number: coloured(view, seat, 'blue') };
    case 'king_philip_ii':
      return { good: 'points', number: coloured(view, seat, 'green') };
    case 'pope_pius_v':
      return { good: 'points', number: ownOf(view, seat).filter((building) => building.is_upgraded).length };
    default:
      return null;
  }
}

/** What choosing a good brings: the Foreman counts icons; null where every choice brings the same. */
export const choiceGain = (view: View, seat: number, good: Good): number | null =>
  view.question === 'foreman' ? iconsOn(view, seat, good) : null;
