/** What the coach does with what is said here: it looks at an intent, or has a word on it that waits for an answer. */
import type { Act, Coached, Proceed, SeatInfo, TableInfo } from '../protocol/messages';

export type Degree = TableInfo['coach'];
export const DEGREES: readonly Degree[] = ['off', 'blunders', 'talkative'];
/** What the coach looks at. */
export type Coachable = Act | Proceed;

export class Coaching {
  /** What all people here agree on. */
  degree = $state<Degree>('off');
  /** There was a coach at some time of the game. */
  helped = $state(false);
  /** The intent that waits for the coach to have looked. */
  looksAt = $state.raw<string | null>(null);
  /** The coach's last word, until it is answered or the table has moved on. */
  word = $state.raw<Coached | null>(null);
  /** What it is about: not done yet. */
  #said: Coachable | null = null;

  /** Says how much of a coach there is. */
  told(degree: Degree, helped: boolean): void {
    this.degree = degree;
    this.helped = helped;
  }

  /** The coach has a word on this intent. */
  speak(word: Coached, said: Coachable): void {
    this.looksAt = null;
    this.word = word;
    this.#said = said;
  }

  /** The intent has its answer, so nothing waits. */
  answered(id: string): void {
    if (this.looksAt === id) this.looksAt = null;
  }

  /** The table stands like this: a word about an earlier one is of no use. */
  stand(version: number): void {
    if (this.word !== null && this.word.version !== version) this.take();
  }

  /** Puts the word away; what it was about. */
  take(): Coachable | null {
    const said = this.#said;
    this.word = this.#said = null;
    return said;
  }
}

/** The wish of somebody at this screen: all of them have the same. */
export const wishOf = (seats: readonly SeatInfo[], held: readonly number[]): Degree =>
  seats[held[0] ?? -1]?.coach ?? 'off';
