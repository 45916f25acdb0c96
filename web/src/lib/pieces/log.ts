/** The log as lines: one for each event that deserves one. */
import type { GameUi, RibbonText } from '$games/contract';
import { words } from '$lib/i18n';
import type { GameEvent, StepLine } from '../protocol/messages';

export interface LogLine {
  readonly key: string;
  readonly step: number;
  readonly seat: number | null;
  readonly text: string;
  /** A computer player decided this: it can be asked why. */
  readonly asks?: boolean;
}

/** What is told of a step in the log, or, if none of it deserves a line, all of it. */
function toldOf(ui: Pick<GameUi, 'logged'>, events: readonly GameEvent[]): readonly GameEvent[] {
  const told = events.filter((event) => ui.logged?.(event, events) ?? true);
  return told.length > 0 ? told : events;
}

/** So many sentences are said of one step; the log has them all. */
const MOST_SAID = 3;

/** One step in words, and the seat that its first sentence is about; null if it is about none. */
export interface Caption extends RibbonText {
  readonly seat: number | null;
}

/** The caption of a step: what happened; where nothing showed, what was done, as far as one may know. */
export function captionOf(
  ui: Pick<GameUi, 'logged' | 'eventSeat'>,
  game: string,
  step: StepLine,
  names: readonly string[],
): Caption {
  const seat = step.seat >= 0 ? step.seat : null;
  const [first, ...more] = toldOf(ui, step.events);
  const sentence = (event: GameEvent): string => words.event(game, event, names);
  if (first !== undefined) {
    const rest = more.slice(0, MOST_SAID - 1).map(sentence);
    return { lead: sentence(first), rest: rest.join(' '), seat: ui.eventSeat(first) ?? seat };
  }
  const name = names[step.seat] ?? '';
  const [move] = step.moves;
  if (move !== undefined)
    return { lead: words.say('web-past-did', { name, move: words.move(game, move, names) }), seat };
  return { lead: words.say(step.chance ? 'web-past-chance' : 'web-past-decided', { name }), seat };
}

/** The lines of a step in the words they were said in; a step never changes, and a game has thousands. */
interface Told {
  readonly spoken: object;
  readonly names: string;
  readonly lines: readonly LogLine[];
}
const told = new WeakMap<StepLine, Told>();

/** The lines of one step, the last one first. */
function linesOf(ui: GameUi, game: string, step: StepLine, names: readonly string[]): readonly LogLine[] {
  const { spoken } = words;
  const known = told.get(step);
  if (known?.spoken === spoken && known.names === names.join('\n')) return known.lines;
  const lines = step.events.flatMap((event, n) => {
    if (ui.logged && !ui.logged(event, step.events)) return [];
    const text = words.event(game, event, names);
    return [{ key: `${step.step}.${n}`, step: step.step, seat: ui.eventSeat(event), text }];
  });
  told.set(step, { spoken, names: names.join('\n'), lines: lines.reverse() });
  return lines;
}

/** The lines of some steps, the newest first; with `byBot`, one line of each step that a computer player decided asks
 *  why it did. */
export function logLines(
  ui: GameUi,
  game: string,
  steps: readonly StepLine[],
  names: readonly string[],
  byBot: (step: StepLine) => boolean = () => false,
): LogLine[] {
  const lines: LogLine[] = [];
  for (let k = steps.length - 1; k >= 0; k--) {
    const step = steps[k]!;
    const said = linesOf(ui, game, step, names);
    const own = byBot(step) ? said.findLastIndex(({ seat }) => seat === step.seat) : -1;
    lines.push(...said.map((line, place) => (place === own ? { ...line, asks: true } : line)));
  }
  return lines;
}
