/** A visit to a table: what happened while the page was on its way is shown, and a screen is passed on only for cards. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Now, View, Waiting } from '$lib/protocol/messages';
import { memory } from '$lib/table';
import { TableSession } from './session.svelte';

const held = vi.hoisted(() => {
  const nothing = { addEventListener: (): void => {}, removeEventListener: (): void => {} };
  const shelf = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  Object.assign(globalThis, {
    ...nothing,
    localStorage: shelf,
    sessionStorage: shelf,
    matchMedia: () => ({ matches: false, ...nothing }),
    document: { hidden: false, ...nothing },
    location: { protocol: 'http:', host: 'inn' },
  });
  return { come: (_: unknown): void => {} };
});
vi.mock('$lib/sound/sound.svelte', () => ({ soundBox: { play: () => {} } }));
vi.mock('$lib/i18n', () => ({
  words: { needGame: async () => {}, needServer: async () => {}, needReach: async () => {}, say: (key: string) => key },
}));
vi.mock('$lib/table/api', () => ({ listGames: async () => [{ name: 'malta', hidden: true }] }));
vi.mock('$lib/table/reach.svelte', () => ({ lanAccess: { look: async () => {}, addresses: [] } }));
vi.mock('$games/index', () => ({
  hasBoard: () => true,
  loadGame: () => new Promise((come) => (held.come = come)),
}));

const sockets: Socket[] = [];
class Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    sockets.push(this);
  }
  readonly said: { readonly kind: string; readonly seat?: number | null }[] = [];
  send(text: string): void {
    this.said.push(JSON.parse(text) as Socket['said'][number]);
  }
  close(): void {}
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
beforeEach(() => {
  sockets.length = 0;
  vi.stubGlobal('WebSocket', Socket);
});
afterEach(() => vi.unstubAllGlobals());

const now = (step: number, kind: Waiting['kind'], seat: number): Now =>
  ({
    version: step,
    step,
    view: { game: 'malta', you: 0, actor: seat, moves: [] } as unknown as View,
    waiting: { kind, seat, since: 0 },
    undo: null,
    ending: null,
    asking: null,
  }) as Now;
const welcome = (at: Now, held: readonly number[] = [0]): unknown => ({
  kind: 'welcome',
  table: { id: 'abc', game: 'malta', seats: [], chance: null, hints: true },
  held,
  looking: 0,
  steps: [],
  words: [],
  now: at,
});

test('a computer player that begins before the page is there is shown from its first step', async () => {
  const session = new TableSession('abc');
  const leave = session.enter();
  sockets[0]?.onopen?.();
  sockets[0]?.tell(welcome(now(0, 'gather', -1)));
  sockets[0]?.tell(welcome(now(0, 'bot', 1)));
  const rolled = { step: 1, seat: 1, events: [{ kind: 'rolled' }] };
  sockets[0]?.tell({ kind: 'update', after: 0, steps: [rolled], now: now(1, 'bot', 1) });
  sockets[0]?.tell({ kind: 'update', after: 1, steps: [{ ...rolled, step: 2 }], now: now(2, 'throw', 0) });
  held.come({ duration: () => 60_000, stages: () => [] });
  await vi.waitFor(() => expect(session.scene).not.toBeNull());
  expect([session.scene?.step, session.scene?.events]).toEqual([1, [{ kind: 'rolled' }]]);
  leave();
});

test.each([
  { hides: false, handOver: null, looks: [1] },
  { hides: true, handOver: 1, looks: [null] },
])('a screen for two is passed on when there are cards ($hides), not before', async ({ hides, handOver, looks }) => {
  const session = new TableSession('abc');
  const leave = session.enter();
  sockets[0]?.onopen?.();
  sockets[0]?.tell(welcome(now(0, 'decide', 1), [0, 1]));
  await vi.waitFor(() => {
    held.come({ hides: () => hides });
    expect(session.scene).not.toBeNull();
  });
  const said = sockets[0]?.said.filter(({ kind }) => kind === 'look').map(({ seat }) => seat);
  expect([session.handOver, said]).toEqual([handOver, looks]);
  leave();
});

test('the first cards that are dealt round one screen are shown to nobody before somebody has come', async () => {
  const session = new TableSession('abc');
  const leave = session.enter();
  let cards = false;
  sockets[0]?.onopen?.();
  sockets[0]?.tell(welcome(now(0, 'decide', 0), [0, 1]));
  await vi.waitFor(() => {
    held.come({ hides: () => cards, duration: () => 0, stages: () => [] });
    expect(session.scene).not.toBeNull();
  });
  cards = true;
  sockets[0]?.tell({ kind: 'update', after: 0, steps: [{ step: 1, seat: -1, events: [] }], now: now(1, 'decide', 0) });
  sockets[0]?.tell({ kind: 'update', after: 1, steps: [{ step: 2, seat: -1, events: [] }], now: now(2, 'decide', 0) });
  const said = sockets[0]?.said.filter(({ kind }) => kind === 'look').map(({ seat }) => seat);
  expect([session.scene?.step, said]).toEqual([0, [null]]);
  leave();
});

test('the book of tables is written when somebody comes, not at every step', async () => {
  const book = [vi.spyOn(memory, 'visited'), vi.spyOn(memory, 'table')] as const;
  const session = new TableSession('abc');
  const leave = session.enter();
  sockets[0]?.onopen?.();
  sockets[0]?.tell(welcome(now(0, 'bot', 1)));
  const asked = book.map(({ mock }) => mock.calls.length);
  for (const step of [1, 2, 3])
    sockets[0]?.tell({
      kind: 'update',
      after: step - 1,
      steps: [{ step, seat: 1, events: [] }],
      now: now(step, 'bot', 1),
    });
  expect(book.map(({ mock }) => mock.calls.length)).toEqual(asked);
  expect(book[0]).toHaveBeenCalledOnce();
  leave();
});
