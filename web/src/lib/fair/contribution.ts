/**
 * What this device adds to a table's chance, by itself: before the game begins it promises a number for every seat it
 * holds, and tells them when all are promised. Tabs of one browser share the numbers through its memory.
 */
import type { ChanceInfo, Problem } from '../protocol/messages';
import type { Memory } from '../table/memory';
import { newNumber, promiseOf } from './chance';
import { hashesHere, type Hashes } from './hashes';

/** Who tells the table. What is refused is no matter: then somebody has begun without us. */
export interface Voice {
  promise(seat: number, promise: string): Promise<Problem | null>;
  tell(seat: number, number: string): Promise<Problem | null>;
}

export class Contribution {
  readonly #table: string;
  readonly #memory: Memory;
  readonly #voice: Voice;
  readonly #hashes: () => Promise<Hashes>;
  /** What is being said: of one seat one thing at a time. */
  readonly #under = new Set<string>();

  constructor(table: string, memory: Memory, voice: Voice, hashes: () => Promise<Hashes> = hashesHere) {
    this.#table = table;
    this.#memory = memory;
    this.#voice = voice;
    this.#hashes = hashes;
  }

  /** The table stands like this, and these seats are held here: what is due is said. */
  async look(chance: ChanceInfo, held: readonly number[]): Promise<void> {
    this.#memory.sealed(this.#table, chance.seal, !chance.begun);
    if (chance.begun)
      return this.#memory.begun(
        this.#table,
        chance.seats.map(({ number }) => number),
      );
    this.#memory.keepsOwn(this.#table, held);
    await Promise.all(held.map((seat) => this.#add(chance, seat)));
  }

  async #add({ closed, seats }: ChanceInfo, seat: number): Promise<void> {
    const { promise: promised = null, number: told = null } = seats[seat] ?? {};
    if (told !== null || closed === (promised === null)) return; // told, too late, or not all have promised
    const key = `${seat} ${closed}`;
    if (this.#under.has(key)) return;
    this.#under.add(key);
    try {
      const number = this.#memory.adds(this.#table, seat, newNumber);
      const promise = await promiseOf(await this.#hashes(), this.#table, seat + 1, number);
      if (!closed) await this.#voice.promise(seat, promise);
      else if (promise === promised) await this.#voice.tell(seat, number); // else another device holds the seat too
    } finally {
      this.#under.delete(key);
    }
  }
}
