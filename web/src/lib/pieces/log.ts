/** The log as lines: one for each event that deserves one. */
import type { GameUi } from '$games/contract';
import { words } from '$lib/i18n';
import type { StepLine } from '../protocol/messages';

export interface LogLine {
  readonly key: string;
  readonly step: number;
  readonly seat: number | null;
  readonly text: string;
}

/** The lines of some steps, the newest first. */
export function logLines(ui: GameUi, game: string, steps: readonly StepLine[], names: readonly string[]): LogLine[] {
  const lines: LogLine[] = [];
  for (let k = steps.length - 1; k >= 0; k--) {
    const step = steps[k]!;
    for (let n = step.events.length - 1; n >= 0; n--) {
      const event = step.events[n]!;
      if (ui.logged && !ui.logged(event, step.events)) continue;
      lines.push({
        key: `${step.step}.${n}`,
        step: step.step,
        seat: ui.eventSeat(event),
        text: words.event(game, event, names),
      });
    }
  }
  return lines;
}
