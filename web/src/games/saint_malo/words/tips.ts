/** What the things of this table are and do, in a few words. */
import { words } from '$lib/i18n';
import type { CityView, View } from '$lib/protocol/saint_malo';
import { cellLabel, thingWord } from './cellNames';
import type { SaintMaloScene } from '../selection.svelte';
import { headsFor, isCharacter, placeIn, type Character, type Face } from '../intents';
import type { Cell } from '$lib/grid/cells';
import { isTower } from '../board/layout';

export const faceTip = (view: View, face: Face): string =>
  words.say('web-tip-saint_malo-face', { face, price: view.delivery_price });

export const characterTip = (scene: SaintMaloScene, character: Character): string =>
  words.say('web-tip-saint_malo-character', { character, heads: headsFor(scene, character) });

/** How the pirates stand, a sentence or a name, and what they do. */
export const piratesTip = (says: string): string =>
  words.say('web-tip-saint_malo-pirates', { says: says.replace(/\.$/u, '') });

/** A cell: its name with what could be drawn there, else what stands in it and does. */
export function cellTip(scene: SaintMaloScene, cell: Cell, choosing: boolean): string {
  const { view, home } = scene;
  const label = cellLabel(scene, cell, choosing);
  if (isTower(cell) || (choosing && placeIn(view, cell) !== null)) return label;
  const content = view.cities[home]?.cells[cell.row]?.[cell.col] ?? 'empty';
  const does = isCharacter(content)
    ? characterTip(scene, content)
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
