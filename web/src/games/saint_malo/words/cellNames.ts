/** The spoken name of every cell: where it is, what stands there, what could be drawn and what that would bring. */
import { words } from '$lib/i18n';
import type { View } from '$lib/protocol/saint_malo';
import { churchSize, placeIn, thingDue } from '../intents';
import { nameOf, type Cell } from '$lib/grid/cells';
import { isDark, towerSide } from '../board/layout';
import { gainOf, type Gain } from '../board/preview';

/** What a gain says, part by part. */
export function gainWords(gain: Gain): readonly string[] {
  const parts: string[] = [];
  if (gain.points > 0) parts.push(words.say('web-saint_malo-points', { points: gain.points }));
  if (gain.coins > 0) parts.push(words.say('web-saint_malo-coins', { coins: gain.coins }));
  if (gain.completes !== null) parts.push(words.say('web-saint_malo-completes', { side: gain.completes }));
  if (gain.destroys !== null) parts.push(words.say('web-saint_malo-destroys', { side: gain.destroys }));
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
export function cellLabel(view: View, seat: number, cell: Cell): string {
  const parts = [cellWords(view, seat, cell)];
  const thing = thingDue(view);
  if (thing !== null && placeIn(view, cell) !== null) {
    const gain = gainOf(view, cell);
    parts.push(words.say('web-saint_malo-possible', { thing: thingWord(thing) }));
    if (gain !== null) parts.push(...gainWords(gain));
  }
  return parts.join('; ');
}
