import { expect, test } from 'vitest';
import type { Move, View } from '$lib/protocol/malta';
import { Selection, actFinally, takeFinal, type MaltaScene } from './selection.svelte';

test('a confirmed move is final once, in the view that follows it and in no later one', () => {
  const [first, second, third] = [{ players: [], turns: 1, due: 1 }, {}, {}] as unknown as View[];
  const acted: Move[] = [];
  const scene = { home: 0, view: first, act: (move: Move) => void acted.push(move) } as unknown as MaltaScene;
  const show = (): void => void Object.assign(scene, { selection: new Selection(scene, scene.selection ?? null) });
  show();
  actFinally(scene, { kind: 'pass' });
  expect(acted).toEqual([{ kind: 'pass' }]);
  show();
  expect(takeFinal(scene, first!)).toBe(false);
  expect(takeFinal(scene, second!)).toBe(true);
  expect(takeFinal(scene, third!)).toBe(false);
});
