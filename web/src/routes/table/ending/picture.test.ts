import { expect, test } from 'vitest';
import { inLines, namesUsed, shortened } from './picture';

test('a headline is broken between words, never within one', () => {
  expect(inLines('Anna wins by two', 11)).toEqual(['Anna wins', 'by two']);
  expect(inLines('Großmutter-Hildegard gewinnt', 10)).toEqual(['Großmutter-Hildegard', 'gewinnt']);
  expect(inLines('', 10)).toEqual(['']);
});

test('a name that is too long is shortened', () => {
  expect([shortened('Anna', 8), shortened('Großmutter Hildegard', 12)]).toEqual(['Anna', 'Großmutter…']);
});

test('the colours a drawing takes from outside are found', () => {
  expect(namesUsed('<path fill="var(--wash,#EDB52C)"/><path fill="var(--wash)" stroke="var(--ink)"/>')).toEqual([
    '--wash',
    '--ink',
  ]);
});
