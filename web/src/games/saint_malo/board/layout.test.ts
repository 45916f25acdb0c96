import { expect, test } from 'vitest';
import {
  LAP,
  SIDES,
  TOWERS,
  buoy,
  cellsOf,
  corner,
  isDark,
  isTower,
  indices,
  jump,
  nameOf,
  neighbour,
  sideOf,
} from './layout';

const cells = indices.flatMap((row) => indices.map((col) => ({ row, col })));

test('a city has 25 light cells, 20 dark ones and four towers', () => {
  expect(cells.filter(isTower)).toHaveLength(4);
  expect(cells.filter(isDark)).toHaveLength(20);
  expect(cells.filter((cell) => !isTower(cell) && !isDark(cell))).toHaveLength(25);
});

test('every dark cell lies on exactly one side, along the arrow of its tower', () => {
  for (const side of SIDES) {
    const [first] = cellsOf(side);
    const tower = TOWERS[side].cell;
    expect(cellsOf(side).every((cell) => sideOf(cell) === side)).toBe(true);
    expect(Math.abs(first!.row - tower.row) + Math.abs(first!.col - tower.col)).toBe(1);
  }
  expect(SIDES.flatMap(cellsOf)).toHaveLength(cells.filter(isDark).length);
});

test('cells are named as in the log', () => {
  expect(nameOf({ row: 4, col: 2 })).toBe('C5');
  expect(corner({ row: 0, col: 0 })).toEqual({ x: 66, y: 66 });
});

test('the rope has fifty buoys and begins again after them', () => {
  const places = new Set(Array.from({ length: LAP }, (_, points) => JSON.stringify(buoy(points))));
  expect(places.size).toBe(LAP);
  expect(buoy(LAP + 3).x).toBeCloseTo(buoy(3).x);
});

test('arrows stop at the edge; Home and End go to the ends of the row', () => {
  expect(neighbour({ row: 0, col: 3 }, 'ArrowUp')).toEqual({ row: 0, col: 3 });
  expect(neighbour({ row: 2, col: 3 }, 'ArrowRight')).toEqual({ row: 2, col: 4 });
  expect(neighbour({ row: 2, col: 3 }, 'End')).toEqual({ row: 2, col: 6 });
});

test('N and P go round the possible cells in reading order', () => {
  const legal = [
    { row: 5, col: 1 },
    { row: 1, col: 2 },
  ];
  expect(jump({ row: 3, col: 3 }, legal, 1)).toEqual({ row: 5, col: 1 });
  expect(jump({ row: 5, col: 1 }, legal, 1)).toEqual({ row: 1, col: 2 });
  expect(jump({ row: 1, col: 2 }, legal, -1)).toEqual({ row: 5, col: 1 });
  expect(jump({ row: 1, col: 2 }, [], 1)).toBeNull();
});
