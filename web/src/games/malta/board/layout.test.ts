import { expect, test } from 'vitest';
import { jump, nameOf, neighbour } from '$lib/grid/cells';
import {
  cellsOf,
  degreesOf,
  DIRECTIONS,
  fanned,
  lineAt,
  middle,
  onBoard,
  rowsOf,
  sideOf,
  stepFrom,
  turned,
} from './layout';

test('row 1 is at the bottom, column A at the left', () => {
  expect(nameOf({ row: 0, col: 0 })).toBe('A1');
  expect(middle({ row: 0, col: 0 }, 7)).toEqual({ x: 96, y: 696 });
  expect(middle({ row: 6, col: 6 }, 7)).toEqual({ x: 696, y: 96 });
  expect(cellsOf(5)[0]).toEqual({ row: 4, col: 0 });
  expect(sideOf(7)).toBe(792);
});

test('a step goes where its direction says, on the board or off it', () => {
  expect(stepFrom({ row: 2, col: 3 }, 'up')).toEqual({ row: 3, col: 3 });
  expect(stepFrom({ row: 2, col: 3 }, 'down_left')).toEqual({ row: 1, col: 2 });
  expect(onBoard(stepFrom({ row: 0, col: 3 }, 'down'), 7)).toBe(false);
  expect(onBoard(stepFrom({ row: 4, col: 4 }, 'right'), 5)).toBe(false);
});

test('directions turn clockwise by quarters', () => {
  expect(turned('up', 1)).toBe('right');
  expect(turned('left', 3)).toBe('down');
  expect(turned('up_right', -1)).toBe('up_left');
  expect(DIRECTIONS.map(degreesOf)).toEqual([0, 45, 90, 135, 180, 225, 270, 315]);
});

const names = (width: number): string[][] => rowsOf(width).map((cells) => cells.map(nameOf));

test('arrows stop at the edge; Home and End go to the ends of the row', () => {
  expect(neighbour(names(7), 'D7', 'ArrowUp')).toBe('D7');
  expect(neighbour(names(7), 'D3', 'ArrowUp')).toBe('D4');
  expect(neighbour(names(5), 'D3', 'End')).toBe('E3');
});

test('N and P go round the possible spaces in reading order, from the top', () => {
  const order = names(7).flat();
  const aims = ['B1', 'C6'];
  expect(jump(order, 'A7', aims, 1)).toBe('C6');
  expect(jump(order, 'C6', aims, 1)).toBe('B1');
  expect(jump(order, 'B1', aims, 1)).toBe('C6');
  expect(jump(order, 'B1', aims, -1)).toBe('C6');
  expect(jump(order, 'B1', [], 1)).toBeNull();
});

test('lines of the view are rows first, then columns', () => {
  expect(lineAt(3)).toEqual({ axis: 'row', index: 3 });
  expect(lineAt(7)).toEqual({ axis: 'column', index: 0 });
});

test.each([1, 2, 3, 4, 5, 6])('%i pawns on a space stand apart, inside of it', (pawns) => {
  const places = Array.from({ length: pawns }, (_, place) => fanned(place, pawns));
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(pawns);
  for (const { x, y } of places) expect(Math.hypot(x, y)).toBeLessThan(50);
});
