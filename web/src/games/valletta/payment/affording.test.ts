import { expect, test } from 'vitest';
import type { View } from '$lib/protocol/valletta';
import samples from '../../../../tests/fixtures/valletta/samples.json';
import { affordsNothing, canPay } from './affording';
import type { Goods } from '../intents';

const goods = (numbers: readonly number[]): Goods => numbers as unknown as Goods;

test('whoever paid could pay', () => {
  for (const { cost, owned } of samples.payments) expect(canPay(goods(owned), goods(cost))).toBe(true);
});

test('three of any kind replace one that is missing', () => {
  expect(canPay([0, 2, 1, 0], [1, 0, 0, 0])).toBe(true);
  expect(canPay([0, 2, 0, 0], [1, 0, 0, 0])).toBe(false);
  expect(canPay([2, 1, 3, 0], [2, 1, 0, 1])).toBe(true);
  expect(canPay([2, 1, 2, 0], [2, 1, 0, 1])).toBe(false);
  expect(canPay([0, 0, 6, 0], [1, 1, 0, 0])).toBe(true);
  expect(canPay([0, 0, 5, 0], [1, 1, 0, 0])).toBe(false);
});

/** A table with one plot that costs 2 wood and 2 brick, and a player with these goods. */
function table(owned: Goods, owner: number | null = null, houses = 8): View {
  const cost = [0, 2, 0, 2];
  return {
    turn: 0,
    function: null,
    target: null,
    layout: [{ name: 'plot', owner, is_upgraded: false, cost, price: cost }],
    players: [{ goods: owned, houses_left: houses }],
  } as unknown as View;
}

test('a Builder without the goods for any building would do nothing', () => {
  expect(affordsNothing(table([0, 1, 0, 1]), 0, 'builder')).toBe(true);
  expect(affordsNothing(table([0, 2, 0, 2]), 0, 'builder')).toBe(false);
  expect(affordsNothing(table([0, 2, 0, 2], 1), 0, 'builder')).toBe(true);
});

test('without a house one can still upgrade', () => {
  expect(affordsNothing(table([0, 2, 0, 2], null, 0), 0, 'builder')).toBe(true);
  expect(affordsNothing(table([0, 2, 0, 2], 0, 0), 0, 'builder')).toBe(false);
});

test('a card that saves goods is told apart, and a card that does not build never warns', () => {
  expect(affordsNothing(table([0, 2, 0, 0]), 0, 'roofer')).toBe(false);
  expect(affordsNothing(table([0, 2, 0, 0]), 0, 'mason')).toBe(true);
  expect(affordsNothing(table([0, 0, 0, 0]), 0, 'banker')).toBe(false);
});
