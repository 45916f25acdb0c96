/**
 * Whether a card that builds would find anything its player can pay for: said before it is played. Only foretold, as
 * prices are; the game decides. A test compares it with payments the engine takes.
 */
import type { BuildingView, View } from '$lib/protocol/valletta';
import { laidOut } from './payment';
import { playerAt, total, type Character, type Goods } from '../intents';
import { priceOf } from './pricing';

const BUILDERS: readonly Character[] = ['builder', 'roofer', 'mason', 'carpenter'];

/** Whether these goods pay a price, three others for each piece that is missing (V-COST-04). */
export function canPay(owned: Goods, price: Goods): boolean {
  const { missing } = laidOut(price, owned, [
    Math.min(owned[0], price[0]),
    Math.min(owned[1], price[1]),
    Math.min(owned[2], price[2]),
    Math.min(owned[3], price[3]),
  ]);
  return total(owned) - (total(price) - missing) >= 3 * missing;
}

/** Whether a seat could build or upgrade this, were it to play that card now. */
function isInReach(view: View, seat: number, character: Character, building: BuildingView): boolean {
  const player = playerAt(view, seat);
  if (player === null || building.is_upgraded || (building.owner !== null && building.owner !== seat)) return false;
  if (building.owner === null && player.houses_left === 0) return false;
  return canPay(player.goods, priceOf({ ...view, function: character, target: null }, building));
}

/** Whether the card builds, and there is nothing its player could pay for. Foretold in the own turn, where prices are
 *  those of the player. */
export const affordsNothing = (view: View, seat: number, character: Character): boolean =>
  BUILDERS.includes(character) &&
  view.turn === seat &&
  !view.layout.some((building) => isInReach(view, seat, character, building));
