/** What the game says a building costs, and what the cards of the hand would bring. */
import { RULE_OF, type Outcome, type Price, type Saving } from '$lib/protocol/valletta';
import { outcomeOf } from '$games/outcomes';
import { GOODS, cardMove, type Character, type Good } from '../intents';
import type { VallettaScene } from '../selection.svelte';

/** What building or upgrading this comes to now for the player whose turn it is; null where that is not known here, or
 *  cannot be any more. */
export function priceOf({ view, explanation }: VallettaScene, name: string): Price | null {
  const slot = view.layout.findIndex((building) => building.name === name);
  return explanation?.prices[slot] ?? null;
}

/** The rule by which something is saved. */
export const ruleOfSaving = ({ view }: VallettaScene, { why }: Saving): string =>
  RULE_OF[why === 'character' ? (view.function ?? 'builder') : why];

export interface Gain {
  readonly good: Good | 'points';
  readonly number: number;
}

/** What a move brings, kind by kind; what it costs is not told here. */
export function gainsOf(outcome: Outcome | null): readonly Gain[] {
  const goods = GOODS.map((good, kind): Gain => ({ good, number: outcome?.goods?.[kind] ?? 0 }));
  return [...goods, { good: 'points', number: outcome?.points ?? 0 } as const].filter(({ number }) => number > 0);
}

/** What playing a card of the hand would do now; null where it cannot be played. */
export function cardOutcome(scene: VallettaScene, character: Character): Outcome | null {
  const move = cardMove(scene.view, character);
  return move?.kind === 'play' ? outcomeOf(scene, move) : null;
}
