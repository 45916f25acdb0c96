import { expect, test } from 'vitest';
import { cellNamed, jump, nameOf, neighbour } from '$lib/grid/cells';
import { LAP, ROWS, SIDES, TOWERS, buoy, cellsOf, corner, isDark, isTower, sideOf } from './layout';

const cells = ROWS.flat();
const names = ROWS.map((row) => row.map(nameOf));

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
  expect(cells.map(nameOf).map(cellNamed)).toEqual(cells);
  expect(corner({ row: 0, col: 0 })).toEqual({ x: 66, y: 66 });
});

test('the rope has fifty buoys and begins again after them', () => {
  const places = new Set(Array.from({ length: LAP }, (_, points) => JSON.stringify(buoy(points))));
  expect(places.size).toBe(LAP);
  expect(buoy(LAP + 3).x).toBeCloseTo(buoy(3).x);
});

test('arrows stop at the edge; Home and End go to the ends of the row', () => {
  expect(neighbour(names, 'D1', 'ArrowUp')).toBe('D1');
  expect(neighbour(names, 'D3', 'ArrowRight')).toBe('E3');
  expect(neighbour(names, 'D3', 'End')).toBe('G3');
});

test('N and P go round the possible cells in reading order', () => {
  const order = names.flat();
  const legal = ['B6', 'C2'];
  expect(jump(order, 'D4', legal, 1)).toBe('B6');
  expect(jump(order, 'B6', legal, 1)).toBe('C2');
  expect(jump(order, 'C2', legal, -1)).toBe('B6');
  expect(jump(order, 'C2', [], 1)).toBeNull();
});
