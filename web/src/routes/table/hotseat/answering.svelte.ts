/**
 * Round one screen, a card on the table is a question to everybody there at once: whoever speaks up takes the screen,
 * for the others it happens. So the screen is passed on only where somebody wants to answer, and whether it is betrays
 * nothing of a hand: the question is always put, to all, and looks the same whatever anybody holds.
 */
import type { TableClient } from '$lib/table/client.svelte';
import type { AnswerRound } from '$games/contract';

/** What comes next for a seat that is asked: everybody is called first, they come to the screen, or it passes. */
export type NextStep = 'call' | 'come' | 'pass';
const NOBODY = -1;

export class Answering {
  /** Everybody round the screen is being asked. */
  open = $state(false);
  readonly #client: TableClient;
  readonly #rules: AnswerRound;
  /** Who speaks up; null: nobody has been asked. */
  #speaker: number | null = null;
  /** Who looked before everybody was asked. */
  before = $state<number | null>(null);

  constructor(client: TableClient, rules: AnswerRound) {
    this.#client = client;
    this.#rules = rules;
  }

  get #seats(): readonly number[] {
    const { now } = this.#client;
    return now === null ? [] : this.#rules.seats(now.view);
  }
  /** A card lies on the table that somebody may answer. */
  get isOn(): boolean {
    return this.#seats.length > 0;
  }
  /** The seats round this screen that may still speak up. */
  get callable(): readonly number[] {
    const { asked, held } = this.#client;
    const from = asked === null ? 0 : this.#seats.indexOf(asked);
    return this.#seats.slice(Math.max(0, from)).filter((seat) => held.includes(seat));
  }

  /** What comes next for this seat, which is asked. */
  nextFor(seat: number): NextStep {
    if (this.#speaker === null) return this.#client.looking === seat ? 'come' : 'call';
    if (this.#speaker !== seat) return 'pass';
    this.#speaker = null; // if they let it happen after all, the others are asked
    return 'come';
  }

  /** Asks everybody: no hand is to be seen meanwhile. */
  call(): void {
    this.open = true;
    this.before = this.#client.looking;
    this.#client.look(null);
  }

  /** Somebody wants to answer, or nobody: then whoever had the screen goes on. */
  answer(speaker: number | null): void {
    this.open = false;
    this.#speaker = speaker ?? NOBODY;
    const { asked } = this.#client;
    if (asked !== null && asked !== speaker) this.pass(asked);
    if (speaker === null && this.before !== null) this.#client.look(this.before);
  }

  /** For this seat it happens, unless that is on its way already. */
  pass(seat: number): void {
    const { now, waiting } = this.#client;
    if (waiting === 0 && now?.asking?.held !== true) void this.#client.letHappen(seat, this.#rules.pass);
  }

  /** Something happened: if no card lies on the table any more, nobody is asked. No hand is shown unasked. */
  look(): void {
    if (this.isOn) return;
    this.#speaker = null;
    this.open = false;
  }
}
