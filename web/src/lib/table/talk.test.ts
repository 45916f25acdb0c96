import { beforeEach, expect, test, vi } from 'vitest';
import type { Word } from '../protocol/messages';
import { Talk } from './talk.svelte';

const phrase = (seat: number, at: number): Word => ({ seat, at, phrase: 'cheers', text: null });
const text = (seat: number, at: number): Word => ({ seat, at, phrase: null, text: 'Salute!' });
const OWN = [0];
let talk: Talk;

beforeEach(() => {
  vi.useFakeTimers();
  talk = new Talk();
});

test('a word stands beside its seat for four seconds, the newer one in its place', () => {
  talk.hear(phrase(1, 1), OWN);
  vi.advanceTimersByTime(3_000);
  talk.hear(text(1, 2), OWN);
  vi.advanceTimersByTime(3_000);
  expect(talk.sayings).toEqual({ 1: text(1, 2) });
  vi.advanceTimersByTime(1_000);
  expect(talk.sayings).toEqual({});
  expect(talk.words.map(({ at }) => at)).toEqual([2, 1]);
});

test('words of others are unread until the panel is opened', () => {
  talk.hear(phrase(1, 1), OWN);
  talk.hear(phrase(0, 2), OWN);
  expect([talk.unread, talk.latest?.at]).toEqual([1, 1]);
  talk.open = true;
  talk.hear(phrase(1, 3), OWN);
  expect([talk.unread, talk.latest?.at]).toEqual([0, 3]);
});

test('who is muted stays so at another seat', () => {
  talk.mute(1, true);
  talk.hear(phrase(2, 1), OWN);
  talk.swap(1, 2);
  expect([talk.muted, talk.sayings]).toEqual([[2], {}]);
});

test('coming back, only what was said meanwhile is new', () => {
  talk.told([phrase(1, 1), phrase(1, 2)], OWN);
  expect(talk.unread).toBe(0);
  talk.told([phrase(1, 2), phrase(0, 3), text(1, 4)], OWN);
  expect([talk.unread, talk.latest?.at]).toEqual([1, 4]);
  expect(talk.words.map(({ at }) => at)).toEqual([4, 3, 2]);
});

test('who is muted is neither heard nor read, and stays so', () => {
  const kept = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  talk.remember('abc', shelf);
  talk.hear(phrase(1, 1), OWN);
  talk.mute(1, true);
  talk.hear(text(1, 2), OWN);
  talk.hear(phrase(2, 3), OWN);
  expect([talk.words.map(({ seat }) => seat), talk.unread, Object.keys(talk.sayings)]).toEqual([[2], 2, ['2']]);
  const again = new Talk();
  again.remember('abc', shelf);
  expect(again.muted).toEqual([1]);
  again.mute(1, false);
  expect(again.muted).toEqual([]);
});

test('texts that are no longer allowed are gone', () => {
  talk.hear(phrase(1, 1), OWN);
  talk.hear(text(2, 2), OWN);
  talk.forgetTexts();
  expect([talk.words, Object.keys(talk.sayings)]).toEqual([[phrase(1, 1)], ['1']]);
});
