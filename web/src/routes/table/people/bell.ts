/** When a turn comes: somebody held here is asked, after somebody else was, or in somebody else's turn. */
import type { Waiting } from '$lib/protocol/messages';

/** What waits for a person. */
const ASKED: readonly string[] = ['decide', 'throw', 'confirm'];

/** The seat held here that is asked; null if none is, or it is a secret who is. */
export function askedHere(waiting: Waiting | null, held: readonly number[]): number | null {
  return waiting !== null && ASKED.includes(waiting.kind) && held.includes(waiting.seat) ? waiting.seat : null;
}

/** Hears what the table waits for, and rings once for each turn that comes. */
export class Bell {
  /** The seat whose turn it is, as far as was heard; null before anything was. */
  #heard: number | null | undefined;

  /** The seat that is newly asked; null if nothing has come. `turn` is whose turn it is at the table, where that is
   *  known: being asked on and on in one's own turn is one turn, however often chance or a secret comes between. */
  hear(asked: number | null, waiting: Waiting, turn: number | null): number | null {
    if (asked === null) {
      const goesOn = waiting.kind === 'chance' || (waiting.seat < 0 && turn !== null && turn === this.#heard);
      if (!goesOn || this.#heard === undefined) this.#heard = null;
      return null;
    }
    const first = this.#heard === undefined;
    const fresh = this.#heard !== asked;
    this.#heard = asked;
    return fresh && !first ? asked : null;
  }
}
