import { expect, test } from 'vitest';
import type { View } from '$lib/protocol/saint_malo';
import type { Face } from '../intents';
import { arrange, placesIn, type Tray } from './tray';

const view = (question: string, rolls: number, dice: readonly Face[], kept: readonly Face[] = []): View =>
  ({ turn: 0, round: 3, question, rolls, dice, kept }) as unknown as View;

test('before the first roll no dice lie there', () => {
  expect(arrange(null, view('roll', 0, [])).faces).toEqual([]);
});

test('kept dice stay where they lay and stay kept; the others get the new faces', () => {
  const first = arrange(null, view('keep', 1, ['log', 'crate', 'wall', 'head', 'head']));
  const kept = arrange(first, view('roll', 1, ['log', 'crate', 'wall', 'head', 'head'], ['head', 'head']));
  expect(kept.kept).toEqual([false, false, false, true, true]);
  const second = arrange(kept, view('keep', 2, ['log', 'cross', 'cross', 'head', 'head']));
  expect(second.faces).toEqual(['log', 'cross', 'cross', 'head', 'head']);
  expect(second.kept).toEqual([false, false, false, true, true]);
  expect(arrange(second, view('keep', 2, ['log', 'cross', 'cross', 'head', 'head'])).kept).toEqual(second.kept);
});

test('after the last roll the dice keep their places and none is laid aside', () => {
  const old: Tray = {
    ...arrange(null, view('keep', 2, ['head', 'log', 'head', 'wall', 'wall'])),
    kept: [true, false, true, false, false],
  };
  const last = arrange(old, view('announce', 3, ['crate', 'crate', 'head', 'head', 'crossed_swords']));
  expect(last.faces).toEqual(['head', 'crate', 'head', 'crate', 'crossed_swords']);
  expect(last.kept.some(Boolean)).toBe(false);
  expect(last.rolled).toEqual([false, true, false, true, true]);
});

test('dice of another turn, or that cannot follow, lie in the order of the view', () => {
  const old = arrange(null, view('keep', 1, ['log', 'crate', 'wall', 'head', 'head']));
  const other = { ...view('keep', 1, ['wall', 'wall', 'wall', 'wall', 'wall']), turn: 1 };
  expect(arrange(old, other).faces).toEqual(other.dice);
});

test('the dice a move keeps or uses are those that show it, from the left', () => {
  const faces: readonly Face[] = ['log', 'crate', 'log', 'head', 'log'];
  expect(placesIn(faces, { kind: 'keep', faces: ['log', 'head'] })).toEqual([true, false, false, true, false]);
  expect(placesIn(faces, { kind: 'use', symbol: 'log', dice: 2 })).toEqual([true, false, true, false, false]);
  expect(placesIn(faces, { kind: 'use', symbol: 'wall', dice: 1 })).not.toContain(true);
  expect(placesIn(faces, { kind: 'place', row: 1, col: 1 })).not.toContain(true);
});
