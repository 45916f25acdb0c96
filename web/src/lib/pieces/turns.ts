/** A log by turns: where each begins, and who had one since some step. */
import type { GameUi } from '$games/contract';
import type { StepLine } from '../protocol/messages';

/** What is asked of a game here. */
type Teller = Pick<GameUi, 'turnBegun'>;

/** A turn, or what of it lies in some lines: whose, the step before it and its last. */
export interface TurnTaken {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

const beginsWith = (ui: Teller, line: StepLine): number | null =>
  line.events.map((event) => ui.turnBegun(event)).findLast((seat) => seat !== null) ?? null;

/** The steps after which a turn begins; the game begins with none. */
export const turnStarts = (ui: Teller, lines: readonly StepLine[]): readonly number[] => [
  0,
  ...lines.filter((line) => beginsWith(ui, line) !== null).map((line) => line.step),
];

export const turnAfter = (starts: readonly number[], step: number, most: number): number =>
  starts.find((start) => start > step) ?? most;
export const turnBefore = (starts: readonly number[], step: number): number =>
  starts.findLast((start) => start < step) ?? 0;

/** The turns since a step, the unfinished one too. */
export function turnsSince(ui: Teller, lines: readonly StepLine[], since: number): readonly TurnTaken[] {
  const turns: TurnTaken[] = [];
  let [seat, from]: [number | null, number] = [null, since];
  for (const line of lines) {
    const next = beginsWith(ui, line);
    if (line.step > since) {
      seat ??= line.seat;
      if (next !== null || line === lines.at(-1)) {
        turns.push({ seat, from, to: line.step });
        from = line.step;
      }
    }
    if (next !== null) seat = next;
  }
  return turns;
}

/** The lines without the turn that the last one began: while its last steps can be taken back, it has not. */
export function withoutNextTurn(ui: Teller, lines: readonly StepLine[]): readonly StepLine[] {
  return lines.map((line, n) =>
    n < lines.length - 1 ? line : { ...line, events: line.events.filter((event) => ui.turnBegun(event) === null) },
  );
}
