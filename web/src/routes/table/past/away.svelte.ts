/** What happened at a table while nobody looked: since when, until somebody has seen it or plays on. */
import type { Looked } from '$lib/table/looked';

export class Away {
  /** Everything after this step happened unseen; null: nothing did. */
  since = $state<number | null>(null);
  readonly #id: string;
  readonly #looked: Looked;
  #last: number | null;
  #wasAway = true;

  constructor(id: string, looked: Looked) {
    this.#id = id;
    this.#looked = looked;
    this.#last = looked.at(id);
  }

  /** The page is hidden, or has fallen asleep. */
  leave(): void {
    this.#wasAway = true;
  }

  /** Somebody sees the table after so many steps. */
  see(step: number): void {
    const last = this.#last;
    if (this.#wasAway && last !== null && step > last) this.since ??= last;
    if (this.since !== null && step <= this.since) this.since = null;
    this.#wasAway = false;
    if (step === last) return;
    this.#last = step;
    this.#looked.upTo(this.#id, step);
  }

  /** They know it now. */
  forget(): void {
    this.since = null;
  }
}
