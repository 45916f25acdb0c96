/**
 * What a placement would bring at once, for the badge beside a legal cell. A reading of the printed values for the
 * shipped data, never a decision: the server says what happened. With house data nothing is foretold.
 */
import type { CityView, View } from '$lib/protocol/saint_malo';
import { churchSize, isCharacter, thingDue } from '../intents';
import type { Cell } from '$lib/grid/cells';
import { cellsOf, sideOf, type Side } from './layout';

export interface Gain {
  readonly points: number;
  readonly coins: number;
  readonly completes: Side | null;
  readonly destroys: Side | null;
}

const PRINTED = { house: 3, citizen: 1, noble: 7, church: 1, crate: 1, type: 2 };

function around(city: CityView, { row, col }: Cell): readonly string[] {
  const found: string[] = [];
  for (let r = row - 1; r <= row + 1; r++) {
    for (let c = col - 1; c <= col + 1; c++) {
      const content = city.cells[r]?.[c];
      if (content !== undefined && (r !== row || c !== col)) found.push(content);
    }
  }
  return found;
}

function atOnce(city: CityView, thing: string, cell: Cell): { points: number; coins: number } {
  const near = around(city, cell);
  switch (thing) {
    case 'house':
    case 'citizen':
    case 'noble':
      return { points: PRINTED[thing], coins: 0 };
    case 'priest':
      return { points: PRINTED.church * near.filter((content) => churchSize(content) > 0).length, coins: 0 };
    case 'merchant':
      return { points: 0, coins: PRINTED.crate * near.filter((content) => content === 'crate').length };
    case 'juggler':
      return { points: PRINTED.type * new Set(near.filter(isCharacter)).size, coins: 0 };
    default:
      return { points: 0, coins: 0 };
  }
}

/** What the thing that is due would bring in a cell; null if nothing can be said. */
export function gainOf(view: View, cell: Cell): Gain | null {
  const thing = thingDue(view);
  const city = view.cities[view.turn];
  if (thing === null || city === undefined || view.data !== null) return null;
  const { points, coins } = atOnce(city, thing, cell);
  const side = sideOf(cell);
  if (side === null) return { points, coins, completes: null, destroys: null };
  if (thing !== 'wall') {
    return { points, coins, completes: null, destroys: city.sides[side] === 'open' ? side : null };
  }
  const walls = cellsOf(side).filter(({ row, col }) => city.cells[row]?.[col] === 'wall').length;
  const completes = walls === cellsOf(side).length - 1 ? side : null;
  const [kind, amount] = view.bonuses[side];
  return {
    points: points + (completes !== null && kind === 'points' ? amount : 0),
    coins: coins + (completes !== null && kind === 'coins' ? amount : 0),
    completes,
    destroys: null,
  };
}
