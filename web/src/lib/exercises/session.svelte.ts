/**
 * Somebody at an exercise. It takes the place of a table's connection, so that board and hand are the real ones. A move
 * that is tried is not played: it is judged, and drawn on the board beside the best one.
 */
import type { Compared, GameUi } from '$games/contract';
import type { Problem } from '$lib/i18n';
import type { Exercise, ExerciseAnswer, ExerciseTry, Move, SeatInfo, WeighedMove } from '../protocol/messages';
import { ApiError } from '../table/api';
import { decisionOf, seatsFor, shownTo, updateTo } from '../table/practice';
import { TableScene, type Sender } from '../table/scene.svelte';

/** Asks the server (see api.ts). */
export type Judge = (said: ExerciseTry) => Promise<ExerciseAnswer>;
type Verdict = ExerciseAnswer['verdict'];

const SOLVED: readonly Verdict[] = ['best', 'good'];

export class ExerciseSession implements Sender {
  readonly exercise: Exercise;
  readonly seat: number;
  readonly held: readonly number[];
  readonly seats: readonly SeatInfo[];
  scene = $state.raw() as TableScene;
  /** How good the last try was; null: none has been made. */
  answer = $state.raw<ExerciseAnswer | null>(null);
  /** The best move is shown. */
  revealed = $state(false);
  /** How good the first try was, or that the answer was asked for: what counts. */
  first = $state.raw<Verdict | null>(null);
  waiting = $state(0);
  /** The server could not be asked, or did not understand. */
  problem = $state.raw<Problem | null>(null);

  readonly #ui: GameUi;
  readonly #judge: Judge;
  readonly #names: () => readonly string[];

  constructor(ui: GameUi, exercise: Exercise, judge: Judge, names: () => readonly string[]) {
    this.#ui = ui;
    this.#judge = judge;
    this.#names = names;
    this.exercise = exercise;
    this.seat = exercise.view.you ?? 0;
    this.held = [this.seat];
    this.seats = seatsFor(exercise.seats, this.seat);
    this.again();
  }

  get solved(): boolean {
    return this.answer !== null && SOLVED.includes(this.answer.verdict);
  }
  get tried(): WeighedMove | null {
    return this.answer?.moves[this.answer.tried ?? -1] ?? null;
  }

  /** The board stands as it did. */
  again(): void {
    this.answer = this.problem = null;
    this.revealed = false;
    const { view, explanation } = this.exercise;
    const update = updateTo(view, decisionOf(this.seat), explanation);
    this.scene = new TableScene(this.#ui, update, this.#names, this);
  }
  /** Shows the best move; if nothing was tried, the server is asked for it. */
  async show(): Promise<void> {
    if (this.answer === null) await this.#ask({ action: 'show', move: null });
    if (this.answer !== null) this.#reveal();
  }

  async act(_: number, move: Move): Promise<Problem | null> {
    return this.#ask({ action: 'try', move });
  }
  async why(_: number, move: Move): Promise<Problem | null> {
    return this.#ask({ action: 'why', move });
  }
  /** There is nothing to throw, to take back or to be asked in secret. */
  proceed(): Promise<null> {
    return Promise.resolve(null);
  }
  undo(): Promise<null> {
    return Promise.resolve(null);
  }
  ask(): Promise<null> {
    return Promise.resolve(null);
  }

  /** Asks how good something is; why the move is refused, if it is. */
  async #ask(said: ExerciseTry): Promise<Problem | null> {
    if (this.waiting > 0) return null;
    this.waiting += 1;
    this.problem = null;
    try {
      const answer = await this.#judge(said);
      if (answer.verdict !== 'refused' && answer.verdict !== 'legal') this.#take(answer);
      return answer.problem;
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught;
      this.problem = caught.problem;
      return null;
    } finally {
      this.waiting -= 1;
    }
  }
  #take(answer: ExerciseAnswer): void {
    this.answer = answer;
    this.first ??= answer.verdict;
    if (this.solved) this.#reveal();
    else this.#draw(this.tried?.move ?? null, null);
  }
  #reveal(): void {
    this.revealed = true;
    const best = this.answer?.moves[0]?.move ?? null;
    this.#draw(this.answer?.tried === 0 ? null : (this.tried?.move ?? null), best);
  }
  /** Nothing can be done any more, and these two moves are drawn. */
  #draw(made: Move | null, better: Move | null): void {
    const view = { ...this.exercise.view, moves: [] };
    const scene = new TableScene(this.#ui, shownTo(view, this.exercise.explanation), this.#names, this);
    const compared: Compared = { seat: this.seat, made, better };
    scene.compared = compared;
    this.scene = scene;
  }
}
