/** What a click or a key means for the cards of the hand now. */
import { lastInput } from '$lib/pieces/input';
import type { Move } from '$lib/protocol/malta';
import { actFinally, type MaltaScene } from '../selection.svelte';
import { cardMove, type CardName } from '../intents';

/** Questions that are answered with a card of the hand. */
const WITH_CARDS: readonly string[] = ['play', 'discard', 'give', 'pass_on', 'racket', 'respond'];

/** Whether a card of the hand can be picked up now. */
export const isPickable = (scene: MaltaScene, card: CardName): boolean =>
  scene.due === 'decide' && WITH_CARDS.includes(scene.view.question) && cardMove(scene.view, card) !== null;

/** Whether cards of the hand are asked for at all. */
export const asksForCards = (scene: MaltaScene): boolean =>
  scene.due === 'decide' && WITH_CARDS.includes(scene.view.question);

/** The move of the card that is picked up. */
export function pickedMove(scene: MaltaScene): Move | null {
  const { card } = scene.selection;
  return scene.due === 'decide' && card !== null ? cardMove(scene.view, card) : null;
}

/** Plays, discards, gives the card that is picked up. */
export function usePicked(scene: MaltaScene): boolean {
  const move = pickedMove(scene);
  if (move !== null) actFinally(scene, move);
  return move !== null;
}

/** A card is used; where it has not been looked at (`blind`), it is picked up first, and used when picked again. */
export function tapCard(scene: MaltaScene, place: number, anchor?: Element, blind = lastInput() === 'touch'): void {
  const card = scene.selection.cards?.[place];
  if (card === undefined) return;
  const move = isPickable(scene, card) ? cardMove(scene.view, card) : null;
  if (move !== null && !blind) scene.act(move);
  else if (move !== null && scene.selection.picked === place) usePicked(scene);
  else if (asksForCards(scene) && move === null) scene.why({ kind: 'play', card }, anchor);
  else scene.selection.picked = scene.selection.picked === place ? null : place;
}
