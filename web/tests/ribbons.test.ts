/** What the ribbon says before something is final: nothing that is not so. */
import { expect, test, vi } from 'vitest';
import { ribbonOf as malta } from '../src/games/malta/words/ribbon';
import { ribbonOf as saintMalo } from '../src/games/saint_malo/words/ribbon';
import { ribbonOf as valletta } from '../src/games/valletta/words/ribbon';
import type { RibbonText } from '../src/games/contract';

vi.mock('$lib/i18n', () => ({
  words: {
    say: (key: string, values: { readonly [name: string]: unknown } = {}) => [key, ...Object.values(values)].join(' '),
  },
}));

type Ribbon = (scene: never) => RibbonText | null;
function rest(ribbon: Ribbon, alone: boolean, view: object): string | undefined {
  const scene = { due: 'confirm', alone, you: 0, home: 0, names: ['Ada', 'Bruno'], events: [], view };
  return ribbon(scene as never)?.rest;
}

test('among people it is said until when something can be taken back', () => {
  expect(rest(saintMalo, false, { turn: 0 })).toBe('web-saint_malo-ask-confirm-more');
  expect(rest(malta, false, { turn: 0, question: 'move', card: null })).toBe('web-malta-ask-final-more turn');
  expect(rest(malta, false, { turn: 0, question: 'respond', card: 'shove' })).toBe('web-malta-ask-final-more card');
});

test('who is alone with computer players can go back at any time, and is told nothing else', () => {
  expect(rest(saintMalo, true, { turn: 0 })).toBeUndefined();
  expect(rest(malta, true, { turn: 0, question: 'move', card: null })).toBeUndefined();
  expect(rest(malta, true, { turn: 0, question: 'respond', card: 'shove' })).toBeUndefined();
  expect(rest(valletta, true, { turn: 0, question: 'draft' })).toBeUndefined();
});

test('in Valletta new cards are announced where they come, not after the good for the start', () => {
  expect(rest(valletta, false, { turn: 0, question: 'draft' })).toBe('web-valletta-ask-confirm-more no');
  expect(rest(valletta, false, { turn: 0, question: 'refill' })).toBe('web-valletta-ask-confirm-more yes');
  expect(rest(valletta, true, { turn: 0, question: 'refill' })).toBe('web-valletta-ask-confirm-cards');
});
