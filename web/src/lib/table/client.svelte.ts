/**
 * A table as this browser knows it, kept up to date over the socket: the only place that talks to it.
 * What happens is handed on as `TableUpdate`s in order; the scene shows them at its own pace.
 */
import {
  SOMEBODY,
  type Advice,
  type BotThought,
  type ChanceInfo,
  type Coached,
  type Move,
  type Now,
  type Problem,
  type Said,
  type SeatInfo,
  type SeatOrder,
  type StepLine,
  type TableInfo,
  type Told,
  type UndoOffer,
  type Update,
  type Welcome,
  type Word,
} from '../protocol/messages';
import { Coaching, type Degree } from './coaching.svelte';
import { Talk } from './talk.svelte';
import { Connection, type Clock, type Line, type Wire } from './connection';

/** Something that happened: the table as it stands after it, and the steps that led there (none after an undo). */
export interface TableUpdate {
  readonly steps: readonly StepLine[];
  readonly now: Now;
  /** The whole table was told anew: nothing is to be staged. */
  readonly fresh: boolean;
}

type Intent = Extract<Said, { readonly id: string }>;
/** An intent without its id: of every kind apart. */
type NewIntent = Intent extends infer Kind ? (Kind extends Intent ? Omit<Kind, 'id'> : never) : never;

interface Pending {
  readonly said: Intent;
  readonly answer: (problem: Problem | null) => void;
  /** Where advice is waited for, not only a word that all is well. */
  readonly advised?: (advice: Advice) => void;
  readonly explained?: (thought: BotThought) => void;
}
/** Asking and talking change nothing in the game: the table is not busy meanwhile. */
const ASKING: readonly Said['kind'][] = ['why', 'hint', 'wonder', 'say', 'write'];

export interface ClientEnds {
  /** The secrets this browser holds for the table. */
  secrets(): readonly string[];
  update(update: TableUpdate): void;
  /** The secrets that hold a seat here, of those that were shown. */
  keys?(secrets: readonly string[]): void;
  /** How the table's sealed chance stands. */
  chance(chance: ChanceInfo): void;
  /** Somebody opened the next table with the same seats. */
  again(table: TableInfo): void;
}

/** Problems after which coming back is of no use. */
const FINAL: readonly string[] = ['server-no-such-table', 'server-place-needed'];

