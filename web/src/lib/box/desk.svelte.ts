/** A box that is being entered: every change is kept whole and checked by the server, and can be undone. */
import type { BoxCard, BoxUi, Field } from '$games/box';
import type { Problem } from '../i18n';
import type { DataChecked } from '../protocol/messages';
import { checkData, ApiError } from '../table/api';
import { entriesOf, factAt, isList, knownOf, PRINTED, withFact, withSource, wordAt } from './facts';
import type { Fact, Facts, Known } from './facts';
import type { BoxShelf, KeptBox } from './shelf';
import { toToml } from './toml';

/** How long a box must be left alone before it is checked, in ms. */
const PAUSE = 350;

/** What the server last said; `null`: it is being asked. */
export type Report = DataChecked | null;

/** Whether the value of a field is one of its kind at all: of what is not, no panel can be shown. */
function isSound(field: Field, value: Fact | undefined): boolean {
  if (field.kind === 'number') return Number.isInteger(value);
  if (field.kind === 'text') return typeof value === 'string';
  const named = (word: Fact): boolean => field.choices.some((choice) => choice.value === word);
  if (field.kind === 'set') return isList(value) && value.every(named);
  return value !== undefined && named(value);
}

/** A file made ready to be changed; null if its cards cannot be shown. */
export function opened(ui: BoxUi, facts: Facts): Facts | null {
  const ready = ui.opened(facts);
  const sound = (card: BoxCard): boolean =>
    card.fields.every((field) => isSound(field, factAt(ready ?? {}, [...card.at, ...field.path])));
  return ready !== null && ui.cards(ready).every(sound) ? ready : null;
}

/** The facts a card is made of. */
const factsOf = (card: BoxCard): readonly string[] => [...new Set(card.fields.map((field) => field.fact))];

/** The text of a box. Its heading says how much of it was read off cards. */
export function fileOf(ui: BoxUi, facts: Facts): string {
  const known = ui.cards(facts).flatMap((card) => factsOf(card).map((fact) => knownOf(facts, card.at, fact)));
  const printed = known.includes('printed');
  const provenance = !printed ? 'reconstructed' : known.includes('placeholder') ? 'mixed' : 'physical copy';
  return toToml({ ...ui.written(facts), provenance });
}

/** How well some facts of a card are known: as the least known of them. */
export function knownFields(facts: Facts, card: BoxCard, of: readonly string[]): Known | 'partly' {
  const known = of.map((fact) => knownOf(facts, card.at, fact));
  const least = (['placeholder', 'own', 'public', 'derived', 'stated', 'printed'] as const).find((one) =>
    known.includes(one),
  );
  if (least === 'placeholder' && known.includes('printed')) return 'partly';
  return least ?? 'own';
}

export const knownCard = (facts: Facts, card: BoxCard): Known | 'partly' => knownFields(facts, card, factsOf(card));

interface Step {
  readonly facts: Facts;
  readonly chosen: number;
}

