/** How a lesson drives the scene of a table: tries are staged, misses seen and taken back, refusals change nothing. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { GameUi } from '$games/contract';
import type { LessonNow, LessonWish, Move, View } from '../protocol/messages';
import { ApiError } from '../table/api';
import { Progress, START } from './progress';
import { LessonSession } from './session.svelte';

vi.hoisted(() => {
  Object.assign(globalThis, {
    localStorage: { getItem: () => null, setItem: () => {} },
    matchMedia: () => ({ matches: false, addEventListener: () => {} }),
    document: { hidden: false, addEventListener: () => {} },
  });
});
vi.mock('$lib/sound/sound.svelte', () => ({ soundBox: { play: () => {} } }));

const ui = { duration: () => 0, stages: () => [] } as unknown as GameUi;
const MOVE = { kind: 'pass' } as Move;
const view = (name: string): View => ({ name, you: 0, actor: 0, turn: 0, moves: [] }) as unknown as View;
const frame = (name: string): LessonNow['frames'][number] =>
  ({ line: { step: 1, seat: 0, events: [{ kind: 'placed' }], chance: false, moves: [] }, view: view(name) }) as never;
const now = (outcome: LessonNow['outcome'], change: Partial<LessonNow> = {}): LessonNow => ({
  state: START,
  steps: 2,
  seats: 2,
  outcome,
  frames: [],
  view: view('began'),
  explanation: null,
  point: ['cell (2,2)'],
  pressed: [],
  rules: [],
  problem: null,
  rule: null,
  nudge: false,
  ...change,
});

let answers: (LessonNow | ApiError)[];
let wishes: LessonWish[];
let progress: Progress;
let session: LessonSession;
const shown = (): string => (session.scene?.view as unknown as { name: string }).name;
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(async () => {
  let held: string | null = null;
  progress = new Progress({ getItem: () => held, setItem: (_, text) => void (held = text) });
  wishes = [];
  answers = [now('opened')];
  const tell = (wish: LessonWish): Promise<LessonNow> => {
    wishes.push(wish);
    const answer = answers.shift();
    return answer instanceof ApiError ? Promise.reject(answer) : Promise.resolve(answer!);
  };
  session = new LessonSession('SM-L1', ui, tell, progress, () => ['Ada', 'Bruno']);
  await session.open();
});

test('the learner is asked, and what is done goes to the server with where they stand', async () => {
  expect([session.isAsked, session.scene?.due, session.scene?.busy]).toEqual([true, 'decide', false]);
  const onward = { ...START, moves: ['use head 5'] };
  answers = [now('onward', { state: onward, frames: [frame('between')], view: view('after') })];
  session.scene?.act(MOVE);
  await settled();
  expect(wishes.at(-1)).toEqual({ state: START, action: 'move', move: MOVE });
  expect([shown(), session.scene?.due, progress.stateOf('SM-L1')]).toEqual(['after', 'decide', onward]);
});

test('a miss is seen until it is taken back', async () => {
  answers = [now('missed', { frames: [frame('spoilt')], rule: 'SM-CITY-11' })];
  await session.act(0, MOVE);
  await settled();
  expect([shown(), session.hasMissed, session.isAsked, session.scene?.due]).toEqual(['spoilt', true, false, 'wait']);
  session.takeBack();
  expect([shown(), session.hasMissed, session.isAsked, session.scene?.due]).toEqual(['began', false, true, 'decide']);
});

test('a refusal leaves the board as it is', async () => {
  answers = [now('refused', { view: view('other'), problem: { key: 'refusal-x', values: {}, rule: 'SM-CITY-08' } })];
  await session.why(0, MOVE);
  expect([wishes.at(-1)?.action, shown(), session.isAsked]).toEqual(['why', 'began', true]);
});

test('once the goal is reached nothing can be done but to go on, to the end of the lesson', async () => {
  const last = { ...START, step: 1, reached: true };
  answers = [now('reached', { frames: [frame('won')], view: view('won'), state: { ...START, reached: true } })];
  await session.show();
  await settled();
  expect([shown(), session.isAsked, session.scene?.due]).toEqual(['won', false, 'wait']);
  answers = [now('opened', { state: { ...START, step: 1 } })];
  expect([await session.goOn(), session.isLast]).toEqual([true, true]);
  answers = [now('reached', { state: last })];
  await session.show();
  expect([await session.goOn(), progress.isDone('SM-L1')]).toEqual([false, true]);
});

test('a lesson that has changed since it was left begins anew', async () => {
  progress.leave('SM-L1', { ...START, step: 9 });
  answers = [new ApiError({ key: 'server-lesson-changed', values: {}, rule: null }), now('opened')];
  await session.open();
  expect(wishes.slice(-2).map(({ state }) => state.step)).toEqual([9, 0]);
  expect(session.problem).toBeNull();
});
