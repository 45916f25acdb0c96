/** The spoken name of every cell: where it is, what stands there, what could be drawn and what that would bring. */
import { words } from '$lib/i18n';
import type { Outcome, View } from '$lib/protocol/saint_malo';
import { outcomeOf } from '$games/outcomes';
import type { SaintMaloScene } from '../selection.svelte';
import { churchSize, placeIn, thingDue } from '../intents';
import { nameOf, type Cell } from '$lib/grid/cells';
import { isDark, towerSide } from '../board/layout';

/** What a placement brings, part by part. */
export function gainWords({ points, coins, completes, destroys }: Outcome): readonly string[] {
  const parts: string[] = [];
  if (points !== undefined) parts.push(words.say('web-saint_malo-points', { points }));
  if (coins !== undefined) parts.push(words.say('web-saint_malo-coins', { coins }));
  if (completes) parts.push(words.say('web-saint_malo-completes', { side: completes }));
  if (destroys) parts.push(words.say('web-saint_malo-destroys', { side: destroys }));
  return parts;
}

/** The thing's name in messages: churches of every size are one. */
export const thingWord = (thing: string): string => (churchSize(thing) > 0 ? 'church' : thing);

/** What stands in a cell of a seat's city, in words. */
export function cellWords(view: View, seat: number, cell: Cell): string {
  const city = view.cities[seat];
  const side = towerSide(cell);
  if (city !== undefined && side !== null) {
    const [bonus, amount] = view.bonuses[side];
    return words.say('web-saint_malo-tower', { bonus, amount, side, state: city.sides[side] });
  }
  const content = city?.cells[cell.row]?.[cell.col] ?? 'empty';
  return words.say('web-saint_malo-cell', { cell: nameOf(cell), shade: isDark(cell) ? 'dark' : 'light', content });
}

/** The full name of a cell the player can point at. */
export function cellLabel(scene: SaintMaloScene, cell: Cell, choosing: boolean): string {
  const { view, home } = scene;
  const parts = [cellWords(view, home, cell)];
  const thing = thingDue(view);
  const move = choosing ? placeIn(view, cell) : null;
  if (thing !== null && move !== null) {
    parts.push(words.say('web-saint_malo-possible', { thing: thingWord(thing) }));
    parts.push(...gainWords(outcomeOf(scene, move) ?? {}));
  }
  return parts.join('; ');
}
