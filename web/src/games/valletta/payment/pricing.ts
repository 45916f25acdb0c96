/**
 * What building and upgrading come to: for showing only, the game settles every cost. The twin of the terminal's
 * pricing; a test compares it with the engine over whole games.
 */
import type { BuildingView, View } from '$lib/protocol/valletta';
import { GOODS, buildingNamed, kindOf, type Character, type Good, type Goods } from '../intents';
import { columnOf, zoneOf } from '../board/layout';

/** The kind of which these characters save two (V-CHAR-ROOFER-1, V-CHAR-MASON-1, V-CHAR-CARPENTER-1). */
const SAVES: { readonly [character in Character]?: Good } = { roofer: 'brick', mason: 'stone', carpenter: 'wood' };
const REDUCTION = 2;
/** The points of Jean's zone, as the header of the zone says. */
export const BONUS = 2;

export const savedKind = (view: View): Good | null => (view.function === null ? null : (SAVES[view.function] ?? null));

/** The printed cost of upgrading: everything but gold (V-UPG-02, V-UPG-03). */
export const upgradeCost = ({ cost }: BuildingView): Goods => [0, cost[1], cost[2], cost[3]];

/** What building or upgrading this costs whose turn it is now (V-COST-01, V-COST-02). */
export function priceOf(view: View, building: BuildingView): Goods {
  if (view.target === building.name) return view.cost;
  const base = building.owner === view.turn ? upgradeCost(building) : building.price;
  const saved = savedKind(view);
  if (saved === null) return base;
  const [gold, wood, stone, brick] = base.map((number, kind) =>
    kind === kindOf(saved) ? Math.max(0, number - REDUCTION) : number,
  );
  return [gold ?? 0, wood ?? 0, stone ?? 0, brick ?? 0];
}

/** What takes something off the printed cost, line by line. */
export type Saving =
  | { readonly why: 'upgrade'; readonly good: Good; readonly number: number }
  | { readonly why: 'neighbours'; readonly good: Good; readonly number: number }
  | { readonly why: 'character'; readonly good: Good; readonly number: number; readonly character: Character };

export function savingsOf(view: View, building: BuildingView): readonly Saving[] {
  const found: Saving[] = [];
  const price = priceOf(view, building);
  const upgrade = building.owner !== null;
  const gold = building.cost[0] - price[0];
  if (gold > 0) found.push({ why: upgrade ? 'upgrade' : 'neighbours', good: 'gold', number: gold });
  for (const good of GOODS.slice(1)) {
    const number = building.cost[kindOf(good)]! - price[kindOf(good)]!;
    if (number > 0 && view.function !== null) found.push({ why: 'character', good, number, character: view.function });
  }
  return found;
}

/** Whether the goods cover a price without replacing any. */
export const covers = (owned: Goods, price: Goods): boolean => price.every((number, kind) => owned[kind]! >= number);

/** The points for building or upgrading there while Jean stands where he does (V-BONUS-01, V-BONUS-02). */
export function bonusOf(view: View, name: string): number {
  const slot = view.layout.findIndex((building) => building.name === name);
  const upgrade = buildingNamed(view, name)?.owner !== null;
  if (slot < 0 || zoneOf(view.jean) !== columnOf(slot)) return 0;
  return upgrade && view.options['bonus_on_upgrade'] !== true ? 0 : BONUS;
}
