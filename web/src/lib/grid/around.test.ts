import { expect, test } from 'vitest';
import { around, cellIn } from './around';

test('what is pointed at is drawn with its neighbours, and never less than a few cells', () => {
  expect(around([{ row: 2, col: 2 }], 7)).toEqual({ top: 0, left: 0, rows: 4, columns: 4 });
  expect(around([{ row: 0, col: 6 }], 7)).toEqual({ top: 0, left: 3, rows: 4, columns: 4 });
  expect(
    around(
      [
        { row: 2, col: 1 },
        { row: 2, col: 5 },
      ],
      7,
    ),
  ).toEqual({ top: 0, left: 0, rows: 4, columns: 7 });
  expect(around([], 7)).toEqual({ top: 0, left: 0, rows: 7, columns: 7 });
});

test('a cell is read from an address', () => {
  expect(cellIn('cell (2,3)')).toEqual({ row: 2, col: 3 });
  expect(cellIn('pirates')).toBeNull();
});
