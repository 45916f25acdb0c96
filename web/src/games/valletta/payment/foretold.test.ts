import { expect, test } from 'vitest';
import type { View } from '$lib/protocol/valletta';
import samples from '../../../../tests/fixtures/valletta/samples.json';
import { gainOf } from '../hand/brings';
import type { Character, Goods } from '../intents';
import { laidOut } from './payment';
import { bonusOf, covers, priceOf, savingsOf } from './pricing';

interface Sample {
  readonly buildings: { readonly [slot: string]: object | undefined };
}

/** A view as far as it is read here: all slots but those told are empty plots of nobody. */
function viewOf({ buildings, ...seen }: Sample): View {
  const layout: object[] = Array.from({ length: 30 }, (_, slot) => ({ name: `plot ${slot}`, owner: null }));
  for (const [slot, building] of Object.entries(buildings)) layout[Number(slot)] = building ?? {};
  return { ...seen, target: null, layout } as unknown as View;
}
const found = (view: View, name: string) => view.layout.find((building) => building.name === name)!;
const goods = (numbers: readonly number[]): Goods => numbers as unknown as Goods;

test.each(samples.due.map((one, n) => [n, one] as const))('the price foretold is what was asked (%i)', (_, one) => {
  const view = viewOf(one.view);
  expect(priceOf(view, found(view, one.building))).toEqual(one.cost);
});

test.each(samples.prices.map((one, n) => [n, one] as const))(
  'the price was paid, and the bonus came (%i)',
  (_, one) => {
    const view = viewOf(one.view);
    const price = priceOf(view, found(view, one.building));
    if (covers(goods(one.owned), price)) expect(one.paid).toEqual(price);
    expect(laidOut(price, goods(one.owned), goods(one.paid)).open).toBe(0);
    expect(bonusOf(view, one.building)).toBe(one.bonus);
  },
);

test.each(samples.prices.map((one, n) => [n, one] as const))('every piece saved is named (%i)', (_, one) => {
  const view = viewOf(one.view);
  const building = found(view, one.building);
  const saved = savingsOf(view, building).reduce((sum, saving) => sum + saving.number, 0);
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
  expect(sum(building.cost) - saved).toBe(sum(priceOf(view, building)));
});

test.each(samples.payments.map((one, n) => [n, one] as const))(
  'payments are complete where the game takes them (%i)',
  (_, one) => {
    const accepted = new Set(one.accepted.map(String));
    const [cost, owned] = [goods(one.cost), goods(one.owned)];
    const ranges = one.owned.map((number) => Array.from({ length: number + 1 }, (_, n) => n));
    for (const gold of ranges[0]!)
      for (const wood of ranges[1]!)
        for (const stone of ranges[2]!)
          for (const brick of ranges[3]!) {
            const paid = [gold, wood, stone, brick] as const;
            expect(laidOut(cost, owned, paid).open === 0, String(paid)).toBe(accepted.has(String(paid)));
          }
    expect(accepted.has(String(one.proposed))).toBe(true);
  },
);

test.each(samples.gains.map((one, n) => [n, one] as const))('what a card brings is foretold (%i)', (_, one) => {
  expect(gainOf(viewOf(one.view), one.view.turn, one.character as Character)?.number).toBe(one.number);
});
