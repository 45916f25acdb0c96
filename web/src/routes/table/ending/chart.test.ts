import { expect, test } from 'vitest';
import type { GameUi } from '$games/contract';
import { barOf, curveOf, gridStep } from './chart';

const sheet = [
  { source: 'play', points: [41, 10] },
  { source: 'cannons', points: [-10, 0] },
  { source: 'logs', points: [2, 0] },
];

test('a bar grows to the right and loses from its right end', () => {
  const bar = barOf(sheet, 0);
  expect(bar.gained).toEqual([
    { source: 'play', points: 41, from: 0 },
    { source: 'logs', points: 2, from: 41 },
  ]);
  expect(bar.lost).toEqual([{ source: 'cannons', points: -10, from: 33 }]);
  expect(bar.total).toBe(33);
});

test('a curve knows its range, its marks and its rounds', () => {
  const ui = {
    chartMark: (event: { kind: string }) => (event.kind === 'attack' ? 'shield' : null),
    roundBegun: (event: { kind: string; round?: number }) => event.round ?? null,
  } as unknown as GameUi;
  const log = [
    { step: 1, seat: 0, events: [{ kind: 'turn', round: 1 }] },
    { step: 2, seat: 1, events: [{ kind: 'turn', round: 1 }, { kind: 'attack' }] },
    { step: 3, seat: 0, events: [{ kind: 'turn', round: 2 }] },
  ];
  const story = {
    steps: 3,
    scores: [
      { step: 0, seat: 0, points: [0, -3] },
      { step: 3, seat: 0, points: [24, 4] },
    ],
  };
  const curve = curveOf(story, log as unknown as Parameters<typeof curveOf>[1], ui, 2);
  expect(curve).toMatchObject({ steps: 3, lowest: -3, highest: 24, marks: [{ step: 2, icon: 'shield' }] });
  expect(curve.rounds).toEqual([
    { round: 1, step: 1 },
    { round: 2, step: 3 },
  ]);
  expect(curve.lines[1]?.map((point) => point.points)).toEqual([-3, 4]);
});

test('a scale has few lines', () => {
  expect([10, 24, 50, 68, 300].map(gridStep)).toEqual([2, 5, 10, 10, 50]);
});
