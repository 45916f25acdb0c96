/** A whole turn as a moving picture: it goes on by itself, is paused and stepped through, and is never learnt by looking. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameUi } from '$games/contract';
import type { LessonNow, LessonWish, View } from '../protocol/messages';
import { START } from './progress';
import { WholeTurn } from './turn.svelte';

vi.hoisted(() => {
  Object.assign(globalThis, {
    localStorage: { getItem: () => null, setItem: () => {} },
    matchMedia: () => ({ matches: false, addEventListener: () => {} }),
    document: { hidden: false, addEventListener: () => {} },
  });
});
vi.mock('$lib/sound/sound.svelte', () => ({ soundBox: { play: () => {} } }));

const STEPS = 3;
const LONG = 60_000;
const ui = { duration: () => 500, stages: () => [] } as unknown as GameUi;
const view = { you: 0, actor: 0, turn: 0, moves: [] } as unknown as View;
const step = { line: { step: 1, seat: 0, events: [{ kind: 'placed' }], chance: false, moves: [] }, view };
let asked: LessonWish['action'][];

/** What a server would answer to a learner who only looks. */
function tell({ action, state }: LessonWish): Promise<LessonNow> {
  asked.push(action);
  const at = action === 'go_on' ? { ...START, step: state.step + 1 } : action === 'open' ? START : state;
  const shows = action === 'show';
  const now = {
    state: shows ? { ...at, reached: true } : at,
    steps: STEPS,
    seats: 2,
    outcome: shows ? 'reached' : 'opened',
    frames: shows ? [step] : [],
    view,
    explanation: null,
    point: [],
    rules: [],
    problem: null,
    rule: null,
    nudge: false,
  };
  return Promise.resolve(now as unknown as LessonNow);
}

let turn: WholeTurn;
beforeEach(async () => {
  vi.useFakeTimers();
  asked = [];
  turn = new WholeTurn('SM-L1', ui, tell, () => ['Ada', 'Bruno']);
  await turn.open();
});
afterEach(() => vi.useRealTimers());

test('it plays step by step to its end, and again', async () => {
  void turn.play();
  expect([turn.state, turn.step]).toEqual(['playing', 0]);
  await vi.advanceTimersByTimeAsync(LONG);
  expect([turn.state, turn.step]).toEqual(['over', STEPS - 1]);
  expect(asked).toEqual(['open', 'show', 'go_on', 'show', 'go_on', 'show']);
  void turn.play();
  await vi.advanceTimersByTimeAsync(100);
  expect([turn.state, turn.step]).toEqual(['playing', 0]);
});

test('a pause stops it where it is, and it goes on from there', async () => {
  void turn.play();
  await vi.advanceTimersByTimeAsync(3_000);
  turn.pause();
  await vi.advanceTimersByTimeAsync(LONG);
  expect([turn.state, turn.step, asked]).toEqual(['paused', 0, ['open', 'show']]);
  void turn.play();
  await vi.advanceTimersByTimeAsync(LONG);
  expect([turn.state, asked.filter((action) => action === 'show').length]).toEqual(['over', STEPS]);
});

test('without motion each part is shown when it is asked for', async () => {
  const seen: [string, number][] = [];
  for (let n = 0; n < STEPS; n++) {
    void turn.next();
    await vi.advanceTimersByTimeAsync(LONG);
    seen.push([turn.state, turn.step]);
  }
  expect(seen).toEqual([
    ['paused', 0],
    ['paused', 1],
    ['over', 2],
  ]);
});

test('each part that is asked for quickly is shown, one after the other', async () => {
  for (let n = 0; n < STEPS; n++) void turn.next();
  await vi.advanceTimersByTimeAsync(3 * LONG);
  expect([turn.state, asked.filter((action) => action === 'show').length]).toEqual(['over', STEPS]);
});

test('a picture that is left asks for nothing more', async () => {
  void turn.play();
  turn.leave();
  await vi.advanceTimersByTimeAsync(LONG);
  expect(asked).toEqual(['open']);
});
