import { expect, test } from 'vitest';
import { mayExist } from './addresses';
import { partsOf } from './path';

const known = (address: string): boolean =>
  mayExist(
    partsOf(address),
    (game) => ['valletta', 'saint_malo'].includes(game),
    (game) => game === 'valletta',
  );

test.each([
  '/',
  '/index.html',
  '/new/saint_malo',
  '/t/abc',
  '/t/abc/9/review',
  '/replay/abc/3',
  '/rules/saint_malo',
  '/rules/saint_malo/aid',
  '/rules/saint_malo/try/dice-swords',
  '/cards/valletta',
  '/learn',
  '/learn/saint_malo/SM-L1',
  '/again/abc/0/1',
  '/puzzles',
  '/puzzles/saint_malo/next',
])('%s is an address', (address) => {
  expect(known(address)).toBe(true);
});

test.each([
  '/xyz',
  '/constructor',
  '/table/abc',
  '/t',
  '/new',
  '/new/x',
  '/new/saint_malo/x',
  '/replay',
  '/rules',
  '/rules/x',
  '/rules/saint_malo/x',
  '/rules/saint_malo/try',
  '/rules/saint_malo/aid/x',
  '/cards',
  '/cards/saint_malo',
  '/learn/x',
  '/learn/saint_malo/SM-L1/x',
  '/again',
  '/puzzles/x/y',
])('%s is none', (address) => {
  expect(known(address)).toBe(false);
});
