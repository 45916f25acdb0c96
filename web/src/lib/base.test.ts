import { expect, test } from 'vitest';
import { base, baseOf, inHouse } from './base';

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

test('on web space that may lie anywhere the house is where the page was opened', () => {
  expect(baseOf('./', 'https://space.example/some/where/')).toBe('/some/where');
  expect(baseOf('./', 'https://space.example/some/where/index.html')).toBe('/some/where');
  expect(baseOf('./', 'https://space.example/')).toBe('');
  expect(baseOf('/games', 'https://space.example/t/abc')).toBe('/games');
});
