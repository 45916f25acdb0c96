import { expect, test } from 'vitest';
import { rollOf } from './draws';

test('rolls of one turn are counted, dice kept between them', () => {
  const entries = ['2 roll log', '2 keep log', '2 roll wall', '2 use wall 2', '1 roll head', '2 roll log'];
  const rolls = [1, 3, 5, 6].map((entry) =>
    rollOf({ entry, seat: Number(entries[entry - 1]![0]) - 1, word: 'roll', items: [] }, entries),
  );
  expect(rolls).toEqual([1, 2, 1, 1]);
});
