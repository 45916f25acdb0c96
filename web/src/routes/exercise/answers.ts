/** What an answer to an exercise is told as. */
import type { Estimated } from '$lib/protocol/messages';
import { percent } from '../table/review/review';

/** What a move costs: the sentence's key and values. */
export function costLine(cost: Estimated): [string, Record<string, number>] {
  const [low, value, high] = [percent(cost.low), percent(cost.value), percent(cost.high)];
  return low === high
    ? ['web-exercise-cost-steady', { percent: value }]
    : ['web-exercise-cost', { percent: value, low, high }];
}
