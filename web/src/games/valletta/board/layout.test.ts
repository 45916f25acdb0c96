import { expect, test } from 'vitest';
import { jump } from '$lib/grid/cells';
import {
  COLUMNS,
  LOW_STREET,
  NARROW_STREET,
  SIDE_STREET,
  SPACES,
  WIDE_STREET,
  columnOf,
  isTight,
  middleOf,
  placeBeside,
  readingOrder,
  rowsOf,
  zoneOf,
} from './layout';

test.each([
  [20, 2, 2],
  [25, 3, 2],
  [30, 3, 3],
])('%i buildings lie in %i rows above and %i below the street', (buildings, above, below) => {
  const rows = rowsOf(buildings);
  expect([rows.above.length, rows.below.length]).toEqual([above, below]);
  expect([...rows.above, ...rows.below].every((row) => row.length === COLUMNS)).toBe(true);
  const order = readingOrder(buildings);
  expect(order.indexOf('street')).toBe(above * COLUMNS);
  const slots = order.filter((place) => place !== 'street');
  expect(slots.toSorted((a, b) => a - b)).toEqual(Array.from({ length: buildings }, (_, n) => n));
});

test('the first row lies next to the street above, the second below, further rows outward', () => {
  const { above, below } = rowsOf(30);
  expect(above.map((row) => row[0])).toEqual([20, 10, 0]);
  expect(below.map((row) => row[0])).toEqual([5, 15, 25]);
});

test('a column is a zone, and so are five spaces', () => {
  expect([0, 7, 29].map(columnOf)).toEqual([0, 2, 4]);
  expect([0, 1, 5, 6, 25].map(zoneOf)).toEqual([null, 0, 0, 1, 4]);
});

test('arrows go from building to building, over the street in one step, and stop at the edge', () => {
  expect(placeBeside(0, 'ArrowDown', 20)).toBe(5);
  expect(placeBeside(5, 'ArrowUp', 20)).toBe(0);
  expect(placeBeside(0, 'ArrowUp', 20)).toBe(10);
  expect(placeBeside(10, 'ArrowUp', 20)).toBe(10);
  expect(placeBeside(6, 'End', 20)).toBe(9);
  expect(placeBeside(6, 'ArrowLeft', 20)).toBe(5);
  expect(placeBeside(5, 'ArrowLeft', 20)).toBe(5);
  expect(placeBeside('street', 'ArrowUp', 20)).toBe(2);
  expect(placeBeside('street', 'ArrowDown', 20)).toBe(7);
  expect(placeBeside('street', 'Home', 20)).toBe('street');
});

test('N and P go round the possible buildings in reading order', () => {
  const order = readingOrder(20);
  expect(jump(order, 10, [0, 17], 1)).toBe(0);
  expect(jump(order, 0, [0, 17], 1)).toBe(17);
  expect(jump(order, 17, [0, 17], 1)).toBe(0);
  expect(jump(order, 'street', [0, 17], -1)).toBe(0);
  expect(jump(order, 0, [], 1)).toBeNull();
});

test('upright cards with their words need a wide and high window', () => {
  expect(isTight(4, 1440, 900)).toBe(false);
  expect(isTight(6, 1440, 900)).toBe(false);
  expect(isTight(4, 1366, 768)).toBe(true);
  expect(isTight(4, 1200, 900)).toBe(true);
  expect(isTight(6, 1440, 860)).toBe(true);
});

test.each([WIDE_STREET, LOW_STREET, SIDE_STREET, NARROW_STREET])(
  'the street has 25 spaces side by side, and a place before them',
  (plan) => {
    const middles = Array.from({ length: SPACES + 1 }, (_, space) => middleOf(plan, space));
    expect(middles.every((x, n) => n === 0 || x > middles[n - 1]!)).toBe(true);
    expect(middles.at(-1)! + plan.space / 2).toBeLessThanOrEqual(plan.width);
  },
);
