import { expect, test } from 'vitest';
import { partsOf, stepIn } from './path';

test('an address has parts', () => {
  expect(partsOf('/')).toEqual([]);
  expect(partsOf('/t/abc')).toEqual(['t', 'abc']);
  expect(partsOf('/rules//saint%5Fmalo/')).toEqual(['rules', 'saint_malo']);
});

test('an address that is escaped wrongly still leads somewhere', () => {
  expect(partsOf('/t/%')).toEqual(['t', '%']);
  expect(partsOf('/t/%ff/%41')).toEqual(['t', '%ff', 'A']);
});

test('a part of an address may name a step', () => {
  expect(['0', '37', undefined, '', '-1', '3.5', 'x', '9'.repeat(9)].map(stepIn)).toEqual([
    0,
    37,
    ...Array<null>(6).fill(null),
  ]);
});
