/** Two moves for one decision, to be drawn against each other: which of them a thing on the table stands for. */
import type { Move } from '$lib/protocol/messages';
import type { Compared } from './contract';

export type Verdict = 'better' | 'made';

/** Whether something stands for the better move or for the one that was made; null: for neither. */
export function verdictOf<M extends Move>(
  compared: Compared<M> | null,
  standsFor: (move: M) => boolean,
): Verdict | null {
  if (compared === null) return null;
  if (compared.better !== null && standsFor(compared.better)) return 'better';
  return compared.made !== null && standsFor(compared.made) ? 'made' : null;
}
