/** How trying an example drives the scene of a table: moves are told again, refusals change nothing, undo drops one. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { GameUi } from '$games/contract';
import type { Move, PracticeNow, PracticeWish, View } from '../protocol/messages';
import { PracticeSession } from './practice.svelte';

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
const view = (you: number): View => ({ you, actor: you, turn: you, moves: [] }) as unknown as View;
const now = (change: Partial<PracticeNow> = {}): PracticeNow => ({
  moves: [],
  seats: 2,
  frames: [],
  view: view(0),
  explanation: null,
  problem: null,
  ending: null,
  ...change,
});

let answers: PracticeNow[];
let wishes: PracticeWish[];
let session: PracticeSession;
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(async () => {
  wishes = [];
  answers = [now()];
  session = new PracticeSession(
    ui,
    (wish) => {
      wishes.push(wish);
      return Promise.resolve(answers.shift()!);
    },
    () => ['Ada', 'Bruno'],
  );
  await session.open();
});

test('after a move the next seat is asked, which is played here too', async () => {
  const line = { step: 1, seat: 0, events: [], chance: false, moves: [] };
  answers = [now({ moves: ['pass'], view: view(1), frames: [{ line, view: view(0) }] })];
  session.scene?.act(MOVE);
  await settled();
  expect([session.moves, session.scene?.you, session.scene?.due, session.held]).toEqual([
    ['pass'],
    1,
    'decide',
    [0, 1],
  ]);
  answers = [now()];
  await session.undo();
  expect(wishes.at(-1)).toEqual({ action: 'open', moves: [] });
  expect([session.moves, session.scene?.you]).toEqual([[], 0]);
});

test('a refusal is shown with its rule and changes nothing', async () => {
  answers = [now({ problem: { key: 'no', values: {}, rule: 'X-1' } })];
  session.scene?.act(MOVE);
  await settled();
  expect([session.scene?.note?.rule, session.moves, session.scene?.due]).toEqual(['X-1', [], 'decide']);
});

test('at the end nothing is asked any more', async () => {
  answers = [now({ moves: ['pass'], ending: { places: [1, 2], scores: [3, 1], sheet: [] } })];
  session.scene?.act(MOVE);
  await settled();
  expect(session.scene?.due).toBe('over');
});
