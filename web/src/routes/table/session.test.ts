/** A visit to a table: what happened while the page was still on its way is shown, too. */
import { afterEach, expect, test, vi } from 'vitest';
import type { GameUi } from '$games/contract';
import type { Now, Told, View, Waiting } from '$lib/protocol/messages';

const held = vi.hoisted(() => ({ come: (_: unknown): void => {} }));
vi.mock('$lib/sound/sound.svelte', () => ({ soundBox: { play: () => {} } }));
vi.mock('$lib/i18n', () => ({
  words: { needGame: async () => {}, needServer: async () => {}, say: (key: string) => key },
}));
vi.mock('$lib/table/lobby', () => ({ listGames: async () => [{ name: 'saint_malo', hidden: false }] }));
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
  send(): void {}
  close(): void {}
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message as Told) });
  }
}
afterEach(() => vi.unstubAllGlobals());

const now = (step: number, kind: Waiting['kind'], seat: number): Now =>
  ({
    version: step,
    step,
    view: { game: 'saint_malo', you: 0, actor: seat, moves: [] } as unknown as View,
    waiting: { kind, seat, since: 0 },
    undo: null,
    ending: null,
    asking: null,
  }) as Now;
const welcome = (at: Now): unknown => ({
  kind: 'welcome',
  table: { id: 'abc', game: 'saint_malo', seats: [], chance: null, hints: true },
  held: [0],
  looking: 0,
  steps: [],
  now: at,
});

test('a computer player that begins before the page is there is shown from its first step', async () => {
  const nothing = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('matchMedia', () => ({ matches: false, ...nothing }));
  vi.stubGlobal('document', { hidden: false, ...nothing });
  vi.stubGlobal('location', { protocol: 'http:', host: 'inn' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('WebSocket', Socket);
  const { TableSession } = await import('./session.svelte');
  const session = new TableSession('abc');
  const leave = session.enter();
  sockets[0]?.onopen?.();
  sockets[0]?.tell(welcome(now(0, 'gather', -1)));
  sockets[0]?.tell(welcome(now(0, 'bot', 1)));
  const rolled = { step: 1, seat: 1, events: [{ kind: 'rolled' }] };
  sockets[0]?.tell({ kind: 'update', after: 0, steps: [rolled], now: now(1, 'bot', 1) });
  sockets[0]?.tell({ kind: 'update', after: 1, steps: [{ ...rolled, step: 2 }], now: now(2, 'throw', 0) });
  held.come({ duration: () => 60_000, moments: () => [] } as unknown as GameUi);
  await vi.waitFor(() => expect(session.scene).not.toBeNull());
  expect([session.scene?.step, session.scene?.events]).toEqual([1, [{ kind: 'rolled' }]]);
  leave();
});
