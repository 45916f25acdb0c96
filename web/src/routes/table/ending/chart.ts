/** The numbers behind the pictures of a finished game: where points came from, and how they grew. */
import type { GameUi } from '$games/contract';
import type { IconName } from '$lib/pieces/icons';
import type { ScoreRow, StepLine, Story } from '$lib/protocol/messages';

export interface Piece {
  readonly source: string;
  readonly points: number;
  /** Where it begins on the bar. */
  readonly from: number;
}
export interface Bar {
  readonly gained: readonly Piece[];
  readonly lost: readonly Piece[];
  readonly total: number;
}

/** So many letters of a name have room beside a curve; the whole name stands in the table of points. */
export const LETTERS = 10;
/** A number with a true minus. */
export const written = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);

/** One seat's bar: what was gained from left to right, what was lost taken off again from the right. */
export function barOf(sheet: readonly ScoreRow[], seat: number): Bar {
  const [gained, lost]: [Piece[], Piece[]] = [[], []];
  let sum = 0;
  for (const { source, points } of sheet) {
    const here = points[seat] ?? 0;
    if (here <= 0) continue;
    gained.push({ source, points: here, from: sum });
    sum += here;
  }
  for (const { source, points } of sheet) {
    const here = points[seat] ?? 0;
    if (here >= 0) continue;
    sum += here;
    lost.push({ source, points: here, from: sum });
  }
  return { gained, lost, total: sum };
}

export interface Mark {
  readonly step: number;
  readonly icon: IconName;
}
export interface Tick {
  readonly step: number;
  readonly round: number;
}
export interface Curve {
  readonly steps: number;
  readonly lowest: number;
  readonly highest: number;
  /** For each seat: step and points, wherever they change. */
  readonly lines: readonly (readonly { readonly step: number; readonly points: number }[])[];
  readonly marks: readonly Mark[];
  readonly rounds: readonly Tick[];
}

export function curveOf(story: Story, log: readonly StepLine[], ui: GameUi, seats: number): Curve {
  const all = story.scores.flatMap((score) => score.points);
  const events = log.flatMap(({ step, events: happened }) => happened.map((event) => ({ step, event })));
  const rounds = new Map<number, number>();
  for (const { step, event } of events) {
    const round = ui.roundBegun?.(event) ?? null;
    if (round !== null && !rounds.has(round)) rounds.set(round, step);
  }
  return {
    steps: Math.max(1, story.steps),
    lowest: Math.min(0, ...all),
    highest: Math.max(10, ...all),
    lines: Array.from({ length: seats }, (_, seat) =>
      story.scores.map((score) => ({ step: score.step, points: score.points[seat] ?? 0 })),
    ),
    marks: events.flatMap(({ step, event }) => {
      const icon = ui.chartMark?.(event) ?? null;
      return icon === null ? [] : [{ step, icon }];
    }),
    rounds: [...rounds].map(([round, step]) => ({ round, step })),
  };
}

/** The step between the lines of a scale, so that there are four to eight of them. */
export function gridStep(span: number): number {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
  return steps.find((step) => span / step <= 7) ?? 1000;
}
