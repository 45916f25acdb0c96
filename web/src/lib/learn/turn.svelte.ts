/**
 * A whole turn as a moving picture: the first lesson of a course, played by itself step by step. What it shows is the
 * real board; nothing of it is remembered as learnt.
 */
import type { GameUi } from '$games/contract';
import { LessonSession, type Teller } from './session.svelte';
import { Progress } from './progress';

/** How long a sentence stays before what it tells is shown, and what was shown before the next, in ms. */
const READING = 2_200;
const LOOKING = 1_600;
/** A stage that would wait for a button stays as long. */
const STAGED = 1_500;
const OFTEN = 60;

const forgetful = (): Progress => new Progress({ getItem: () => null, setItem: () => {} });

export class WholeTurn {
  session = $state.raw<LessonSession | null>(null);
  /** The step that is told of, from 0. */
  step = $state(0);
  state = $state<'still' | 'playing' | 'paused' | 'over'>('still');
  readonly #make: () => LessonSession;
  /** The picture that is shown now: what belongs to an earlier one stops. */
  #showing = 0;
  #shown: Promise<void> = Promise.resolve();

  constructor(lesson: string, ui: GameUi, tell: Teller, names: () => readonly string[]) {
    this.#make = () => new LessonSession(lesson, ui, tell, forgetful(), names);
  }

  /** Sets the board as the turn begins. */
  async open(): Promise<void> {
    this.#showing += 1;
    const session = this.#make();
    await session.open();
    this.session = session;
    this.step = 0;
    this.state = 'still';
  }
  /** Shows the turn to its end: on from where it was paused, or again from its beginning. */
  async play(): Promise<void> {
    if (this.state === 'over') await this.open();
    const showing = ++this.#showing;
    this.state = 'playing';
    while (showing === this.#showing && this.state === 'playing') {
      await this.#wait(READING, showing);
      if (showing === this.#showing) await this.#advance(showing);
      await this.#wait(LOOKING, showing);
      if (showing === this.#showing) await this.#goOn();
    }
  }
  /** Shows one step, for those who do not want things to move by themselves: once the step before has been shown. */
  next(): Promise<void> {
    this.#shown = this.#shown.catch(() => {}).then(() => this.#next());
    return this.#shown;
  }
  async #next(): Promise<void> {
    if (this.state === 'over') return this.open();
    const showing = ++this.#showing;
    this.state = 'paused';
    if (this.session?.now?.outcome === 'reached') await this.#goOn();
    await this.#advance(showing);
    if (showing === this.#showing && this.session?.isLast === true) this.state = 'over';
  }
  pause(): void {
    this.#showing += 1;
    this.state = 'paused';
  }
  /** Nothing is shown any more. */
  leave(): void {
    this.#showing += 1;
  }

  async #advance(showing: number): Promise<void> {
    const { session } = this;
    if (session === null || session.now?.outcome === 'reached') return;
    await session.show();
    let staged = 0;
    while (showing === this.#showing && session.scene?.atRest === false) {
      staged = session.scene.staged === null ? 0 : staged + OFTEN;
      if (staged >= STAGED) session.scene.skip();
      await this.#wait(OFTEN, showing);
    }
  }
  /** To the next step, or the end. */
  async #goOn(): Promise<void> {
    const { session } = this;
    if (session === null || session.problem !== null) this.state = 'over';
    else if (await session.goOn()) this.step = session.state.step;
    else this.state = 'over';
  }
  async #wait(ms: number, showing: number): Promise<void> {
    if (showing === this.#showing) await new Promise((done) => setTimeout(done, ms));
  }
}
