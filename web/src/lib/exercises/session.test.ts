/** How an exercise drives the scene of a table: a try is judged and drawn, not played; the best move waits to be shown. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { GameUi } from '$games/contract';
import type { Exercise, ExerciseAnswer, ExerciseTry, Move, View } from '../protocol/messages';
import { ApiError } from '../table/api';
import { ExerciseSession } from './session.svelte';

vi.hoisted(() => {
  Object.assign(globalThis, {
    localStorage: { getItem: () => null, setItem: () => {} },
    matchMedia: () => ({ matches: false, addEventListener: () => {} }),
    document: { hidden: false, addEventListener: () => {} },
  });
});
vi.mock('$lib/sound/sound.svelte', () => ({ soundBox: { play: () => {} } }));

const ui = { duration: () => 0, stages: () => [] } as unknown as GameUi;
const [PASS, STOP] = [{ kind: 'pass' }, { kind: 'stop' }] as [Move, Move];
const view = { you: 1, actor: 1, turn: 1, moves: [PASS, STOP] } as unknown as View;
const exercise = { game: 'saint_malo', seats: 2, view, explanation: null } as Exercise;
const sure = { value: 0.5, low: 0.4, high: 0.6 };
const moves = [PASS, STOP].map((move, place) => ({ move, chance: sure, cost: place ? sure : null, reasons: [] }));
const answerOf = (verdict: ExerciseAnswer['verdict'], tried: number | null): ExerciseAnswer => ({
  verdict,
  moves,
  tried,
  made: 1,
  problem: null,
  worlds: null,
  quick: false,
});

let answer: ExerciseAnswer | ApiError;
let said: ExerciseTry[];
let session: ExerciseSession;
const drawn = () => session.scene.compared;

beforeEach(() => {
  said = [];
  const judge = (wish: ExerciseTry): Promise<ExerciseAnswer> => {
    said.push(wish);
    return answer instanceof ApiError ? Promise.reject(answer) : Promise.resolve(answer);
  };
  session = new ExerciseSession(ui, exercise, judge, () => ['Ada', 'Bruno']);
});

test('what is worse is drawn alone until the best is asked for', async () => {
  expect([session.scene.due, session.held, session.seats.map(({ holder }) => holder)]).toEqual([
    'decide',
    [1],
    ['bot', 'here'],
  ]);
  answer = answerOf('worse', 1);
  await session.act(1, STOP);
  expect(said).toEqual([{ action: 'try', move: STOP }]);
  expect([session.scene.due, session.scene.view.moves, session.solved]).toEqual(['wait', [], false]);
  expect(drawn()).toEqual({ seat: 1, made: STOP, better: null });
  await session.show();
  expect([said.length, session.revealed]).toEqual([1, true]);
  expect(drawn()).toEqual({ seat: 1, made: STOP, better: PASS });
});

test('the best is shown at once, and what counts is the first try', async () => {
  answer = answerOf('worse', 1);
  await session.act(1, STOP);
  session.again();
  expect([session.answer, session.scene.due, drawn()]).toEqual([null, 'decide', null]);
  answer = answerOf('best', 0);
  await session.act(1, PASS);
  expect([session.first, session.solved, session.revealed]).toEqual(['worse', true, true]);
  expect(drawn()).toEqual({ seat: 1, made: null, better: PASS });
});

test('whoever asks to be shown has not solved it', async () => {
  answer = answerOf('shown', null);
  await session.show();
  expect([session.first, session.solved, session.revealed]).toEqual(['shown', false, true]);
});

test('a refusal and a server that cannot be asked leave the board as it is', async () => {
  const problem = { key: 'refusal-x', values: {}, rule: 'SM-TURN-03' };
  answer = { ...answerOf('refused', null), moves: [], problem };
  expect(await session.why(1, PASS)).toEqual(problem);
  answer = new ApiError(problem);
  expect(await session.act(1, PASS)).toBeNull();
  expect([session.problem, session.answer, session.first, session.scene.due]).toEqual([problem, null, null, 'decide']);
});
