/**
 * What is on the table right now. Updates come in as fast as the server tells them; the scene shows one after the other,
 * gives each its time, and stops at what takes the stage until somebody goes on. It is what a game's components are given.
 */
import { tick } from 'svelte';
import type { Compared, Due, GameUi, Passing, Presence, Scene, StagedScene } from '$games/contract';
import { words, type Problem } from '$lib/i18n';
import { settled, tempo } from '$lib/pace.svelte';
import { isProgram } from '$lib/pieces/bots';
import { sayingOf, type Saying } from '$lib/pieces/phrases';
import { soundBox } from '$lib/sound/sound.svelte';
import { SOMEBODY } from '../protocol/messages';
import type {
  Asking,
  Ending,
  Explanation,
  GameEvent,
  Move,
  SeatInfo,
  StepLine,
  UndoOffer,
  View,
  Waiting,
} from '../protocol/messages';
import type { TableUpdate } from './client.svelte';
import type { Talk } from './talk.svelte';

/** Where intents go; without one, nothing can be done here (a replay). */
export interface Sender {
  readonly waiting: number;
  /** The seats that are played here. */
  readonly held: readonly number[];
  readonly seats: readonly SeatInfo[];
  readonly talk?: Pick<Talk, 'sayings'>;
  act(seat: number, move: Move): Promise<Problem | null>;
  proceed(seat: number): Promise<Problem | null>;
  undo(seat: number, step: number): Promise<Problem | null>;
  ask(seat: number, asks: string, thisTurn: boolean): Promise<Problem | null>;
  why(seat: number, move: Move): Promise<Problem | null>;
}

/** A small paper beside something on the board: a rule's text, or why a move is refused. */
export interface Note {
  readonly anchor: Element | null;
  readonly rule: string | null;
  readonly problem: Problem | null;
  /** Opened by hover or focus: it goes when the pointer or the focus moves on, or the table does. */
  readonly passing?: Passing | undefined;
}

/** With more updates waiting to be shown than these, the scene goes faster by as much: it never falls far behind. */
const BEHIND = 8;
/** A spectator's stage closes by itself. */
const SPECTATOR_STAGE = 4_000;
/** What waits for a person. */
const FOR_A_PERSON: readonly Waiting['kind'][] = ['decide', 'throw', 'confirm'];
const NO_WAIT: Waiting = { kind: 'stopped', seat: -1, since: 0 };

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => void (Number.isFinite(ms) && setTimeout(resolve, ms)));

const media = (query: string): (() => boolean) => {
  const list = matchMedia(query);
  let matches = $state(list.matches);
  list.addEventListener('change', () => (matches = list.matches));
  return () => matches;
};
/** Below 900 px, or too low for a desk: strips and docks instead of columns. The styles ask for the same. */
export const onPhone = media('(max-width: 899px), (max-height: 479px)');
/** A phone on its side, or a page enlarged so far that it is as low as one. */
const onItsSide = media('(max-height: 479px) and (min-width: 560px)');
const withoutMotion = media('(prefers-reduced-motion: reduce)');

export class TableScene implements Scene {
  readonly ui: GameUi;
  view = $state.raw() as View;
  explanation = $state.raw<Explanation | null>(null);
  before = $state.raw() as View;
  events = $state.raw<readonly GameEvent[]>([]);
  selection = $state.raw<unknown>(null);
  visited = $state<number | null>(null);
  staged = $state.raw<StagedScene | null>(null);
  note = $state.raw<Note | null>(null);
  spoken = $state('');
  /** How many steps are shown; the log must not run ahead of the board. */
  step = $state(0);
  waiting = $state.raw<Waiting>(NO_WAIT);
  undoOffer = $state.raw<UndoOffer | null>(null);
  ending = $state.raw<Ending | null>(null);
  asking = $state.raw<Asking | null>(null);
  /** Nothing is being staged. */
  atRest = $state(true);
  compared = $state.raw<Compared | null>(null);
  /** What others do is not staged until it is our turn. */
  hurrying = $state(false);
  /** The step since which nothing was staged, until somebody here does something; null: all of it was. */
  unshownSince = $state<number | null>(null);

  readonly #names: () => readonly string[];
  readonly #sender: Sender | null;
  #queue: TableUpdate[] = [];
  #turn = $state(0);
  #skip: () => void = () => {};
  /** Something was done here, and what comes of it has not been shown to its end. */
  #begun = false;