export class Desk {
  readonly game: string;
  readonly id: string;
  readonly ui: BoxUi;
  readonly #shipped: Facts;
  readonly #shelf: BoxShelf;
  #facts: Facts = $state.raw({});
  #past = $state.raw<readonly Step[]>([]);
  #name = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  /** The number of the card that is entered now. */
  chosen = $state(0);
  report = $state.raw<Report>(null);
  /** The text that report is about. */
  #checked = $state.raw('');
  /** The server could not say. */
  trouble = $state.raw<Problem | null>(null);
  /** There is no room in this browser: only a file keeps the box. */
  isFull = $state(false);
  cards = $derived.by(() => this.ui.cards(this.#facts));
  text = $derived.by(() => fileOf(this.ui, this.#facts));

  constructor(ui: BoxUi, shelf: BoxShelf, box: Pick<KeptBox, 'id' | 'game' | 'name'>, facts: Facts, shipped: Facts) {
    this.ui = ui;
    this.game = box.game;
    this.id = box.id;
    this.#name = box.name;
    this.#shelf = shelf;
    this.#shipped = shipped;
    this.#facts = facts;
    void this.#check();
  }

  get facts(): Facts {
    return this.#facts;
  }
  get name(): string {
    return this.#name;
  }
  get card(): BoxCard {
    return this.cards[this.chosen] ?? this.cards[0]!;
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  /** How many cards have been entered. */
  get done(): number {
    return this.cards.filter((card) => knownCard(this.#facts, card) === 'printed').length;
  }
  get isPlayable(): boolean {
    return this.report !== null && this.report.problem === null && this.#checked === this.text;
  }

  /** The card a problem speaks of; null if it is about the whole box. */
  get faulty(): BoxCard | null {
    const [, list, index] = /^(\w+)(?:\[(\d+)\])?/.exec(String(this.report?.problem?.values['entry'] ?? '')) ?? [];
    if (list === undefined) return null;
    if (index === undefined) return this.cards.find((card) => card.at.length === 1 && card.at[0] === list) ?? null;
    const entry = entriesOf(this.ui.written(this.#facts), list)[Number(index)];
    const id = entry === undefined ? '' : wordAt(entry, ['id']);
    return this.cards.find((card) => card.at[0] === list && card.id === id) ?? null;
  }

  valueOf(card: BoxCard, field: Field): Fact | undefined {
    return factAt(this.#facts, [...card.at, ...field.path]);
  }
  known(card: BoxCard, field: Field): Known {
    return knownOf(this.#facts, card.at, field.fact);
  }

  /** A new value, read off the card. */
  set(card: BoxCard, field: Field, value: Fact): void {
    const before = this.valueOf(card, field);
    if (JSON.stringify(before) === JSON.stringify(value)) return;
    const put = withFact(this.#facts, [...card.at, ...field.path], value);
    const marked = withSource(put, card.at, field.fact, PRINTED);
    this.#change(this.ui.follows?.(marked, card, field, before) ?? marked);
  }

  /** The card shown is like the one in the box; goes on to the next. */
  enter(): void {
    const { card } = this;
    const marked = factsOf(card).reduce((all, fact) => withSource(all, card.at, fact, PRINTED), this.#facts);
    this.#change(this.ui.entered?.(marked, card) ?? marked);
    this.go(1);
  }

  /** Shows another card. */
  go(steps: number): void {
    this.chosen = Math.max(0, Math.min(this.cards.length - 1, this.chosen + steps));
  }

  /** The values of the house, for one card. */
  putBack(card: BoxCard): void {
    const shipped = this.#shippedAt(card);
    if (shipped !== undefined) this.#change(withFact(this.#facts, card.at, shipped));
  }
  /** Whether a card is as the house has it. */
  isAsShipped(card: BoxCard): boolean {
    const shipped = this.#shippedAt(card);
    return shipped === undefined || JSON.stringify(shipped) === JSON.stringify(factAt(this.#facts, card.at));
  }
  #shippedAt(card: BoxCard): Fact | undefined {
    const [list, index] = card.at;
    if (index === undefined) return factAt(this.#shipped, card.at);
    return entriesOf(this.#shipped, String(list)).find((entry) => wordAt(entry, ['id']) === card.id);
  }

  add(): void {
    if (this.ui.more === undefined) return;
    this.#change(this.ui.more.add(this.#facts));
    this.chosen = this.cards.length - 1;
  }
  remove(card: BoxCard): void {
    if (this.ui.more === undefined) return;
    this.#change(this.ui.more.remove(this.#facts, card));
    this.go(0);
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (last === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.chosen = last.chosen;
    this.#replace(last.facts);
  }

  rename(name: string): void {
    const wished = name.trim();
    if (wished === '' || wished === this.#name) return;
    this.#name = this.#shelf.freeName(this.game, wished);
    this.#keep(this.isPlayable);
  }

  /** Asks the server again. */
  checkAgain(): void {
    void this.#check();
  }
  /** Nobody looks at the box any more: what waits to be checked is checked now. */
  leave(): void {
    if (this.#timer !== undefined) void this.#check();
  }

  #change(facts: Facts): void {
    this.#past = [...this.#past, { facts: this.#facts, chosen: this.chosen }].slice(-500);
    this.#replace(facts);
  }
  #replace(facts: Facts): void {
    this.#facts = facts;
    this.#keep(false);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), PAUSE);
  }
  #keep(playable: boolean): void {
    const { id, game, name, text } = this;
    this.isFull = !this.#shelf.keep({ id, game, name, text, playable });
  }

  async #check(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const asked = ++this.#asked;
    const { text } = this;
    this.trouble = null;
    try {
      const report = await checkData(this.game, text);
      this.#shelf.checked(this.id, text, report.problem === null);
      if (asked !== this.#asked) return;
      this.report = report;
      this.#checked = text;
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught;
      if (asked === this.#asked) this.trouble = caught.problem;
    }
  }
}
