import { expect, test } from 'vitest';
import { base, inHouse } from './base';

test('a page that is told nothing lies at the top', () => {
  expect(base).toBe('');
  expect(inHouse('/')).toBe('/');
  expect(inHouse('/t/abc')).toBe('/t/abc');
});

test('below a path everything else is somebody else’s', () => {
  expect(inHouse('/games', '/games')).toBe('/');
  expect(inHouse('/games/', '/games')).toBe('/');
  expect(inHouse('/games/t/abc', '/games')).toBe('/t/abc');
  expect(inHouse('/gamesters', '/games')).toBeNull();
  expect(inHouse('/', '/games')).toBeNull();
});
