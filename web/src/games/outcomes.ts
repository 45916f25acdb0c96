/** What the game says the moves of a view bring. */

interface Explained<M, O> {
  readonly view: { readonly moves: readonly M[] };
  readonly explanation: { readonly outcomes: readonly O[] } | null;
}

/** What one of the view's moves costs and brings; null where there is no such move, or nothing to say of it. */
export const outcomeOf = <M, O>({ view, explanation }: Explained<M, O>, move: M | null): O | null =>
  (move === null ? undefined : explanation?.outcomes[view.moves.indexOf(move)]) ?? null;
