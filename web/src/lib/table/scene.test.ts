/** How the scene shows what happens: one update after the other, or none of it until it is our turn. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameUi, StagedScene } from '$games/contract';
import type { GameEvent, Now, View, Waiting } from '../protocol/messages';
import type { TableUpdate } from './client.svelte';
import { TableScene, type Sender } from './scene.svelte';

vi.hoisted(() => {
  Object.assign(globalThis, {
    localStorage: { getItem: () => null, setItem: () => {} },
    matchMedia: () => ({ matches: false, addEventListener: () => {} }),
    document: { hidden: false, addEventListener: () => {} },
  });
});
vi.mock('$lib/sound/sound.svelte', () => ({ soundBox: { play: () => {} } }));

const TIME = 1_000;
const stages: { readonly [kind: string]: Partial<StagedScene> } = { attack: {}, lost: { own: true } };
const ui = {
  duration: () => TIME,
  stages: (events: readonly GameEvent[]) => events.flatMap(({ kind }) => (kind in stages ? [stages[kind]] : [])),
} as unknown as GameUi;
const sender = { held: [0], waiting: 0, seats: [] } as unknown as Sender;

function update(step: number, waiting: Waiting['kind'], seat: number, ...kinds: string[]): TableUpdate {
  const now = { version: step, step, view: { you: 0, actor: seat, moves: [] } as unknown as View } as Now;
  return {
    steps: [{ step, seat: 1, events: kinds.map((kind) => ({ kind })) }] as unknown as TableUpdate['steps'],
    now: { ...now, waiting: { kind: waiting, seat, since: 0 }, undo: null, ending: null, asking: null },
    fresh: false,
  };
}

let scene: TableScene;
beforeEach(() => {
  vi.useFakeTimers();
  scene = new TableScene(ui, { ...update(0, 'bot', 1), fresh: true }, () => ['Ada', 'Bruno'], sender);
});
afterEach(() => vi.useRealTimers());

test('what others do is shown step by step', async () => {
  scene.update(update(1, 'bot', 1, 'rolled'));
  scene.update(update(2, 'decide', 0, 'placed'));
  expect([scene.step, scene.events.map(({ kind }) => kind)]).toEqual([1, ['rolled']]);
  await vi.advanceTimersByTimeAsync(TIME);
  expect([scene.step, scene.events.map(({ kind }) => kind)]).toEqual([2, ['placed']]);
  await vi.advanceTimersByTimeAsync(TIME);
  expect([scene.atRest, scene.due, scene.unshownSince]).toEqual([true, 'decide', null]);
});

test('whoever skips is at their own turn at once, and finds in the log what was not shown', async () => {
  scene.update(update(1, 'bot', 1, 'rolled'));
  scene.update(update(2, 'bot', 1, 'attack'));
  expect(scene.maySkip).toBe(true);
  scene.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect([scene.step, scene.staged, scene.atRest, scene.hurrying]).toEqual([2, null, true, true]);
  scene.update(update(3, 'decide', 0, 'placed'));
  await vi.advanceTimersByTimeAsync(0);
  expect([scene.step, scene.due, scene.hurrying, scene.maySkip]).toEqual([3, 'decide', false, false]);
  expect([scene.unshownSince, scene.spoken]).toEqual([1, 'web-pace-skipped']);
});

test('what happens to oneself is not jumped over', async () => {
  scene.hurry();
  scene.update(update(1, 'bot', 1, 'lost'));
  await vi.advanceTimersByTimeAsync(10 * TIME);
  expect(scene.staged).toBe(stages['lost']);
  scene.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect([scene.staged, scene.hurrying]).toEqual([null, true]);
});

test('whoever wants to watch after all is shown the rest', async () => {
  scene.hurry();
  scene.hurry();
  scene.update(update(1, 'bot', 1, 'rolled'));
  await vi.advanceTimersByTimeAsync(TIME / 2);
  expect([scene.atRest, scene.events.length]).toEqual([false, 1]);
});

test('nobody jumps over their own turn, nor over a person who thinks', () => {
  scene.update({ ...update(1, 'decide', 0), fresh: true });
  expect(scene.maySkip).toBe(false);
  scene.update({ ...update(1, 'decide', 1), fresh: true });
  expect(scene.maySkip).toBe(false);
  scene.update({ ...update(1, 'bot', 1), fresh: true });
  expect(scene.maySkip).toBe(true);
});

test('a click while an own move is under way asks nothing', async () => {
  const asked: string[] = [];
  const own = {
    ...sender,
    act: () => Promise.resolve(null),
    why: () => (asked.push('why'), Promise.resolve({ key: 'refusal', values: {}, rule: 'SM-WALL-02' })),
  } as unknown as Sender;
  const move = { kind: 'place' } as unknown as Parameters<TableScene['act']>[0];
  scene = new TableScene(ui, { ...update(0, 'decide', 0), fresh: true }, () => ['Ada', 'Bruno'], own);
  scene.act(move);
  scene.update(update(1, 'decide', 0, 'used'));
  scene.why(move);
  scene.rule('SM-WALL-02');
  await vi.advanceTimersByTimeAsync(TIME / 2);
  expect([asked, scene.note]).toEqual([[], null]);
  await vi.advanceTimersByTimeAsync(TIME);
  scene.why(move);
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, scene.note?.rule]).toEqual([['why'], 'SM-WALL-02']);
});
