import { expect, test } from 'vitest';
import { isAboutHere, isAnywhere, isHere } from './whose';

test('a table that this browser keeps says so by its id', () => {
  expect(isHere('here-abcd')).toBe(true);
  expect(isHere('abcd')).toBe(false);
  expect(isAboutHere('/api/tables/here-abcd')).toBe(true);
  expect(isAboutHere('/api/tables/here-abcd/steps/3?look=0')).toBe(true);
  expect(isAboutHere('/api/tables/abcd/log')).toBe(false);
  expect(isAboutHere('/api/tables')).toBe(false);
  expect(isAboutHere('/api/games')).toBe(false);
});

test('what is the same everywhere can be asked of this device', () => {
  expect(['/api/games', '/api/lessons/malta', '/api/puzzles', '/api/rulebook/valletta'].every(isAnywhere)).toBe(true);
  expect(['/api/tables', '/api/tables/abcd', '/api/reach', '/api/gamesters'].some(isAnywhere)).toBe(false);
});
