import { expect, test, vi } from 'vitest';
import { fetchPart, isMissing, PartMissing } from './parts';

const failing = (times: number) => {
  let failed = 0;
  return async (): Promise<string> => {
    failed += 1;
    if (failed <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return 'board';
  };
};

test('a part that fails is fetched once more, then it is missing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 400 });
  expect(await fetchPart(failing(1))).toBe('board');
  const problem: unknown = await fetchPart(failing(2)).catch((found: unknown) => found);
  expect(problem).toBeInstanceOf(PartMissing);
  expect([isMissing(problem), isMissing(new Error('a mistake')), isMissing(null)]).toEqual([true, false, false]);
  vi.useRealTimers();
});
