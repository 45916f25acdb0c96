/**
 * A reader who plays on from an example, every seat alike. It takes the place of a table's connection: what the server
 * answers goes to the same scene that a table has. All that is remembered are the moves.
 */
import type { GameUi } from '$games/contract';
import type { Problem } from '$lib/i18n';
import type { Move, PracticeNow, PracticeWish, SeatInfo, Waiting } from '../protocol/messages';
import { ApiError } from '../table/api';
import type { TableUpdate } from '../table/client.svelte';
import { seatHeldBy, shownTo, updateTo } from '../table/practice';
import { TableScene, type Sender } from '../table/scene.svelte';

/** Asks the server (see api.ts). */
export type Asker = (wish: PracticeWish) => Promise<PracticeNow>;

export class PracticeSession implements Sender {
  scene = $state.raw<TableScene | null>(null);
  now = $state.raw<PracticeNow | null>(null);
  /** Wishes on their way. */
  waiting = $state(0);
  /** The server could not be asked, or did not understand. */
  problem = $state.raw<Problem | null>(null);

  readonly #ui: GameUi;
  readonly #ask: Asker;
  readonly #names: () => readonly string[];

  constructor(ui: GameUi, ask: Asker, names: () => readonly string[]) {
    this.#ui = ui;
    this.#ask = ask;
    this.#names = names;
  }

  get seats(): readonly SeatInfo[] {
    return Array.from({ length: this.now?.seats ?? 0 }, () => seatHeldBy('here'));
  }
  get held(): readonly number[] {
    return this.seats.map((_, seat) => seat);
  }
  get moves(): readonly string[] {
    return this.now?.moves ?? [];
  }

  /** Sets the table as the example has it. */
  open(): Promise<null> {
    return this.#open([]);
  }
  undo(): Promise<null> {
    return this.#open(this.moves.slice(0, -1));
  }
  act(_: number, move: Move): Promise<Problem | null> {
    return this.#do({ action: 'move', moves: this.moves, move }, (now) => this.#play(now));
  }
  why(_: number, move: Move): Promise<Problem | null> {
    return this.#do({ action: 'why', moves: this.moves, move }, () => {});
  }
  /** Dice fall by themselves here, and nothing is asked in secret. */
  proceed(): Promise<null> {
    return Promise.resolve(null);
  }
  ask(): Promise<null> {
    return Promise.resolve(null);
  }

  async #open(moves: readonly string[]): Promise<null> {
    await this.#do({ action: 'open', moves }, (now) => {
      this.scene = new TableScene(this.#ui, this.#asking(now), this.#names, this);
    });
    return null;
  }

  /** Asks, and shows what came of it; the problem if a rule forbids it. */
  async #do(wish: PracticeWish, show: (now: PracticeNow) => void): Promise<Problem | null> {
    if (this.waiting > 0) return null;
    this.waiting += 1;
    this.problem = null;
    try {
      const now = await this.#ask(wish);
      if (now.problem !== null) return now.problem;
      this.now = now;
      show(now);
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught;
      this.problem = caught.problem;
    } finally {
      this.waiting -= 1;
    }
    return null;
  }

  /** What happened is staged through the eyes of whoever acted; then the next seat is asked. */
  #play(now: PracticeNow): void {
    for (const { line, view } of now.frames) this.scene?.update(shownTo(view, null, [line]));
    this.scene?.update(this.#asking(now));
  }
  #asking(now: PracticeNow): TableUpdate {
    const over = now.ending !== null;
    const waiting: Waiting = { kind: over ? 'over' : 'decide', seat: now.view.you ?? -1, since: 0 };
    const update = updateTo(now.view, waiting, now.explanation);
    return { ...update, now: { ...update.now, ending: now.ending } };
  }
}
