/** The review of a finished game: asked for once, kept while one walks through the game. */
import type { Problem } from '$lib/i18n';
import type { ReviewFound } from '$lib/protocol/messages';
import { ApiError, reviewOf } from '$lib/table/api';
import { awaitReview } from './review';

const PAUSE = 700;

export class ReviewWalk {
  found = $state.raw<ReviewFound | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** How much of it is done, from 0 to 1. */
  done = $state(0);
  #asked = false;
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** Begins to ask for the review, unless it is on its way or there. */
  ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.problem = null;
    const pause = (): Promise<void> => new Promise((go) => (this.#soon = setTimeout(go, PAUSE)));
    awaitReview(
      () => reviewOf(this.id),
      (share) => (this.done = share),
      pause,
    ).then(
      (found) => (this.found = found),
      (caught: unknown) => {
        this.#asked = false;
        if (!(caught instanceof ApiError)) throw caught;
        this.problem = caught.problem;
      },
    );
  }

  /** Nobody waits for it any more. */
  leave(): void {
    clearTimeout(this.#soon);
  }
}
