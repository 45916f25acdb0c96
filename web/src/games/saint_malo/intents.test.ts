import { expect, test } from 'vitest';
import type { Move, View } from '$lib/protocol/saint_malo';
import { firstUse, iconOf, keepOf, placeIn, thingDue, useOf, type Face } from './intents';
import { attacksIn } from './stages/story';
import { durationOf } from './stages/staging';

const dice: readonly Face[] = ['log', 'head', 'head', 'wall', 'crossed_swords'];
const view = (moves: readonly Move[], more: object = {}): View =>
  ({ moves, dice, question: 'announce', ...more }) as unknown as View;

test('only legal moves are found', () => {
  const seen = view([
    { kind: 'keep', faces: ['head', 'head'] },
    { kind: 'use', symbol: 'head', dice: 2 },
    { kind: 'place', row: 1, col: 2 },
  ]);
  expect(keepOf(seen, ['head', 'head'])).not.toBeNull();
  expect(keepOf(seen, ['head'])).toBeNull();
  expect(useOf(seen, 'head', 3)).toBeNull();
  expect(placeIn(seen, { row: 1, col: 2 })).toEqual({ kind: 'place', row: 1, col: 2 });
  expect(placeIn(seen, { row: 2, col: 2 })).toBeNull();
});

test('kept dice are found in whatever order they lie', () => {
  const seen = view([{ kind: 'keep', faces: ['log', 'head'] }]);
  expect(keepOf(seen, ['head', 'log'])).not.toBeNull();
});

test('a symbol begins with the dice that show it, or the nearest legal number', () => {
  const uses: readonly Move[] = [1, 2, 3].map((number) => ({ kind: 'use', symbol: 'head', dice: number }));
  expect(firstUse(view(uses), 'head')?.dice).toBe(2);
  expect(firstUse(view(uses.slice(0, 1)), 'head')?.dice).toBe(1);
  expect(firstUse(view(uses), 'cross')).toBeNull();
});

test('what is to be drawn has a picture', () => {
  expect(thingDue(view([], { question: 'church', number: 3 }))).toBe('church_3');
  expect(thingDue(view([]))).toBeNull();
  expect(iconOf('church_3')).toBe('church');
  expect(iconOf('priest')).toBe('person-priest');
  expect(iconOf('empty')).toBeNull();
});

test('each attack has its cause and what became of every city', () => {
  const attacks = attacksIn([
    { kind: 'boxes_ticked', seat: 1, boxes: 1, ticks: 4 },
    { kind: 'pirates_attacked', attack: 1, strength: 1 },
    { kind: 'city_defended', seat: 0, defence: 2, strength: 1 },
    { kind: 'cannon_lost', seat: 1, defence: 0, strength: 1 },
    { kind: 'boxes_ticked', seat: 1, boxes: 4, ticks: 8 },
    { kind: 'pirates_attacked', attack: 2, strength: 3 },
    { kind: 'cannon_lost', seat: 0, defence: 2, strength: 3 },
    { kind: 'cannon_lost', seat: 1, defence: 0, strength: 3 },
  ]);
  expect(attacks.map(({ cause, outcomes }) => [cause, outcomes.length])).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

test('events of one step overlap', () => {
  const crate = { kind: 'crate_placed', seat: 0, row: 1, col: 1 } as const;
  expect(durationOf([])).toBe(0);
  expect(durationOf([crate, crate])).toBeLessThan(2 * durationOf([crate]));
});
