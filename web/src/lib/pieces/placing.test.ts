import { expect, test } from 'vitest';
import { placeBeside, type Box } from './placing';

const ROOM = { width: 1440, height: 900 };
const NOTE = { width: 400, height: 200 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const HEADING = box(1120, 150, 80, 24);

test('where nothing is in the way, a paper lies below', () => {
  expect(placeBeside(box(700, 300, 80, 24), NOTE, ROOM, [])).toEqual({ left: 540, top: 334, covers: 0 });
});

test('dice and buttons below a heading stay free: the paper lies beside them', () => {
  const dice = [0, 1, 2, 3, 4].map((n) => box(1100 + 65 * n, 190, 56, 56));
  const button = box(1100, 300, 300, 46);
  const { left, top, covers } = placeBeside(HEADING, NOTE, ROOM, [...dice, button]);
  expect(covers).toBe(0);
  expect(left + NOTE.width).toBeLessThanOrEqual(1100);
  expect(top).toBeGreaterThanOrEqual(8);
});

test('at the lower edge it lies above', () => {
  expect(placeBeside(box(700, 850, 80, 24), NOTE, ROOM, []).top).toBe(640);
});

test('where no place is free it says how much it covers, and stays in the window', () => {
  const place = placeBeside(box(10, 300, 80, 24), NOTE, { width: 416, height: 500 }, [box(0, 0, 416, 500)]);
  expect(place.covers).toBeGreaterThan(0);
  expect(place.left).toBe(8);
});
