import { expect, test } from 'vitest';
import { fanOf, rowOf } from './fan';

/** Where the last card of a row ends. */
const endOf = (cards: number, { width, gap }: { width: number; gap: number }): number =>
  cards * width + (cards - 1) * gap;

test('every hand fits into the room it has', () => {
  for (const room of [440, 580, 734])
    for (let cards = 1; cards <= 30; cards++) expect(endOf(cards, fanOf(cards, room))).toBeLessThanOrEqual(room);
});

test('cards grow narrower before they overlap', () => {
  expect(fanOf(5, 734)).toEqual({ width: 126, gap: 8, narrow: false });
  expect(fanOf(7, 734)).toMatchObject({ narrow: true });
  expect(fanOf(7, 734).gap).toBeGreaterThan(0);
  expect(fanOf(12, 734).gap).toBeLessThan(0);
});

test('a row that must scroll shows a part of its next card', () => {
  for (const room of [360, 390, 430, 700]) {
    const cards = 9;
    const { width, gap } = rowOf(cards, room);
    const beyond = (room - 8) / (width + gap);
    if (endOf(cards, { width, gap }) <= room - 16) continue;
    expect(beyond % 1).toBeGreaterThan(0.25);
    expect(beyond % 1).toBeLessThan(0.85);
  }
  expect(rowOf(2, 390).width).toBe(138);
});
