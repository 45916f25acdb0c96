/** Two moves for one decision, to be drawn against each other: which of them a thing on the table stands for. */
import type { Compared, MoveBase } from './contract';

export type Verdict = 'better' | 'made';

/** Whether something stands for the better move or for the one that was made; null: for neither. */
export function verdictOf<M extends MoveBase>(
  compared: Compared | null,
  standsFor: (move: M) => boolean,
): Verdict | null {
  if (compared === null) return null;
  if (standsFor(compared.better as M)) return 'better';
  return standsFor(compared.made as M) ? 'made' : null;
}
