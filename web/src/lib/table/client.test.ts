import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Advice, ChanceInfo, Now, Said, Told, View, Welcome } from '../protocol/messages';
import { TableClient, type TableUpdate } from './client.svelte';
import type { Wire } from './connection';
import { tableInfo } from './fixtures';

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: Wire['onclose'] = null;
  readonly said: Said[] = [];
  send(text: string): void {
    this.said.push(JSON.parse(text) as Said);
  }
  close(): void {}
  tell(message: Told): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const now = (version: number): Now => ({
  version,
  step: version,
  view: { game: 'saint_malo', you: 0, actor: 0, moves: [] } as unknown as View,
  waiting: { kind: 'decide', seat: 0, since: 0 },
  undo: null,
  ending: null,
  asking: null,
  ask_back: null,
  back: null,
  explanation: null,
});
const welcome = (version: number): Welcome => ({
  kind: 'welcome',
  table: tableInfo(),
  held: [0],
  looking: 0,
  steps: Array.from({ length: version }, (_, k) => ({ step: k + 1, seat: 0, events: [], chance: false, moves: [] })),
  now: now(version),
  words: [],
});

let wires: FakeWire[] = [];
let updates: TableUpdate[] = [];
let chances: ChanceInfo[] = [];
let client: TableClient;
let secrets: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  updates = [];
  chances = [];
  secrets = ['s'];
  client = new TableClient(
    () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    {
      secrets: () => secrets,
      update: (update) => updates.push(update),
      chance: (chance) => chances.push(chance),
      again: () => {},
    },
  );
  client.start();
  wires[0]?.onopen?.();
});
afterEach(() => {
  client.end();
  vi.useRealTimers();
});

test('hello says which seats are held', () => {
  expect(wires[0]?.said).toEqual([{ kind: 'hello', secrets: ['s'], look: null, explain: true, changes: true }]);
});

test('a second link is told as well, also before the welcome', () => {
  secrets = ['s', 't'];
  client.rejoin();
  wires[1]?.onopen?.();
  expect(wires[1]?.said).toEqual([{ kind: 'hello', secrets: ['s', 't'], look: null, explain: true, changes: true }]);
});

test('whoever is not at the table says nothing', () => {
  client.end();
  client.rejoin();
  client.wake();
  expect(wires).toHaveLength(1);
});

test('an undo takes lines out of the log, and later steps come after them', () => {
  wires[0]?.tell(welcome(3));
  wires[0]?.tell({
    kind: 'update',
    after: 1,
    steps: [{ step: 2, seat: 0, events: [], chance: false, moves: [] }],
    now: now(5),
  });
  expect(client.steps.map((line) => line.step)).toEqual([1, 2]);
  expect(updates.map((update) => update.fresh)).toEqual([true, false]);
});

test('an update tells only what has changed of the view', () => {
  wires[0]?.tell(welcome(1));
  const { view } = now(1);
  const changed = { question: 'another' } as unknown as typeof view;
  wires[0]?.tell({ kind: 'update', after: 1, steps: [], now: { ...now(2), view: changed } });
  expect(client.now?.view).toEqual({ ...view, question: 'another' });
  expect(updates.at(-1)?.now.view).toEqual(client.now?.view);
});

test('a log that is told again when the game is over is not staged again', () => {
  wires[0]?.tell(welcome(2));
  const steps = [1, 2, 3, 4].map((step) => ({ step, seat: 0, events: [], chance: false, moves: [] }));
  wires[0]?.tell({ kind: 'update', after: 0, steps, now: now(3) });
  expect(client.steps.map((line) => line.step)).toEqual([1, 2, 3, 4]);
  expect(updates.at(-1)?.steps.map((line) => line.step)).toEqual([4]);
});

