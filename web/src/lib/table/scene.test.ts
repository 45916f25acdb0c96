/** How the scene shows what happens: one beat after the other, or none of it until it is our turn. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventBase, GameUi, Moment } from '$games/contract';
import type { Now, View, Waiting } from '../protocol/messages';
import type { Beat } from './client.svelte';
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
const moments: { readonly [kind: string]: Partial<Moment> } = { attack: {}, lost: { own: true } };
const ui = {
  duration: () => TIME,
  moments: (events: readonly EventBase[]) => events.flatMap(({ kind }) => (kind in moments ? [moments[kind]] : [])),
} as unknown as GameUi;
const sender = { held: [0], waiting: 0, seats: [] } as unknown as Sender;

function beat(step: number, waiting: Waiting['kind'], seat: number, ...kinds: string[]): Beat {
  const now = { version: step, step, view: { you: 0, actor: seat, moves: [] } as unknown as View } as Now;
  return {
    steps: [{ step, seat: 1, events: kinds.map((kind) => ({ kind })) }] as unknown as Beat['steps'],
    now: { ...now, waiting: { kind: waiting, seat, since: 0 }, undo: null, ending: null, asking: null },
    fresh: false,
  };
}

let scene: TableScene;
beforeEach(() => {
  vi.useFakeTimers();
  scene = new TableScene(ui, { ...beat(0, 'bot', 1), fresh: true }, () => ['Ada', 'Bruno'], sender);
});
afterEach(() => vi.useRealTimers());

test('what others do is shown step by step', async () => {
  scene.beat(beat(1, 'bot', 1, 'rolled'));
  scene.beat(beat(2, 'decide', 0, 'placed'));
  expect([scene.step, scene.events.map(({ kind }) => kind)]).toEqual([1, ['rolled']]);
  await vi.advanceTimersByTimeAsync(TIME);
  expect([scene.step, scene.events.map(({ kind }) => kind)]).toEqual([2, ['placed']]);
  await vi.advanceTimersByTimeAsync(TIME);
  expect([scene.atRest, scene.due, scene.unshownSince]).toEqual([true, 'decide', null]);
});

test('whoever skips is at their own turn at once, and finds in the log what was not shown', async () => {
  scene.beat(beat(1, 'bot', 1, 'rolled'));
  scene.beat(beat(2, 'bot', 1, 'attack'));
  expect(scene.maySkip).toBe(true);
  scene.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect([scene.step, scene.moment, scene.atRest, scene.hurrying]).toEqual([2, null, true, true]);
  scene.beat(beat(3, 'decide', 0, 'placed'));
  await vi.advanceTimersByTimeAsync(0);
  expect([scene.step, scene.due, scene.hurrying, scene.maySkip]).toEqual([3, 'decide', false, false]);
  expect([scene.unshownSince, scene.spoken]).toEqual([1, 'web-pace-skipped']);
});

test('what happens to oneself is not jumped over', async () => {
  scene.hurry();
  scene.beat(beat(1, 'bot', 1, 'lost'));
  await vi.advanceTimersByTimeAsync(10 * TIME);
  expect(scene.moment).toBe(moments['lost']);
  scene.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect([scene.moment, scene.hurrying]).toEqual([null, true]);
});

test('whoever wants to watch after all is shown the rest', async () => {
  scene.hurry();
  scene.hurry();
  scene.beat(beat(1, 'bot', 1, 'rolled'));
  await vi.advanceTimersByTimeAsync(TIME / 2);
  expect([scene.atRest, scene.events.length]).toEqual([false, 1]);
});

test('nobody jumps over their own turn, nor over a person who thinks', () => {
  scene.beat({ ...beat(1, 'decide', 0), fresh: true });
  expect(scene.maySkip).toBe(false);
  scene.beat({ ...beat(1, 'decide', 1), fresh: true });
  expect(scene.maySkip).toBe(false);
  scene.beat({ ...beat(1, 'bot', 1), fresh: true });
  expect(scene.maySkip).toBe(true);
});
