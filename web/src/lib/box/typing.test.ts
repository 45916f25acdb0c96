import { expect, test } from 'vitest';
import type { Field } from '$games/box';
import { nextOf, stepped, toggled, typed } from './typing';

const base = { path: ['x'], fact: 'x', row: '', label: '' };
const cost: Field = { ...base, kind: 'number', low: 0, high: 20 };
const copies: Field = { ...base, kind: 'number', low: 1, high: 54, long: true };
const choices = ['up', 'up_right', 'right', 'down_right', 'down'].map((value) => ({ value, label: value }));
const good: Field = { ...base, kind: 'choice', choices };
const arrows: Field = { ...base, kind: 'set', choices };

test('a digit is the number, and typing goes on', () => {
  expect(typed(cost, 7, 3, true)).toEqual({ value: 3, goesOn: true });
});
test('where more digits may come, they follow, as far as they fit', () => {
  expect(typed(copies, 7, 1, true)).toEqual({ value: 1, goesOn: false });
  expect(typed(copies, 1, 2, false)).toEqual({ value: 12, goesOn: false });
  expect(typed(copies, 12, 3, false)).toEqual({ value: 3, goesOn: false });
  expect(typed(copies, 7, 0, true)).toEqual({ value: 1, goesOn: false });
});
test('a digit is the place of a choice', () => {
  expect(typed(good, 'up', 3, true)).toEqual({ value: 'right', goesOn: true });
  expect(typed(good, 'up', 9, true)).toBeNull();
});
test('arrows lie round the 5, and keep their order', () => {
  expect(typed(arrows, ['right'], 8, true)).toEqual({ value: ['up', 'right'], goesOn: false });
  expect(typed(arrows, ['up', 'right'], 6, true)).toEqual({ value: ['up'], goesOn: false });
  expect(typed(arrows, [], 5, true)).toBeNull();
  expect(toggled(arrows, ['up'], 'down')).toEqual({ value: ['up', 'down'], goesOn: false });
});
test('steps end at the bounds; choices go round', () => {
  expect(stepped(cost, 20, 1)?.value).toBe(20);
  expect(stepped(copies, 1, -1)?.value).toBe(1);
  expect(stepped(good, 'down', 1)?.value).toBe('up');
  expect(stepped(arrows, [], 1)).toBeNull();
});
test('typing passes by what seldom differs', () => {
  expect(nextOf([cost, { ...cost, aside: true }, good], 0)).toBe(2);
  expect(nextOf([cost, { ...cost, aside: true }], 0)).toBe(0);
});
