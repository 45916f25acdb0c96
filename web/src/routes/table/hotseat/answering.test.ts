/** Round one screen everybody is asked at once, and the screen is passed on to whoever speaks up. */
import { beforeEach, expect, test } from 'vitest';
import type { AnswerRound } from '$games/contract';
import type { Move } from '$lib/protocol/messages';
import type { TableClient } from '$lib/table/client.svelte';
import { Answering } from './answering.svelte';

const rules: AnswerRound = { seats: (view) => ('open' in view && view.open ? [1, 2, 3] : []), pass: { kind: 'pass' } };

class Client {
  now: unknown = { view: { open: true }, asking: null };
  held = [0, 1, 3];
  looking: number | null = 0;
  asked: number | null = 1;
  waiting = 0;
  readonly passed: number[] = [];
  look(seat: number | null): void {
    this.looking = seat;
  }
  letHappen(seat: number, _: Move): Promise<null> {
    this.passed.push(seat);
    return Promise.resolve(null);
  }
}
let client: Client;
let answering: Answering;
beforeEach(() => {
  client = new Client();
  answering = new Answering(client as unknown as TableClient, rules);
});

test('everybody at the screen is asked at once, and no hand is to be seen meanwhile', () => {
  expect(answering.nextFor(1)).toBe('call');
  answering.call();
  expect([answering.open, client.looking, answering.callable]).toEqual([true, null, [1, 3]]);
});

test('when nobody answers, all of them pass, and whoever had the screen goes on', () => {
  answering.call();
  answering.answer(null);
  expect([client.passed, client.looking, answering.open]).toEqual([[1], 0, false]);
  expect(answering.nextFor(3)).toBe('pass');
  answering.pass(3);
  expect(client.passed).toEqual([1, 3]);
});

test('whoever speaks up comes to the screen; if they let it happen after all, the others are asked', () => {
  answering.call();
  answering.answer(1);
  expect([client.passed, answering.nextFor(1)]).toEqual([[], 'come']);
  client.looking = 1;
  client.asked = 3;
  expect(answering.nextFor(3)).toBe('call');
  expect(answering.callable).toEqual([3]);
});

test('those before whoever speaks up let it happen', () => {
  answering.call();
  answering.answer(3);
  expect([client.passed, client.looking, answering.nextFor(3)]).toEqual([[1], null, 'come']);
});

test('whoever looks already when asked answers for themselves', () => {
  client.looking = 1;
  expect(answering.nextFor(1)).toBe('come');
});

test('a pass that is on its way is not said twice', () => {
  client.waiting = 1;
  answering.pass(1);
  client.waiting = 0;
  client.now = { view: { open: true }, asking: { held: true } };
  answering.pass(1);
  expect(client.passed).toEqual([]);
});

test('when the card is gone nobody is asked, and the next card is a new question', () => {
  answering.call();
  answering.answer(null);
  answering.call();
  client.now = { view: { open: false }, asking: null };
  answering.look();
  expect([answering.open, client.looking, answering.isOn]).toEqual([false, null, false]);
  client.now = { view: { open: true }, asking: null };
  expect(answering.nextFor(1)).toBe('call');
});
