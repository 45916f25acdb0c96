/**
 * A learner in a lesson. It takes the place of a table's connection: what the server answers to a try goes to the same
 * scene that a table has, so that board and hand are the real ones.
 */
import type { GameUi } from '$games/contract';
import type { Problem } from '$lib/i18n';
import type { LessonNow, LessonState, LessonWish, Move, SeatInfo, View } from '../protocol/messages';
import { ApiError } from '../table/api';
import type { TableUpdate } from '../table/client.svelte';
import { decisionOf, seatsFor, shownTo, updateTo } from '../table/practice';
import { TableScene, type Sender } from '../table/scene.svelte';
import { START, type Progress } from './progress';

type Action = LessonWish['action'];
/** Asks the server (see api.ts). */
export type Teller = (wish: LessonWish) => Promise<LessonNow>;

const LEARNER = 0;

const shownAs = ({ explanation }: LessonNow, view: View, steps: TableUpdate['steps'] = []): TableUpdate =>
  shownTo(view, explanation, steps);

export class LessonSession implements Sender {
  readonly held = [LEARNER];
  readonly id: string;
  scene = $state.raw<TableScene | null>(null);
  now = $state.raw<LessonNow | null>(null);
  /** Wishes on their way. */
  waiting = $state(0);
  /** The server could not be asked, or did not understand. */
  problem = $state.raw<Problem | null>(null);
  /** A miss has been taken back, but what is said of it stays until the next try. */
  takenBack = $state(false);

  readonly #ui: GameUi;
  readonly #tell: Teller;
  readonly #progress: Progress;
  readonly #names: () => readonly string[];

  constructor(id: string, ui: GameUi, tell: Teller, progress: Progress, names: () => readonly string[]) {
    this.id = id;
    this.#ui = ui;
    this.#tell = tell;
    this.#progress = progress;
    this.#names = names;
  }

  get seats(): readonly SeatInfo[] {
    return seatsFor(this.now?.seats ?? 0, LEARNER);
  }
  get state(): LessonState {
    return this.now?.state ?? START;
  }
  get isLast(): boolean {
    return this.now !== null && this.state.step + 1 >= this.now.steps;
  }
  /** The learner has missed the goal, and the board still shows how. */
  get hasMissed(): boolean {
    return this.now?.outcome === 'missed' && !this.takenBack;
  }
  /** The learner is to do something now. */
  get isAsked(): boolean {
    return this.now !== null && this.now.outcome !== 'reached' && !this.hasMissed;
  }

  /** Takes the lesson up where it was left; at its beginning, if it has changed since. */
  async open(): Promise<void> {
    await this.#do('open', null, this.#progress.stateOf(this.id) ?? START);
    if (this.problem?.key === 'server-lesson-changed') await this.#do('open', null, START);
  }
  show(): Promise<null> {
    return this.#do('show');
  }
  back(): Promise<null> {
    return this.#do('back');
  }
  /** To the next step; false if this was the last one: then the lesson is done. */
  async goOn(): Promise<boolean> {
    if (this.isLast) {
      this.#progress.finish(this.id);
      return false;
    }
    await this.#do('go_on');
    return true;
  }
  /** The board stands again as the step began. */
  takeBack(): void {
    if (this.now === null) return;
    this.takenBack = true;
    this.#place(this.now);
  }

  act(_: number, move: Move): Promise<null> {
    return this.#do('move', move);
  }
  why(_: number, move: Move): Promise<null> {
    return this.#do('why', move);
  }
  /** A lesson never waits for a throw or a last word, and has nothing to ask in secret: Back takes back. */
  proceed(): Promise<null> {
    return Promise.resolve(null);
  }
  undo(): Promise<null> {
    return Promise.resolve(null);
  }
  ask(): Promise<null> {
    return Promise.resolve(null);
  }

  async #do(action: Action, move: Move | null = null, state = this.state): Promise<null> {
    if (this.waiting > 0) return null;
    this.waiting += 1;
    this.problem = null;
    try {
      this.#take(await this.#tell({ state, action, move }));
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught;
      this.problem = caught.problem;
    } finally {
      this.waiting -= 1;
    }
    return null;
  }

  #take(now: LessonNow): void {
    this.now = now;
    this.takenBack = false;
    this.#progress.leave(this.id, now.state);
    if (now.outcome === 'refused') return;
    if (now.outcome === 'opened' || this.scene === null) return this.#open(now);
    const shown = now.outcome === 'missed' ? this.scene.view : now.view;
    const updates = now.frames.map(({ line, view }) => shownAs(now, view, [line]));
    const last = updates.pop() ?? shownAs(now, shown);
    updates.push(this.isAsked ? this.#asking(now, last.steps) : last);
    for (const update of updates) this.scene.update(update);
  }
  /** Sets the table for a step, then shows what the others do first. */
  #open(now: LessonNow): void {
    this.#place(now);
    for (const { line } of now.frames) this.scene?.update(this.#asking(now, [line]));
  }
  /** Sets the table anew: nothing is staged, nothing picked. */
  #place(now: LessonNow): void {
    const update = this.isAsked ? this.#asking(now) : shownAs(now, now.view);
    this.scene = new TableScene(this.#ui, update, this.#names, this);
  }
  #asking(now: LessonNow, steps: TableUpdate['steps'] = []): TableUpdate {
    return updateTo(now.view, decisionOf(LEARNER), now.explanation, steps);
  }
}
