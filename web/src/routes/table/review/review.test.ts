import { expect, test, vi } from 'vitest';
import type { AdvisedMove, ChancePoint, CostlyDecision, ReviewFound } from '$lib/protocol/messages';
import {
  awaitReview,
  bandLine,
  bandOf,
  chanceAt,
  chanceLine,
  costLine,
  inOrder,
  isMean,
  luckLine,
  percent,
  silence,
  stopAt,
  thinned,
  ticksOf,
} from './review';

const frame = { left: 0, right: 100, top: 0, bottom: 100, steps: 10 };
const sure = (value: number) => ({ value, low: value - 0.1, high: value + 0.1 });
const curve: ChancePoint[] = [
  { step: 0, chances: [sure(0.5), sure(0.5)] },
  { step: 5, chances: [sure(0.7), sure(0.3)] },
  { step: 10, chances: [sure(0.9), sure(0.1)] },
];

test('a line goes through the chances, its band around them', () => {
  expect(chanceLine(curve, 0, frame)).toBe('M0 50L50 30L100 10');
  expect(bandOf(curve, 1, frame)).toBe('M0 40L50 60L100 80L100 100L50 80L0 60Z');
  expect(bandOf([], 0, frame)).toBe('');
});

test('between its points a line goes straight', () => {
  expect([0, 2.5, 5, 7.5, 10, 11].map((step) => Math.round(100 * chanceAt(curve, 0, step)))).toEqual([
    50, 60, 70, 80, 90, 90,
  ]);
  expect(chanceAt([], 0, 3)).toBe(0);
});

test('however short the game, each step is written once and none below the scale', () => {
  expect(ticksOf(28)).toEqual([7, 14, 21, 28]);
  expect(ticksOf(2)).toEqual([1, 2]);
  expect(ticksOf(1)).toEqual([1]);
});

test('a long list is thinned and keeps its last', () => {
  expect(thinned([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([1, 4, 7]);
  expect(thinned([1, 2], 5)).toEqual([1, 2]);
});

test('one asks until the review is there', async () => {
  const review: ReviewFound = { steps: 10, curve, costly: [[], []], luck: [sure(0), sure(0)] };
  const ask = vi
    .fn()
    .mockResolvedValueOnce({ done: 0.2, review: null })
    .mockResolvedValueOnce({ done: 0.7, review: null })
    .mockResolvedValueOnce({ done: 1, review });
  const told: number[] = [];
  expect(
    await awaitReview(
      ask,
      (done) => told.push(done),
      async () => {},
    ),
  ).toBe(review);
  expect(told).toEqual([0.2, 0.7]);
});

test('without a reason it is said how a move stands beside the others', () => {
  const move = (value: number): AdvisedMove => ({
    move: { kind: 'pass' },
    chance: sure(value),
    thought: 0,
    reasons: [],
  });
  expect(silence([move(0.5)], 0)).toBe('analysis-only');
  expect(silence([move(0.5), move(0.45)], 1)).toBe('analysis-close');
  expect(silence([move(0.7), move(0.45)], 1)).toBe('analysis-nothing');
  const exactly = (value: number): AdvisedMove => ({ ...move(value), chance: { value, low: value, high: value } });
  expect(silence([exactly(0.361), exactly(0.362)], 0)).toBe('analysis-close'); // told as 36 % both
  expect(silence([exactly(0.36), exactly(0.38)], 0)).toBe('analysis-nothing');
});

test('numbers with a fraction are averages', () => {
  expect([isMean(3, 1), isMean(4.5, 1), isMean(4, 2.6)]).toEqual([false, true, true]);
});

test('what is next to nothing has no sign', () => {
  expect(Object.is(percent(-0.001), 0)).toBe(true);
  const [key, values] = luckLine('Ada', { value: 0.0, low: -0.004, high: 0.03 });
  expect([key, values['points'], values['low'], values['high'], values['verdict']]).toEqual([
    'analysis-luck-line',
    '0',
    '0',
    '+3',
    'fair',
  ]);
});

test('luck is told as luck only where it is sure, and nil as nil', () => {
  const told = (low: number, high: number) => luckLine('Ada', { value: (low + high) / 2, low, high });
  expect(told(-0.004, 0.004)[0]).toBe('analysis-luck-nil');
  expect(told(-0.3, -0.1)[1]).toMatchObject({ points: '−20', number: 20, low: '−30', high: '−10', verdict: 'bad' });
  expect(told(0.1, 0.3)[1]).toMatchObject({ points: '+20', verdict: 'good' });
  expect(told(-0.1, 0.3)[1]).toMatchObject({ points: '+10', verdict: 'fair' });
  expect(told(-124.84, 125.16)).toEqual(['analysis-luck-unclear', { name: 'Ada' }]);
});

test('a chance lies between two numbers, unless these are one', () => {
  expect(bandLine({ value: 0.5, low: 0.4, high: 0.6 })).toEqual(['analysis-between', { low: 40, high: 60 }]);
  expect(costLine({ value: 0.2, low: 0.1, high: 0.3 })[0]).toBe('analysis-costly-cost');
  expect(costLine({ value: 1, low: 1, high: 1 })).toEqual(['analysis-costly-cost-steady', { percent: 100 }]);
  expect(bandLine({ value: 0.5, low: 0.499, high: 0.501 })).toEqual(['analysis-steady', {}]);
});

test('one walks from one costly decision of a seat to the next, in the order of the game', () => {
  const costly = (step: number, seat: number): CostlyDecision => ({
    step,
    seat,
    made: { kind: 'pass' },
    better: { kind: 'stop' },
    cost: { value: 0.1, low: 0.05, high: 0.2 },
    chance: 0.4,
    reasons: [],
  });
  const review: ReviewFound = {
    steps: 60,
    curve: [],
    costly: [[costly(40, 0), costly(7, 0), costly(21, 0)], [costly(30, 1)]],
    luck: [],
  };
  const walked = [7, 21, 40, 30].map((step) => {
    const stop = stopAt(review, step);
    return [stop?.place, stop?.all.length, stop?.before, stop?.after];
  });
  expect(walked).toEqual([
    [1, 3, null, 21],
    [2, 3, 7, 40],
    [3, 3, 21, null],
    [1, 1, null, null],
  ]);
  expect(stopAt(review, 8)).toBeNull();
  expect(inOrder(review.costly[0] ?? []).map(({ step }) => step)).toEqual([7, 21, 40]); // as they are numbered
});
