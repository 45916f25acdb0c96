import { expect, test } from 'vitest';
import { stepByKey } from './pastKeys';

const STARTS = [0, 4, 9];
const to = (key: string, step: number, shiftKey = false): number | null =>
  stepByKey({ key, shiftKey }, step, 12, STARTS);

test('arrows lead by step and stop at the ends', () => {
  expect([to('ArrowLeft', 5), to('ArrowRight', 5)]).toEqual([4, 6]);
  expect([to('ArrowLeft', 0), to('ArrowRight', 12), to('Home', 5), to('End', 5)]).toEqual([0, 12, 0, 12]);
});

test('brackets, and arrows with Shift, lead by turn', () => {
  expect([to('[', 5), to(']', 5), to(']', 10)]).toEqual([4, 9, 12]);
  expect([to('ArrowLeft', 5, true), to('ArrowRight', 5, true)]).toEqual([4, 9]);
});

test('other keys mean nothing here', () => {
  expect(to('x', 5)).toBeNull();
});
