import { expect, test, vi } from 'vitest';
import { words } from '$lib/i18n';
import type { StepLine } from '../protocol/messages';
import type { GameUi } from '$games/contract';
import { captionOf, logLines } from './log';

const NAMES = ['Ada', 'Bruno'];
const ui = {
  logged: (event: { readonly kind: string }) => event.kind !== 'kept',
  eventSeat: (event: { readonly seat?: number }) => event.seat ?? null,
} as unknown as GameUi;
const line = (part: Partial<StepLine>): StepLine => ({
  step: 1,
  seat: 0,
  events: [],
  chance: false,
  moves: [],
  ...part,
});
const said = (part: Partial<StepLine>): string => captionOf(ui, 'saint_malo', line(part), NAMES).lead;

test('every step has a caption of its own, whatever shows of it', () => {
  expect(said({ events: [{ kind: 'kept', seat: 0, faces: ['log'] }] })).toBe('saint_malo-event-kept');
  expect(said({ seat: 1, moves: [{ kind: 'recruit', character: 'citizen' }] })).toBe('web-past-did');
  expect(said({ chance: true })).toBe('web-past-chance');
  expect(said({ seat: 1 })).toBe('web-past-decided');
});

test('a step of which the log tells is told by its lines, the first one first', () => {
  const events: StepLine['events'] = [
    { kind: 'kept', seat: 0, faces: ['log'] },
    { kind: 'logs_delivered', seat: 0, logs: 2 },
    { kind: 'turn_began', seat: 1, round: 2 },
  ];
  const { lead, rest } = captionOf(ui, 'saint_malo', line({ events }), NAMES);
  expect([lead, rest]).toEqual(['saint_malo-event-logs-delivered', 'saint_malo-event-turn-began']);
});

test('the figure beside a caption is that of the player it is about, whoever made the step', () => {
  const seatOf = (...events: StepLine['events']): number | null =>
    captionOf(ui, 'saint_malo', line({ seat: 0, events }), NAMES).seat;
  expect(seatOf({ kind: 'turn_began', seat: 1, round: 2 })).toBe(1);
  expect(seatOf({ kind: 'logs_delivered', seat: 0, logs: 2 }, { kind: 'turn_began', seat: 1, round: 2 })).toBe(0);
  expect(seatOf()).toBe(0);
  expect(captionOf(ui, 'saint_malo', line({ seat: -1, chance: true }), NAMES).seat).toBeNull();
});

test('a step that a computer player decided asks why on one of its own lines', () => {
  const events: StepLine['events'] = [
    { kind: 'turn_began', seat: 0, round: 2 },
    { kind: 'logs_delivered', seat: 1, logs: 2 },
    { kind: 'logs_delivered', seat: 1, logs: 1 },
  ];
  const seats = { eventSeat: (event: { readonly seat?: number }) => event.seat ?? null } as unknown as GameUi;
  const asking = (byBot: boolean): readonly boolean[] =>
    logLines(seats, 'saint_malo', [line({ seat: 1, events })], NAMES, () => byBot).map(({ asks }) => asks ?? false);
  expect([asking(true), asking(false)]).toEqual([
    [false, true, false],
    [false, false, false],
  ]);
});

test('only new steps are put into words: a step that was told is told by the same lines', () => {
  const phrase = vi.spyOn(words, 'event');
  const steps = [1, 2, 3].map((step) => line({ step, events: [{ kind: 'turn_began', seat: 1, round: step }] }));
  const before = logLines(ui, 'saint_malo', steps.slice(0, 2), NAMES);
  const after = logLines(ui, 'saint_malo', steps, [...NAMES]);
  expect(phrase).toHaveBeenCalledTimes(3);
  expect(after.slice(1)).toEqual(before);
  logLines(ui, 'saint_malo', steps, ['Ada', 'Carla']);
  expect(phrase).toHaveBeenCalledTimes(6);
});
