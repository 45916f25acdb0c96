/**
 * Sentences from the catalogues (locales/<language>/*.ftl): the twin of src/auberge/words.py, word for word.
 * A test compares the two over whole games. Nothing here loads files or knows which language is chosen.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Value = string | number | boolean;
export type Values = { readonly [name: string]: Value };
export type SeatFields = { readonly [kind: string]: readonly string[] };
/** A move or an event: its kind and its fields. */
export interface Thing {
  readonly kind: string;
}
/** What is wrong: the key of a sentence, its values, and the canon's rule where a rule says so. */
export interface Problem {
  readonly key: string;
  readonly values: { readonly [name: string]: string | number };
  readonly rule: string | null;
}

const CELL = /^\(([0-9]),([0-9])\)$/;
const LINE = /^(row|column) ([0-9])$/;

/** A cell as players write it: column letter, then row number, from the top left (row 4, column 2 is C5). */
export const cellName = (row: number, col: number): string => `${String.fromCharCode(65 + col)}${row + 1}`;

/** A row's number or a column's letter, as in the names of its cells (row 2 is 3, column 2 is C). */
export const lineName = (axis: string, index: number): string =>
  axis === 'column' ? String.fromCharCode(65 + index) : String(index + 1);

/** The player's name, or the seat's number where no names are given. */
const player = (names: readonly string[], seat: number): string => names[seat] ?? String(seat + 1);

/** An item of a list for its message: a word as it is, a cell, a line, a number. */
function itemOf(text: string, names: readonly string[]): Values {
  const cell = CELL.exec(text);
  if (cell) return { item: 'cell', cell: cellName(Number(cell[1]), Number(cell[2])) };
  const line = LINE.exec(text);
  if (line) return { item: line[1] ?? '', line: lineName(line[1] ?? '', Number(line[2])) };
  if (/^\d+$/.test(text)) return { item: 'number', value: Number(text), name: player(names, Number(text) - 1) };
  return { item: text };
}

/** The cells and the line that fields name together. */
function placesOf(fields: { readonly [name: string]: unknown }): Values {
  const found: { [name: string]: Value } = {};
  for (const [name, row] of Object.entries(fields)) {
    const stem = name.endsWith('row') ? name.slice(0, -3) : name;
    const col = fields[`${stem}col`];
    if (typeof row === 'number' && typeof col === 'number') found[`${stem}cell`] = cellName(row, col);
  }
  const { axis, index } = fields;
  if (typeof axis === 'string' && typeof index === 'number') found['line'] = lineName(axis, index);
  return found;
}

const isValue = (value: unknown): value is Value =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The words of one language, as far as their files have been added. */
export class Phrases {
  readonly #bundle: FluentBundle;
  readonly #seatFields = new Map<string, SeatFields>();

  constructor(readonly language: string) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
  }

  /** Adds the messages of a file, as its text or read already. */
  add(source: string | FluentResource): void {
    const resource = typeof source === 'string' ? new FluentResource(source) : source;
    this.#bundle.addResource(resource, { allowOverrides: true });
  }

  /** Tells which fields of a game's moves and events name a seat. */
  seats(game: string, fields: SeatFields): void {
    this.#seatFields.set(game, fields);
  }

  /** Whether there is a message of this name. */
  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The message of this name, filled with these values; the key itself if there is none. */
  say(key: string, values: Values = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return key;
    const given: { [name: string]: string | number } = {};
    for (const [name, value] of Object.entries(values))
      given[name] = typeof value === 'boolean' ? String(value) : value;
    return this.#bundle.formatPattern(pattern, given, []);
  }

  /** What went wrong, as a sentence; a refusal also names the rule. */
  error(problem: Problem): string {
    const sentence = this.say(problem.key, problem.values);
    return problem.rule === null ? sentence : this.say('refusal-with-rule', { sentence, rule: problem.rule });
  }

  /** A move as a short order, from `<game>-move-<kind>`; `names` are the players by seat. */
  move(game: string, move: Thing, names: readonly string[] = []): string {
    return this.say(`${game}-move-${move.kind.replaceAll('_', '-')}`, this.#arguments(game, move, names));
  }

  /** A fact as a line of the game's story, from `<game>-event-<kind>`; `names` are the players by seat. */
  event(game: string, event: Thing, names: readonly string[]): string {
    return this.say(`${game}-event-${event.kind.replaceAll('_', '-')}`, this.#arguments(game, event, names));
  }

  /** What is to be decided now, from `<game>-question-<phase>`; the phase is the view's field `question`. */
  question(game: string, view: { readonly question: string }): string {
    const fields: [string, unknown][] = Object.entries(view);
    const values = Object.fromEntries(fields.filter((entry): entry is [string, Value] => isValue(entry[1])));
    return this.say(`${game}-question-${view.question}`, values);
  }

  /** A list of things as one text, equal ones counted, from `<game>-<field>` with `$item`, `$number` and `$place`. */
  listing(game: string, field: string, items: readonly string[], names: readonly string[] = []): string {
    if (items.length === 0) return this.say(`${game}-${field}-none`);
    const counted = new Map<string, number>();
    for (const item of items) counted.set(item, (counted.get(item) ?? 0) + 1);
    const texts = [...counted].map(([item, number], k) =>
      this.say(`${game}-${field}`, { number, place: k + 1, ...itemOf(item, names) }),
    );
    return this.join(texts);
  }

  /** Entries after a colon or a label: “Anna, Ben, Carl”. */
  join(texts: readonly string[]): string {
    return texts.reduce((first, next) => this.say('list-join', { first, next }));
  }

  /** People or things within a sentence: “Anna, Ben and Carl”. */
  together(texts: readonly string[]): string {
    if (texts.length < 2) return texts[0] ?? '';
    return this.say('list-join-last', { list: this.join(texts.slice(0, -1)), last: texts.at(-1) ?? '' });
  }

  #arguments(game: string, thing: Thing, names: readonly string[]): Values {
    const seats = this.#seatFields.get(game)?.[thing.kind] ?? [];
    const fields = Object.entries(thing).filter(([name]) => name !== 'kind');
    const values: { [name: string]: Value } = {};
    for (const [name, value] of fields as [string, unknown][]) {
      if (Array.isArray(value)) {
        const texts = value.map(String);
        values[`${name}_number`] = texts.length;
        values[name] =
          texts.length > 0 && seats.includes(name)
            ? this.together(texts.map((seat) => player(names, Number(seat))))
            : this.listing(game, name, texts, names);
      } else if (seats.includes(name) && typeof value === 'number') {
        if (value >= 0) values[name] = player(names, value);
      } else if (isValue(value)) {
        values[name] = value;
      }
    }
    return { ...values, ...placesOf(Object.fromEntries(fields)) };
  }
}
