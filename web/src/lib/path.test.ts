import { expect, test } from 'vitest';
import { partsOf } from './path';

test('an address has parts', () => {
  expect(partsOf('/')).toEqual([]);
  expect(partsOf('/t/abc')).toEqual(['t', 'abc']);
  expect(partsOf('/rules//saint%5Fmalo/')).toEqual(['rules', 'saint_malo']);
});

test('an address that is escaped wrongly still leads somewhere', () => {
  expect(partsOf('/t/%')).toEqual(['t', '%']);
  expect(partsOf('/t/%ff/%41')).toEqual(['t', '%ff', 'A']);
});
