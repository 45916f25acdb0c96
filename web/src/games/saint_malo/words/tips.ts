/** What the things of this table are and do, in a few words. */
import { words } from '$lib/i18n';
import type { CityView, View } from '$lib/protocol/saint_malo';
import { cellLabel, thingWord } from './cellNames';
import { HEADS, isCharacter, placeIn, type Character, type Face } from '../intents';
import type { Cell } from '$lib/grid/cells';
import { isTower } from '../board/layout';

export const faceTip = (view: View, face: Face): string =>
  words.say('web-tip-saint_malo-face', { face, price: view.delivery_price });

export const characterTip = (character: Character): string =>
  words.say('web-tip-saint_malo-character', { character, heads: HEADS[character] });

/** How the pirates stand, a sentence or a name, and what they do. */
export const piratesTip = (says: string): string =>
  words.say('web-tip-saint_malo-pirates', { says: says.replace(/\.$/u, '') });

/** A cell: its name with what could be drawn there, else what stands in it and does. */
export function cellTip(view: View, seat: number, cell: Cell): string {
  const label = cellLabel(view, seat, cell);
  if (isTower(cell) || placeIn(view, cell) !== null) return label;
  const content = view.cities[seat]?.cells[cell.row]?.[cell.col] ?? 'empty';
  const does = isCharacter(content)
    ? characterTip(content)
    : words.say('web-tip-saint_malo-content', { content: thingWord(content) });
  return `${label}. ${does}`;
}

/** The three stores of a city. */
export function storeTips(view: View, city: CityView): { readonly [store in 'bank' | 'lumber' | 'cannons']: string } {
  const { cannons } = view;
  return {
    bank: words.say('web-tip-saint_malo-bank', { coins: city.coins }),
    lumber: words.say('web-tip-saint_malo-lumber', { logs: city.logs }),
    cannons: words.say('web-tip-saint_malo-cannons', { left: Math.max(0, cannons - city.cannons_lost), cannons }),
  };
}
