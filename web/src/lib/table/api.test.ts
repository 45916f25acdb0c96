import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, tableInfo } from './api';

const ELSEWHERE = { key: 'server-elsewhere', values: {}, rule: null };
let asked = 0;

function answers(...statuses: readonly number[]): void {
  asked = 0;
  vi.stubGlobal('fetch', () => {
    const status = statuses[Math.min(asked++, statuses.length - 1)] ?? 200;
    return Promise.resolve(new Response(JSON.stringify(status === 502 ? ELSEWHERE : { id: 'abcd' }), { status }));
  });
}
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a table that is just moving is asked for again', async () => {
  answers(502, 502, 200);
  const coming = tableInfo('abcd');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await coming).toEqual({ id: 'abcd' });
  expect(asked).toBe(3);
});

test('one that is elsewhere for long is told so', async () => {
  answers(502);
  const told = tableInfo('abcd').catch((problem: unknown) => (problem instanceof ApiError ? problem.problem : null));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await told).toEqual(ELSEWHERE);
  expect(asked).toBe(5);
});