test('an intent without an answer is said again on the next connection, with the same id', async () => {
  wires[0]?.tell(welcome(3));
  const done = client.act(0, { kind: 'pass' });
  expect(client.waiting).toBe(1);
  const first = wires[0]?.said.at(-1);
  wires[0]?.onclose?.();
  expect(client.line).toBe('lost');
  vi.advanceTimersByTime(2_000);
  wires[1]?.onopen?.();
  wires[1]?.tell(welcome(3));
  const second = wires[1]?.said.at(-1);
  expect(second).toEqual(first);
  expect(second).toMatchObject({ kind: 'act', version: 3, seat: 0, move: { kind: 'pass' } });
  wires[1]?.tell({ kind: 'done', id: (second as { id: string }).id, version: 4 });
  expect(await done).toBeNull();
  expect(client.waiting).toBe(0);
});

test('a server that makes room for another is left for that one at once; if nobody is there, after a while', () => {
  wires[0]?.tell(welcome(3));
  void client.act(0, { kind: 'pass' });
  wires[0]?.onclose?.({ code: 1012 });
  expect(client.line).toBe('connecting');
  wires[1]?.onclose?.({ code: 1012 });
  expect(client.line).toBe('lost');
  expect(wires.length).toBe(2);
  vi.advanceTimersByTime(2_000);
  wires[2]?.onopen?.();
  wires[2]?.tell(welcome(3));
  expect(wires[2]?.said.at(-1)).toEqual(wires[0]?.said.at(-1));
});

test('a silent connection is given up after a ping that nobody answers', () => {
  wires[0]?.tell(welcome(0));
  vi.advanceTimersByTime(20_000);
  expect(wires[0]?.said.at(-1)).toEqual({ kind: 'ping' });
  vi.advanceTimersByTime(6_001);
  expect(client.line).toBe('lost');
  vi.advanceTimersByTime(10_000);
  expect(wires.length).toBeGreaterThan(1);
});

test('an answered ping keeps the connection', () => {
  wires[0]?.tell(welcome(0));
  vi.advanceTimersByTime(20_000);
  vi.advanceTimersByTime(1_000);
  wires[0]?.tell({ kind: 'pong' });
  vi.advanceTimersByTime(10_000);
  expect(client.line).toBe('open');
});

test('a table that is not there ends it', () => {
  wires[0]?.tell({ kind: 'closing', problem: { key: 'server-no-such-table', values: {}, rule: null } });
  expect(client.closed?.key).toBe('server-no-such-table');
  vi.advanceTimersByTime(60_000);
  expect(wires.length).toBe(1);
});

test('why the server has hung up is known until it is back', () => {
  wires[0]?.tell(welcome(0));
  wires[0]?.tell({ kind: 'closing', problem: { key: 'server-storage-down', values: { why: 'full' }, rule: null } });
  wires[0]?.onclose?.();
  vi.advanceTimersByTime(10_000);
  expect(client.trouble?.values).toEqual({ why: 'full' });
  wires.at(-1)?.onopen?.();
  wires.at(-1)?.tell(welcome(0));
  expect(client.trouble).toBeNull();
});

test('whoever had to make room does not come back by themselves', () => {
  wires[0]?.tell({ kind: 'closing', problem: { key: 'server-place-needed', values: {}, rule: null } });
  wires[0]?.onclose?.();
  vi.advanceTimersByTime(60_000);
  expect(wires.length).toBe(1);
});

test('whoever is sent away again and again comes back less and less often', () => {
  for (let n = 0; n < 100; n += 1) {
    const wire = wires.at(-1);
    wire?.onopen?.();
    wire?.tell({ kind: 'closing', problem: { key: 'server-too-many-connections', values: {}, rule: null } });
    wire?.onclose?.();
    vi.advanceTimersByTime(1_000);
  }
  expect(wires.length).toBeGreaterThan(5);
  expect(wires.length).toBeLessThan(30);
});

const inSecret = (version: number): Now => ({ ...now(version), waiting: { kind: 'decide', seat: -3, since: 0 } });