  constructor(ui: GameUi, first: TableUpdate, names: () => readonly string[], sender: Sender | null) {
    this.ui = ui;
    this.#names = names;
    this.#sender = sender;
    this.view = this.before = first.now.view;
    this.#show(first);
  }

  get names(): readonly string[] {
    return this.#names();
  }
  get presence(): readonly Presence[] {
    const over = this.waiting.kind === 'over';
    return (this.#sender?.seats ?? []).map((info, seat) => ({
      away: !info.present && info.bot === null,
      level: info.holder === 'bot' ? info.bot : null,
      program: isProgram(info),
      standIn: info.holder === 'bot' ? null : info.bot,
      waited: !over && this.waiting.seat === seat,
      says: this.#saying(seat),
    }));
  }
  #saying(seat: number): Saying | null {
    const word = this.#sender?.talk?.sayings[seat];
    return word === undefined ? null : sayingOf(word);
  }
  get you(): number | null {
    return this.#sender === null ? null : this.view.you;
  }
  get alone(): boolean {
    const seats = this.#sender?.seats ?? [];
    return this.you !== null && seats.every(({ holder }, seat) => seat === this.you || holder === 'bot');
  }
  get pending(): number | null {
    const { kind, seat } = this.waiting;
    return kind === 'confirm' && seat >= 0 ? seat : null;
  }
  get home(): number {
    return this.you ?? this.compared?.seat ?? this.pending ?? this.#turn;
  }
  get busy(): boolean {
    return (this.#sender?.waiting ?? 0) > 0;
  }
  get phone(): boolean {
    return onPhone();
  }
  get lying(): boolean {
    return onItsSide();
  }
  get still(): boolean {
    return withoutMotion();
  }
  get due(): Due {
    if (this.waiting.kind === 'over') return this.atRest ? 'over' : 'wait';
    if (this.you === null || this.waiting.seat !== this.you || !this.atRest) return 'wait';
    const kinds: { readonly [kind in Waiting['kind']]?: Due } = { decide: 'decide', throw: 'roll', confirm: 'confirm' };
    return kinds[this.waiting.kind] ?? 'wait';
  }

  /** A move made here is on its way or being shown: a click now is meant for the choice that comes, not a question. */
  get #isUnderWay(): boolean {
    return this.busy || (this.#begun && !this.atRest);
  }

  /** A seat that is played here is asked. */
  get #isOurs(): boolean {
    return FOR_A_PERSON.includes(this.waiting.kind) && this.#holds(this.waiting.seat);
  }
  #holds(seat: number): boolean {
    return this.#sender?.held.includes(seat) ?? false;
  }
  /** Others are at work, and how they do it could be jumped over. */
  get maySkip(): boolean {
    const { kind, seat } = this.waiting;
    if (this.you === null || this.#holds(seat) || kind === 'over' || kind === 'stopped') return false;
    return this.hurrying || !this.atRest || seat === SOMEBODY || !FOR_A_PERSON.includes(kind);
  }
  /** Jumps over all that others do until it is our turn, or the end; said again, it is shown again. */
  hurry(): void {
    if (this.hurrying) {
      this.hurrying = false;
    } else if (this.maySkip) {
      this.hurrying = true;
      this.unshownSince ??= this.step;
      this.#skip();
    }
  }

  act(move: Move): void {
    if (this.due !== 'decide' || this.busy || this.you === null) return;
    this.#begin();
    void this.#sender?.act(this.you, move).then((problem) => this.complain(problem));
  }
  proceed(): void {
    if ((this.due !== 'roll' && this.due !== 'confirm') || this.busy || this.you === null) return;
    this.#begin();
    void this.#sender?.proceed(this.you).then((problem) => this.complain(problem));
  }
  /** Takes back the last step, or all that can be taken back. */
  undo(all = false): void {
    const offer = this.undoOffer;
    if (offer === null || this.busy || !this.atRest) return;
    this.note = null;
    void this.#sender?.undo(offer.seat, all ? offer.first : offer.step).then((problem) => this.complain(problem));
  }
  /** Takes back what the computer did for whoever was away. */
  undoForYou(): void {
    const offer = this.undoOffer;
    if (offer === null || offer.for_you === null || this.busy || !this.atRest) return;
    this.note = null;
    void this.#sender?.undo(offer.seat, offer.for_you).then((problem) => this.complain(problem));
  }
  ask(asks: string, thisTurn = false): void {
    if (this.you === null) return;
    void this.#sender?.ask(this.you, asks, thisTurn).then((problem) => this.complain(problem));
  }
  giveUp(): void {
    const offer = this.ui.givingUp?.(this.view) ?? null;
    if (offer === null || this.you === null) return;
    this.note = null;
    void this.#sender?.act(this.you, offer.move).then((problem) => this.complain(problem));
  }
  why(move: Move, anchor?: Element): void {
    if (this.you === null || this.#isUnderWay) return;
    void this.#sender?.why(this.you, move).then((problem) => {
      if (problem !== null) this.note = { anchor: anchor ?? null, rule: problem.rule, problem };
    });
  }
  rule(id: string | null, anchor?: Element, passing?: Passing): void {
    if (id !== null && this.#isUnderWay) return;
    this.note = id === null ? null : { anchor: anchor ?? null, rule: id, problem: null, passing };
  }
  visit(seat: number | null): void {
    this.visited = seat;
  }
  announce(text: string): void {
    this.spoken = text;
  }

  /** Something happened: it is shown when its turn comes. */
  update(update: TableUpdate): void {
    if (update.fresh) {
      this.#queue = [];
      this.#skip();
      this.staged = null;
      this.hurrying = false;
      this.#show(update);
      return;
    }
    this.#queue.push(update);
    if (this.atRest) void this.#play();
  }

  /** Ends what is being staged, or goes on from what is on the stage. */
  skip(): void {
    this.#skip();
  }

  /** Something is done here: what was told so far is put away. */
  #begin(): void {
    this.note = null;
    this.spoken = '';
    this.unshownSince = null;
    this.#begun = true;
  }

  /** Shows what is wrong with something that was said, if anything is. */
  complain(problem: Problem | null): void {
    if (problem !== null && problem.key !== 'server-stale') this.note = { anchor: null, rule: problem.rule, problem };
  }

  #show(update: TableUpdate): void {
    this.before = this.view;
    this.view = update.now.view;
    this.explanation = update.now.explanation;
    if (this.note?.passing) this.note = null;
    const silent = update.now.asking?.silent === true; // nobody is to do anything: others see somebody, and so do we
    this.waiting = silent ? { ...update.now.waiting, seat: SOMEBODY } : update.now.waiting;
    this.undoOffer = update.now.undo;
    this.ending = update.now.ending;
    this.asking = update.now.asking;
    this.step = update.now.step;
    const { turn, actor } = update.now.view;
    if (turn >= 0) this.#turn = turn;
    else if (actor >= 0) this.#turn = actor;
    this.selection = this.ui.selection?.(this, this.selection) ?? null;
  }

  async #play(): Promise<void> {
    this.atRest = false;
    for (let update = this.#queue.shift(); update !== undefined; update = this.#queue.shift()) {
      const events = update.steps.flatMap((line: StepLine) => line.events);
      this.#show(update);
      if (this.hurrying) await this.#passOver(events);
      else await this.#stage(events);
    }
    this.before = this.view;
    this.atRest = true;
    this.#begun = false;
    this.selection = this.ui.selection?.(this, this.selection) ?? null;
    await tick();
  }

  async #stage(events: readonly GameEvent[]): Promise<void> {
    if (events.length === 0 || document.hidden) return;
    this.events = events;
    soundBox.play(...events.map((event) => this.ui.sound?.(event) ?? null));
    const haste = Math.max(1, this.#queue.length / BEHIND);
    const time = tempo.time(this.ui.duration(events, this), this.still, haste);
    if (time > 0) await this.#until(pause(time).then(settled));
    await this.#open(this.ui.stages(events, this.view, this.names));
    this.events = [];
  }

  /** Nothing is staged but what happens to whoever hurries; when it is their turn, they are told where to read. */
  async #passOver(events: readonly GameEvent[]): Promise<void> {
    await this.#open(this.ui.stages(events, this.view, this.names).filter(({ own }) => own));
    if (!this.#isOurs && this.waiting.kind !== 'over') return;
    this.hurrying = false;
    this.spoken = words.say('web-pace-skipped');
  }

  async #open(stages: readonly StagedScene[]): Promise<void> {
    for (const staged of stages) {
      if (document.hidden) break;
      this.staged = staged;
      await this.#until(pause(this.you === null ? SPECTATOR_STAGE : Infinity));
      this.staged = null;
    }
  }

  /** Until that is over, or somebody jumps over it. */
  #until(over: Promise<unknown>): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        if (this.#skip === end) this.#skip = () => {};
        resolve();
      };
      this.#skip = end;
      void over.then(end);
    });
  }
}