/** A name for an intent that nobody else gives: said again, it acts once. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class TableClient {
  table = $state.raw<TableInfo | null>(null);
  seats = $state.raw<readonly SeatInfo[]>([]);
  spectators = $state(0);
  /** Hints are given here. */
  hints = $state(false);
  /** Those who hold seats may write to each other in their own words. */
  freeText = $state(false);
  readonly talk = new Talk();
  readonly coaching = new Coaching();
  /** The table's sealed chance; null where there is none. */
  chance = $state.raw<ChanceInfo | null>(null);
  held = $state.raw<readonly number[]>([]);
  /** What holds each of the seats that are held here. */
  keys = $state.raw<ReadonlyMap<number, string>>(new Map());
  looking = $state<number | null>(null);
  steps = $state.raw<readonly StepLine[]>([]);
  now = $state.raw<Now | null>(null);
  /** The seat held here that is asked in secret while other eyes look. */
  asked = $state<number | null>(null);
  line = $state<Line>('connecting');
  /** Why the table cannot be shown at all. */
  closed = $state.raw<Problem | null>(null);
  /** Why the server has hung up, until it is back. */
  trouble = $state.raw<Problem | null>(null);
  /** Intents on their way that change the table. */
  waiting = $state(0);

  readonly #ends: ClientEnds;
  readonly #connection: Connection;
  readonly #pending = new Map<string, Pending>();
  #shown: readonly string[] = [];

  constructor(open: () => Wire, ends: ClientEnds, clock?: Clock) {
    this.#ends = ends;
    this.#connection = new Connection(
      open,
      {
        hello: () => {
          this.#shown = ends.secrets();
          return { kind: 'hello', secrets: [...this.#shown], look: this.looking, explain: true, changes: true };
        },
        told: (message) => this.#told(message),
        line: (state) => (this.line = state),
      },
      clock,
    );
  }

  start(): void {
    this.#connection.start();
  }
  wake(): void {
    this.#connection.wake();
  }
  end(): void {
    this.#connection.end();
  }
  /** Comes to the table again with what this browser holds now. */
  rejoin(): void {
    this.looking = null;
    this.#connection.restart();
  }

  get undoOffer(): UndoOffer | null {
    return this.now?.undo ?? null;
  }

  /** A seat's move; resolves to what is wrong with it, or null once it is durable. */
  act(seat: number, move: Move): Promise<Problem | null> {
    return this.#intend({ kind: 'act', version: this.#version, seat, move });
  }
  /** Throws the dice that are due, or makes the last steps final. */
  proceed(seat: number): Promise<Problem | null> {
    return this.#intend({ kind: 'proceed', version: this.#version, seat });
  }
  /** Back to the table as it stood after so many steps. */
  undo(seat: number, step: number): Promise<Problem | null> {
    return this.#intend({ kind: 'undo', version: this.#version, seat, step });
  }
  /** Why a move cannot be made now; null if it can. */
  why(seat: number, move: Move): Promise<Problem | null> {
    return this.#intend({ kind: 'why', seat, move });
  }
  rename(seat: number, name: string): Promise<Problem | null> {
    return this.#intend({ kind: 'rename', seat, name });
  }
  letBotPlay(seat: number, bot: string): Promise<Problem | null> {
    return this.#intend({ kind: 'let_bot_play', seat, bot });
  }
  /** Says whether the computer player that is proposed shall play for somebody who is away. */
  agreeStandIn(seat: number, agrees: boolean): Promise<Problem | null> {
    return this.#intend({ kind: 'agree_stand_in', seat, agrees });
  }
  /** A table that has stopped by a fault of the server goes on from the last good step. */
  reopen(seat: number): Promise<Problem | null> {
    return this.#intend({ kind: 'reopen', seat });
  }
  /** How this seat wants to be asked where it is a secret who is asked. */
  ask(seat: number, asks: string, thisTurn: boolean): Promise<Problem | null> {
    return this.#intend({ kind: 'ask', seat, asks, this_turn: thisTurn });
  }
  /** Says whether the person at this seat agrees that everybody may ask for hints. */
  agreeHints(seat: number, agrees: boolean): Promise<Problem | null> {
    return this.#intend({ kind: 'agree_hints', seat, agrees });
  }
  /** This device promises a number for a seat, by its SHA-256. */
  promise(seat: number, promise: string): Promise<Problem | null> {
    return this.#intend({ kind: 'promise', seat, promise });
  }
  /** Tells the number that was promised. */
  tell(seat: number, number: string): Promise<Problem | null> {
    return this.#intend({ kind: 'number', seat, number });
  }
  /** The game shall begin without those who have not come, or with this computer player in their seats. */
  begin(seat: number, bot: string | null = null): Promise<Problem | null> {
    return this.#intend({ kind: 'begin', seat, bot });
  }
  /** Before the game begins, somebody else shall sit at a seat: a computer player, or whoever has what fits this key. */
  setSeat(seat: number, order: SeatOrder, key: string | null): Promise<Problem | null> {
    return this.#intend({ kind: 'set_seat', seat, order, key });
  }
  /** Before the game begins, two seats shall change places. */
  swapSeats(seat: number, other: number): Promise<Problem | null> {
    return this.#intend({ kind: 'swap_seats', seat, other });
  }
  /** Says a set phrase to everybody. */
  say(seat: number, phrase: NonNullable<Word['phrase']>): Promise<Problem | null> {
    return this.#intend({ kind: 'say', seat, phrase });
  }
  /** Writes to the others who hold seats. */
  write(seat: number, text: string): Promise<Problem | null> {
    return this.#intend({ kind: 'write', seat, text });
  }
  /** Lets people write to each other, or no longer; a host's word. */
  allowText(seat: number, allows: boolean): Promise<Problem | null> {
    return this.#intend({ kind: 'allow_text', seat, allows });
  }
  /** Asks the others to let this seat take back its last decision. */
  askBack(seat: number): Promise<Problem | null> {
    return this.#intend({ kind: 'ask_back', version: this.#version, seat });
  }
  /** Says whether that seat may take it back; one's own request is off with no. */
  agreeBack(seat: number, agrees: boolean): Promise<Problem | null> {
    return this.#intend({ kind: 'agree_back', version: this.#version, seat, agrees });
  }
  /** What a strong player would do in this seat now, as long as it is thought about; or why nobody says. */
  hint(seat: number, advised: (advice: Advice) => void): Promise<Problem | null> {
    return new Promise((answer) => this.#say({ kind: 'hint', version: this.#version, seat }, { answer, advised }));
  }
  /** Why a computer player did what this line of the seat's log tells; or why nobody says. */
  wonder(seat: number, step: number): Promise<BotThought | Problem> {
    return new Promise((found) => {
      const answer = (problem: Problem | null): void => void (problem !== null && found(problem));
      this.#say({ kind: 'wonder', seat, step }, { answer, explained: found });
    });
  }
  /** How much of a coach the person at this seat wishes for. */
  wishCoach(seat: number, degree: Degree): Promise<Problem | null> {
    return this.#intend({ kind: 'coach', seat, degree });
  }
  /** Does what the coach had a word on, if that is not done. */
  insist(): Promise<Problem | null> {
    const said = this.coaching.take();
    return said === null ? Promise.resolve(null) : this.#intend({ ...said, sure: true });
  }
  /** Takes back what the coach had a word on; what was not done yet is just not done. */
  heed(): Promise<Problem | null> {
    const { word } = this.coaching;
    this.coaching.take();
    return word === null || word.step === null ? Promise.resolve(null) : this.undo(word.seat, word.step);
  }
  /** The seat that is asked in secret lets it happen, whoever looks. */
  letHappen(seat: number, pass: Move): Promise<Problem | null> {
    if (this.asked === seat) this.asked = null;
    return this.act(seat, pass);
  }
  takeBack(seat: number): Promise<Problem | null> {
    return this.#intend({ kind: 'take_back', seat });
  }
  /** Looks through another seat that is held here, or as a spectator; the whole table is told anew. */
  look(seat: number | null): void {
    this.looking = seat;
    this.#connection.say({ kind: 'look', seat });
  }

  get #version(): number {
    return this.now?.version ?? 0;
  }

  /** Who goes on playing has no use for a word about what is done. */
  #intend(intent: NewIntent): Promise<Problem | null> {
    if (this.coaching.word?.afterwards === true && (intent.kind === 'act' || intent.kind === 'proceed'))
      this.coaching.take();
    return new Promise((answer) => this.#say(intent, { answer }));
  }

  #say(intent: NewIntent, ends: Omit<Pending, 'said'>): void {
    const said = { ...intent, id: newId() } as Intent;
    this.#pending.set(said.id, { said, ...ends });
    this.#count();
    this.#connection.say(said);
  }

  #answered(id: string, problem: Problem | null): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    this.#count();
    pending?.answer(problem);
  }

  #count(): void {
    this.waiting = [...this.#pending.values()].filter(({ said }) => !ASKING.includes(said.kind)).length;
  }

  #told(message: Told): void {
    switch (message.kind) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'keys':
        this.#keys(message.seats);
        break;
      case 'swapped':
        this.#swap(message.seat, message.other);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'seats':
        this.seats = message.seats;
        this.spectators = message.spectators;
        this.hints = message.hints;
        this.coaching.told(message.coach, message.coached);
        this.#allow(message.free_text);
        break;
      case 'heard':
        this.talk.hear(message.word, this.held);
        break;
      case 'gathering':
        this.#setChance(message.chance);
        break;
      case 'done':
        this.#answered(message.id, null);
        break;
      case 'refused':
      case 'why_not':
        this.#answered(message.id, message.problem);
        break;
      case 'asked':
        this.asked = message.seat;
        break;
      case 'advice':
        this.#pending.get(message.id)?.advised?.(message);
        if (!message.quick) this.#answered(message.id, null);
        break;
      case 'bot_thought':
        this.#pending.get(message.id)?.explained?.(message);
        this.#answered(message.id, null);
        break;
      case 'coached':
        this.#coached(message);
        break;
      case 'play_again':
        this.#ends.again(message.table);
        break;
      case 'closing':
        if (FINAL.includes(message.problem.key)) {
          this.closed = message.problem;
          this.end();
        } else this.trouble = message.problem;
        break;
    }
  }

  #welcome(message: Welcome): void {
    this.trouble = null;
    this.table = message.table;
    this.seats = message.table.seats;
    this.hints = message.table.hints;
    this.coaching.told(message.table.coach, message.table.coached);
    this.held = message.held;
    this.looking = message.looking;
    this.steps = message.steps;
    this.talk.told(message.words, message.held);
    this.#allow(message.table.free_text);
    this.#stand(message.now);
    this.#ends.update({ steps: [], now: message.now, fresh: true });
    this.#setChance(message.table.chance);
    for (const { said } of this.#pending.values()) this.#connection.say(said);
  }

  /** The coach's word: what it is about is not done, and waits for an answer here; or it was done before. */
  #coached(message: Coached): void {
    if (message.afterwards) return this.coaching.speak(message, null);
    const pending = this.#pending.get(message.id);
    if (pending?.said.kind === 'act' || pending?.said.kind === 'proceed') this.coaching.speak(message, pending.said);
    this.#answered(message.id, null);
  }

  /** Which of the secrets that were shown hold a seat here. */
  #keys(seats: readonly (number | null)[]): void {
    const held = seats.flatMap((seat, k): [number, string][] => (seat === null ? [] : [[seat, this.#shown[k] ?? '']]));
    this.keys = new Map(held);
    this.#ends.keys?.([...this.keys.values()]);
  }

  #swap(one: number, other: number): void {
    const places = new Map([
      [one, other],
      [other, one],
    ]);
    this.keys = new Map([...this.keys].map(([seat, secret]) => [places.get(seat) ?? seat, secret]));
    this.talk.swap(one, other);
  }

  #allow(freeText: boolean): void {
    this.freeText = freeText;
    if (!freeText) this.talk.forgetTexts();
  }

  #setChance(chance: ChanceInfo | null): void {
    this.chance = chance;
    if (chance !== null) this.#ends.chance(chance);
  }

  /** Whoever was asked in secret is not any more once they look themselves, or nothing is a secret. */
  #stand(now: Now): void {
    this.now = now;
    this.coaching.stand(now.version, this.steps.length);
    if (now.waiting.seat !== SOMEBODY) this.asked = null;
  }

  /** What happened. A log told again from an earlier line, as when the game is over and nothing is a secret any more,
   * brings one new step: its last. */
  #update(message: Update): void {
    const stood = this.steps.filter((line) => line.step <= message.after);
    const steps = stood.length < this.steps.length ? message.steps.slice(-1) : message.steps;
    this.steps = [...stood, ...message.steps];
    const now = whole(message.now, this.now);
    this.#stand(now);
    this.#ends.update({ steps, now, fresh: false });
  }
}

/** An update tells what has changed of the view; the rest is as it was. */
function whole(now: Now, before: Now | null): Now {
  return { ...now, view: { ...before?.view, ...now.view } };
}