test('a seat held here that is asked in secret is known until it looks itself, or nothing is a secret any more', () => {
  wires[0]?.tell(welcome(1));
  wires[0]?.tell({ kind: 'update', after: 1, steps: [], now: inSecret(2) });
  expect(client.asked).toBeNull();
  wires[0]?.tell({ kind: 'asked', seat: 1 });
  wires[0]?.tell({ kind: 'update', after: 1, steps: [], now: inSecret(2) });
  expect(client.asked).toBe(1);
  wires[0]?.tell({ ...welcome(2), looking: 1 });
  expect(client.asked).toBeNull();
});

test('how a seat wants to be asked is an intent of its own, without a version', () => {
  wires[0]?.tell(welcome(1));
  void client.ask(0, 'never', true);
  const said = wires[0]?.said.at(-1);
  expect(said).toMatchObject({ kind: 'ask', seat: 0, asks: 'never', this_turn: true });
  expect(said).not.toHaveProperty('version');
});

test('a hint is answered with advice, or with why there is none; the table is not busy meanwhile', async () => {
  wires[0]?.tell(welcome(3));
  expect(client.hints).toBe(true);
  const found: Advice[] = [];
  const asked = client.hint(0, (advice) => found.push(advice));
  expect(client.waiting).toBe(0);
  const said = wires[0]?.said.at(-1) as { id: string };
  expect(said).toMatchObject({ kind: 'hint', version: 3, seat: 0 });
  const advice = { kind: 'advice', id: said.id, version: 3, moves: [], worlds: 7, quick: true } as const;
  wires[0]?.tell(advice);
  wires[0]?.tell({ ...advice, worlds: 14, quick: false });
  expect(await asked).toBeNull();
  expect(found.map(({ worlds }) => worlds)).toEqual([7, 14]);
  const again = client.hint(0, () => {});
  const problem = { key: 'server-hints-off', values: {}, rule: null };
  wires[0]?.tell({ kind: 'refused', id: (wires[0]?.said.at(-1) as { id: string }).id, problem });
  expect(await again).toEqual(problem);
});

const coached = (id: string, step: number | null, afterwards = false): Told => ({
  kind: 'coached',
  id,
  version: 3,
  seat: 0,
  step,
  move: { kind: 'recruit', character: 'citizen' },
  chance: { value: 0.2, low: 0.1, high: 0.3 },
  best: { value: 0.5, low: 0.4, high: 0.6 },
  reasons: [],
  afterwards,
});

test('what the coach has a word on is not done: it is said again for sure, or taken back', async () => {
  wires[0]?.tell(welcome(3));
  const ended = client.proceed(0);
  const said = wires[0]?.said.at(-1) as { id: string };
  wires[0]?.tell(coached(said.id, 2));
  expect(await ended).toBeNull();
  expect([client.waiting, client.coaching.word?.step]).toEqual([0, 2]);
  void client.insist();
  const again = wires[0]?.said.at(-1) as { id: string };
  expect(again).toMatchObject({ kind: 'proceed', version: 3, seat: 0, sure: true });
  expect([again.id === said.id, client.coaching.word]).toEqual([false, null]);
  wires[0]?.tell({ kind: 'done', id: again.id, version: 4 });
  void client.proceed(0);
  wires[0]?.tell(coached((wires[0]?.said.at(-1) as { id: string }).id, 2));
  void client.heed();
  expect(wires[0]?.said.at(-1)).toMatchObject({ kind: 'undo', version: 3, seat: 0, step: 2 });
});

test('a move that the coach stopped before it was made is just not made; a word about an earlier table goes', async () => {
  wires[0]?.tell(welcome(3));
  for (const heeded of [true, false]) {
    void client.act(0, { kind: 'recruit', character: 'citizen' });
    wires[0]?.tell(coached((wires[0]?.said.at(-1) as { id: string }).id, null));
    const sent = wires[0]?.said.length;
    if (heeded) expect(await client.heed()).toBeNull();
    else wires[0]?.tell(welcome(4));
    expect([client.coaching.word, wires[0]?.said.length]).toEqual([null, sent]);
  }
});

