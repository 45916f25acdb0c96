import { expect, test } from 'vitest';
import type { Move, View } from '$lib/protocol/malta';
import { actFinally, takeFinal, type MaltaScene } from './hand.svelte';

test('a confirmed move is final once, in the view that follows it and in no later one', () => {
  const [first, second, third] = [{}, {}, {}] as View[];
  const acted: Move[] = [];
  const scene = { view: first, act: (move: Move) => void acted.push(move) } as unknown as MaltaScene;
  actFinally(scene, { kind: 'pass' });
  expect(acted).toEqual([{ kind: 'pass' }]);
  expect(takeFinal(scene, first!)).toBe(false);
  expect(takeFinal(scene, second!)).toBe(true);
  expect(takeFinal(scene, third!)).toBe(false);
});
