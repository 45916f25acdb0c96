import { expect, test } from 'vitest';
import type { View } from '$lib/protocol/saint_malo';
import placements from '../../../../tests/fixtures/saint_malo/placements.json';
import { gainOf } from './preview';

/** A view with one city, as far as the preview reads it. */
function viewOf({ city, turn, ...seen }: (typeof placements)[number]['view']): View {
  return { ...seen, turn, cities: Array.from({ length: 2 }, () => city) } as unknown as View;
}

test.each(placements.map((one, n) => [n, one] as const))('what placement %i brought is what was foretold', (_, one) => {
  const gain = gainOf(viewOf(one.view), one.move);
  expect(gain).toEqual({
    points: one.points,
    coins: one.coins,
    completes: one.completes[0] ?? null,
    destroys: one.destroys[0] ?? null,
  });
});

test('nothing is foretold with house data, or when nothing is to be drawn', () => {
  const [one] = placements;
  const view = viewOf(one!.view);
  expect(gainOf({ ...view, data: 'house' }, one!.move)).toBeNull();
  expect(gainOf({ ...view, question: 'announce' }, one!.move)).toBeNull();
});