test('a word about what is done already: it stays while others play, until it is heeded, left, or played past', async () => {
  for (const end of ['heed', 'leave', 'go on', 'gone'] as const) {
    wires[0]?.tell(welcome(3));
    const ended = client.proceed(0);
    const said = wires[0]?.said.at(-1) as { id: string };
    wires[0]?.tell({ kind: 'done', id: said.id, version: 4 });
    await ended;
    wires[0]?.tell(coached(said.id, 0, true));
    const line = { step: 4, seat: 1, events: [], chance: false, moves: [] };
    wires[0]?.tell({ kind: 'update', after: 3, steps: [line], now: now(4) });
    expect(client.coaching.word?.step).toBe(0);
    const sent = wires[0]?.said.length ?? 0;
    if (end === 'heed') void client.heed();
    else if (end === 'leave') expect(await client.insist()).toBeNull();
    else if (end === 'go on') void client.proceed(0);
    else wires[0]?.tell({ kind: 'update', after: 0, steps: [], now: now(5) });
    expect(client.coaching.word).toBeNull();
    const last = wires[0]?.said.slice(sent) ?? [];
    if (end === 'heed') expect(last).toMatchObject([{ kind: 'undo', version: 4, seat: 0, step: 0 }]);
    else expect(last.map(({ kind }) => kind)).toEqual(end === 'go on' ? ['proceed'] : []);
  }
});

test('everybody is told whether hints are given', () => {
  wires[0]?.tell(welcome(3));
  wires[0]?.tell({
    kind: 'seats',
    seats: [],
    spectators: 0,
    hints: false,
    coach: 'off',
    coached: false,
    free_text: false,
  });
  expect(client.hints).toBe(false);
  void client.agreeHints(0, true);
  expect(wires[0]?.said.at(-1)).toMatchObject({ kind: 'agree_hints', seat: 0, agrees: true });
});

test('a table that stopped is reopened once, also if the connection ends meanwhile', async () => {
  wires[0]?.tell(welcome(3));
  const done = client.reopen(0);
  const said = wires[0]?.said.at(-1);
  expect(said).toMatchObject({ kind: 'reopen', seat: 0 });
  wires[0]?.tell({ kind: 'closing', problem: { key: 'server-reopened', values: {}, rule: null } });
  wires[0]?.onclose?.();
  vi.advanceTimersByTime(1000);
  wires[1]?.onopen?.();
  wires[1]?.tell(welcome(4));
  expect(wires[1]?.said.at(-1)).toEqual(said);
  wires[1]?.tell({ kind: 'done', id: (said as { id: string }).id, version: 4 });
  expect(await done).toBeNull();
});

test('yes or no to a computer player for somebody else names the seat it is for', () => {
  wires[0]?.tell(welcome(3));
  void client.agreeStandIn(1, false);
  expect(wires[0]?.said.at(-1)).toMatchObject({ kind: 'agree_stand_in', seat: 1, agrees: false });
});

test('how the sealed chance stands is told with the table, and whenever it changes', () => {
  const chance: ChanceInfo = { seal: 's', seats: [{ promise: null, number: null }], closed: false, begun: false };
  const whole = welcome(0);
  wires[0]?.tell({ ...whole, table: { ...whole.table, chance } });
  wires[0]?.tell({ kind: 'gathering', chance: { ...chance, closed: true } });
  expect(chances.map(({ closed }) => closed)).toEqual([false, true]);
  expect(client.chance?.closed).toBe(true);
  void client.promise(0, 'p');
  expect(wires[0]?.said.at(-1)).toMatchObject({ kind: 'promise', seat: 0, promise: 'p' });
});
