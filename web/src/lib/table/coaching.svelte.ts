/** What the coach has to say on what is said here: a word that waits for an answer. */
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
  /** The coach's last word, until it is answered or the table has moved on. */
  word = $state.raw<Coached | null>(null);
  /** What it is about: not done yet, unless the word came afterwards. */
  #said: Coachable | null = null;

  /** Says how much of a coach there is. */
  told(degree: Degree, helped: boolean): void {
    this.degree = degree;
    this.helped = helped;
  }

  /** The coach has a word on this intent; null where it is done already. */
  speak(word: Coached, said: Coachable | null): void {
    this.word = word;
    this.#said = said;
  }

  /** The table stands like this, with so many lines in the log: a word about an earlier one, or about what has been
   * taken back, is of no use. */
  stand(version: number, lines: number): void {
    const { word } = this;
    if (word === null) return;
    if (word.afterwards ? lines <= (word.step ?? 0) : word.version !== version) this.take();
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
