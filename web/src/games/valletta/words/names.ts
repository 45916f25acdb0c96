/** The spoken names of buildings and of the street, and short names for titles. */
import { words, type Values } from '$lib/i18n';
import type { View } from '$lib/protocol/valletta';
import { GOODS, buildingMove, iconsOf, pointsOf, type Character, type Goods } from '../intents';
import { ROMAN, columnOf, rowsOf, zoneOf } from '../board/layout';
import { priceOf, type Gain } from '../payment/price';
import type { VallettaScene } from '../selection.svelte';

const atStart = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const say = (key: string, values: Values = {}): string => words.say(`web-valletta-${key}`, values);

export const goodsText = (goods: Goods): string =>
  words.say('valletta-goods', Object.fromEntries(GOODS.map((good, kind) => [good, goods[kind] ?? 0])));
/** Gains in words: 2 gold, 3 points. */
export const gainText = (gains: readonly Gain[]): string =>
  words.together(
    gains.map(({ good, number }) =>
      good === 'points'
        ? words.say('valletta-points', { points: number })
        : words.say('valletta-amount', { good, number }),
    ),
  );
export const characterName = (character: Character): string => words.say('valletta-character', { character });
export const shortName = (character: Character): string => words.say('valletta-character-short', { character });
export const effectOf = (character: Character): string => words.say(`valletta-character-${character}-effect`);
/** The effect in few words, as a card in the hand tells it. */
export const shortEffectOf = (character: Character): string =>
  words.has(`web-valletta-short-${character}`) ? say(`short-${character}`) : effectOf(character);
export const buildingName = (building: string): string => words.say('valletta-building', { building });
/** The same at the head of a sheet. */
export const buildingTitle = (building: string): string => atStart(buildingName(building));

/** Whether prices are those of the seat that is shown here: they are reckoned for whoever's turn it is. */
export const isOwnPrice = ({ view, home }: VallettaScene): boolean => view.turn === home;

/** The price to be shown on a building: for the own turn what it costs now, else what is printed. */
export function shownPrice(scene: VallettaScene, slot: number): Goods {
  const { view, home } = scene;
  const building = view.layout[slot]!;
  const price = isOwnPrice(scene) ? priceOf(scene, building.name) : null;
  if (price === null) return building.cost;
  const upgrading = view.question === 'build' || view.target === building.name;
  return building.owner === home && !upgrading ? building.cost : price.price;
}

/** Where a building lies: above or below the street, in which row from it, in which zone. */
export function whereIs(view: View, slot: number): string {
  const { above, below } = rowsOf(view.layout.length);
  const side = above.some((row) => row.includes(slot)) ? 'above' : 'below';
  const rows = side === 'above' ? above.toReversed() : below;
  const row = rows.findIndex((slots) => slots.includes(slot)) + 1;
  return say('where', { side, row, numeral: ROMAN[columnOf(slot)] ?? '' });
}

/** The full name of a building: what it is, where it lies, what it costs or whose it is, what it gives. */
export function buildingLabel(scene: VallettaScene, slot: number, choosing: boolean, chosen: boolean): string {
  const { view, names } = scene;
  const building = view.layout[slot]!;
  const parts = [buildingName(building.name), whereIs(view, slot)];
  if (building.owner === null) {
    parts.push(say('lies-here', { character: building.character }));
    parts.push(say('costs', { goods: goodsText(shownPrice(scene, slot)) }));
  } else {
    parts.push(say(building.is_upgraded ? 'owner-upgraded' : 'owner', { name: names[building.owner] ?? '' }));
  }
  parts.push(say('icons', { number: iconsOf(building), good: building.good }));
  parts.push(say('end-points', { points: pointsOf(building) }));
  const move = choosing ? buildingMove(view, building.name) : null;
  const price = priceOf(scene, building.name);
  if (move !== null && price !== null) {
    parts.push(say(move.kind === 'build' ? 'can-build' : 'can-upgrade', { goods: goodsText(price.price) }));
    if (price.bonus !== undefined) parts.push(say('with-bonus', { points: price.bonus }));
    if (chosen) parts.push(say('chosen'));
  }
  return parts.join('; ');
}

/** The street in words: Jean, his zone, every figure, the barrels left. */
export function streetLabel(view: View, names: readonly string[]): string {
  const zone = zoneOf(view.jean);
  const parts = [words.say('valletta-label-street'), words.say('valletta-jean', { space: view.jean })];
  if (zone !== null) parts.push(say('zone', { numeral: ROMAN[zone] ?? '' }));
  for (const [seat, player] of view.players.entries())
    parts.push(
      say('stands', {
        name: names[seat] ?? '',
        track: words.say('valletta-track', { space: player.space, token: player.token }),
      }),
    );
  parts.push(
    say('barrels-left', { number: Object.values(view.barrels_left).reduce((sum, number) => sum + number, 0) }),
  );
  return parts.join('; ');
}
