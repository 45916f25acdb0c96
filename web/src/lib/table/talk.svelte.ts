/**
 * Words across the table as this browser hears them: the last ones, how many nobody has read yet, and what stands
 * beside each seat for a moment. Nobody else is told who is muted here.
 */
import type { Shelf } from './memory';
import type { Word } from '../protocol/messages';

/** How long a word stands beside its seat, in ms. */
const STANDS = 4_000;
const MOST = 40;

export class Talk {
  /** The words by age, those of muted people included. */
  #words = $state.raw<readonly Word[]>([]);
  #muted = $state.raw<readonly number[]>([]);
  #open = $state(false);
  #keep: () => void = () => {};
  /** Words of others that came while the panel was closed. */
  unread = $state(0);
  /** The last word of somebody else, to be read out. */
  latest = $state.raw<Word | null>(null);
  /** What stands beside a seat now. */
  sayings = $state.raw<{ readonly [seat: number]: Word }>({});

  /** The words of everybody who is not muted, the newest first. */
  get words(): readonly Word[] {
    return this.#words.filter(({ seat }) => !this.#muted.includes(seat)).reverse();
  }
  get muted(): readonly number[] {
    return this.#muted;
  }
  get open(): boolean {
    return this.#open;
  }
  set open(open: boolean) {
    this.#open = open;
    this.unread = 0;
  }

  /** Who is muted at this table stays so until the tab is closed. */
  remember(table: string, shelf: Shelf): void {
    const key = `auberge.muted.${table}`;
    this.#muted = (shelf.getItem(key) ?? '').split(' ').filter(Boolean).map(Number);
    this.#keep = () => shelf.setItem(key, this.#muted.join(' '));
  }

  /** Hears this seat no more, or again. */
  mute(seat: number, muted: boolean): void {
    const others = this.#muted.filter((one) => one !== seat);
    this.#muted = muted ? [...others, seat] : others;
    if (muted) this.#hush(seat);
    this.#keep();
  }

  /** Two players have changed seats: who is muted stays so; what stands beside them is put away. */
  swap(one: number, other: number): void {
    this.#muted = this.#muted.map((seat) => (seat === one ? other : seat === other ? one : seat));
    this.sayings = {};
    this.#keep();
  }

  /** The whole table was told anew: what was said while the line was broken is new. */
  told(words: readonly Word[], held: readonly number[]): void {
    const last = this.#words.at(-1)?.at;
    const missed = last === undefined ? [] : words.filter(({ at, seat }) => at > last && !held.includes(seat));
    this.#words = words;
    for (const word of missed) this.#notice(word);
  }

  hear(word: Word, held: readonly number[]): void {
    this.#words = [...this.#words, word].slice(-MOST);
    if (this.#muted.includes(word.seat)) return;
    this.sayings = { ...this.sayings, [word.seat]: word };
    setTimeout(() => this.sayings[word.seat] === word && this.#hush(word.seat), STANDS);
    if (!held.includes(word.seat)) this.#notice(word);
  }

  /** Texts are allowed no longer: those that were written are gone. */
  forgetTexts(): void {
    this.#words = this.#words.filter(({ text }) => text === null);
    for (const { seat, text } of Object.values(this.sayings)) if (text !== null) this.#hush(seat);
  }

  #notice(word: Word): void {
    if (this.#muted.includes(word.seat)) return;
    this.latest = word;
    if (!this.#open) this.unread++;
  }

  #hush(seat: number): void {
    const { [seat]: _, ...others } = this.sayings;
    this.sayings = others;
  }
}
