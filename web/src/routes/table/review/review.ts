/** The lines and bands of a review's picture, asking until the review is there, chances as numbers and in words. */
import type {
  AdvisedMove,
  ChancePoint,
  CostlyDecision,
  Estimated,
  ReviewFound,
  ReviewState,
} from '$lib/protocol/messages';

/** A share in whole per cent; what is next to nothing has no sign. */
export const percent = (share: number): number => Math.round(100 * share) + 0;

/** A whole number with its sign; nothing has none. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0');

/** Between what a chance lies: the sentence's key and values; `narrow`: what is said where that is no range. */
export function bandLine(chance: Estimated, narrow = 'analysis-steady'): [string, Record<string, number>] {
  const [low, high] = [percent(chance.low), percent(chance.high)];
  return low === high ? [narrow, {}] : ['analysis-between', { low, high }];
}

/** What a decision cost: the sentence's key and values. */
export function costLine(cost: Estimated): [string, Record<string, number>] {
  const [low, value, high] = [percent(cost.low), percent(cost.value), percent(cost.high)];
  if (low === high) return ['analysis-costly-cost-steady', { percent: value }];
  return ['analysis-costly-cost', { percent: value, low, high }];
}

/** As wide as from losing everything to winning everything: a band that says nothing. */
const ALL_OR_NOTHING = 2;

/** What chance gave or took: the sentence's key and values. Lucky or unlucky is said only where that is sure. */
export function luckLine(name: string, luck: Estimated): [string, Record<string, string | number>] {
  const [low, value, high] = [percent(luck.low), percent(luck.value), percent(luck.high)];
  if (luck.high - luck.low >= ALL_OR_NOTHING) return ['analysis-luck-unclear', { name }];
  if (low === 0 && high === 0) return ['analysis-luck-nil', { name }];
  const verdict = low > 0 ? 'good' : high < 0 ? 'bad' : 'fair';
  const values = {
    name,
    points: signed(value),
    number: Math.abs(value),
    low: signed(low),
    high: signed(high),
    verdict,
  };
  return ['analysis-luck-line', values];
}

/** The box a curve is drawn in. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly steps: number;
}

const at = (frame: Frame, step: number, share: number): string => {
  const x = frame.left + ((frame.right - frame.left) * step) / Math.max(1, frame.steps);
  const y = frame.bottom - (frame.bottom - frame.top) * share;
  return `${Math.round(10 * x) / 10} ${Math.round(10 * y) / 10}`;
};

/** The line of a seat's chance. */
export const chanceLine = (curve: readonly ChancePoint[], seat: number, frame: Frame): string =>
  curve.map((point, k) => `${k === 0 ? 'M' : 'L'}${at(frame, point.step, point.chances[seat]?.value ?? 0)}`).join('');

/** A seat's chance after a step, on the line between the points next to it. */
export function chanceAt(curve: readonly ChancePoint[], seat: number, step: number): number {
  const next = curve.findIndex((point) => point.step >= step);
  const [after, before] = [curve.at(next), curve[next > 0 ? next - 1 : next]];
  const [to, from] = [after?.chances[seat]?.value ?? 0, before?.chances[seat]?.value ?? 0];
  if (after === undefined || before === undefined || after.step === before.step) return to;
  return from + ((to - from) * (step - before.step)) / (after.step - before.step);
}

/** The steps written below a curve: each once, and none at its beginning. */
export const ticksOf = (steps: number): readonly number[] => [
  ...new Set([0.25, 0.5, 0.75, 1].map((share) => Math.max(1, Math.round(steps * share)))),
];

/** The band between the least and the most it is likely to be. */
export function bandOf(curve: readonly ChancePoint[], seat: number, frame: Frame): string {
  if (curve.length === 0) return '';
  const upper = curve.map((point) => at(frame, point.step, point.chances[seat]?.high ?? 0));
  const lower = curve.map((point) => at(frame, point.step, point.chances[seat]?.low ?? 0)).reverse();
  return `M${[...upper, ...lower].join('L')}Z`;
}

/** At most so many of these things, evenly spread, the last among them. */
export function thinned<T>(things: readonly T[], most: number): readonly T[] {
  const every = Math.ceil(things.length / most);
  return things.filter((_, k) => (things.length - 1 - k) % every === 0);
}

/** A costly decision among those of its seat, in the order of the game, and the steps of the ones beside it. */
export interface Stop {
  readonly decision: CostlyDecision;
  readonly place: number;
  readonly all: readonly CostlyDecision[];
  readonly before: number | null;
  readonly after: number | null;
}

/** Costly decisions in the order of the game: as they are walked through, and so numbered everywhere. */
export const inOrder = (costly: readonly CostlyDecision[]): readonly CostlyDecision[] =>
  costly.toSorted((a, b) => a.step - b.step);

/** The costly decision that was due after a step; null if there was none. */
export function stopAt(review: ReviewFound, step: number): Stop | null {
  const decision = review.costly.flat().find((one) => one.step === step);
  if (decision === undefined) return null;
  const all = inOrder(review.costly[decision.seat] ?? []);
  const at = all.indexOf(decision);
  return { decision, place: at + 1, all, before: all[at - 1]?.step ?? null, after: all[at + 1]?.step ?? null };
}

/** What is said of a review, as a key. */
export type ReviewTold = '' | 'analysis-review-begun' | 'analysis-review-come';

/** Asks until the review is there; tells how far it has come. */
export async function awaitReview(
  ask: () => Promise<ReviewState>,
  tell: (done: number) => void,
  pause: () => Promise<void>,
): Promise<ReviewFound | null> {
  for (;;) {
    const { done, review } = await ask();
    if (review !== null) return review;
    tell(done);
    await pause();
  }
}

/** Whether a reason's numbers are said to be averages: those with a fraction are. */
export const isMean = (here: number, other: number): boolean => !(Number.isInteger(here) && Number.isInteger(other));

/** What is said of a move for which nothing speaks: there is no other, the others are as good, or better. */
export function silence(moves: readonly AdvisedMove[], place: number): string {
  const mine = moves[place]?.chance;
  if (moves.length === 1 || mine === undefined) return 'analysis-only';
  const rival = Math.max(...moves.flatMap((one, k) => (k === place ? [] : [one.chance.value])));
  return percent(mine.low) <= percent(rival) && percent(rival) <= percent(mine.high)
    ? 'analysis-close'
    : 'analysis-nothing';
}
