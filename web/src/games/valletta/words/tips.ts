/** What the things of this table are and do, in a few words. */
import { words } from '$lib/i18n';
import type { PlayerView } from '$lib/protocol/valletta';
import { cardOutcome, gainsOf } from '../payment/price';
import type { VallettaScene } from '../selection.svelte';
import type { Character, Good } from '../intents';
import { characterName, effectOf, gainText, say } from './names';

export const goodTip = (good: Good, number: number): string => words.say('web-tip-valletta-good', { good, number });

export const characterTip = (character: Character): string =>
  words.say('web-tip-valletta-card', { name: characterName(character), effect: effectOf(character) });

/** A card of the hand: what it does, and what it would bring now. */
export function cardTip(scene: VallettaScene, character: Character): string {
  const outcome = cardOutcome(scene, character);
  const gains = gainsOf(outcome);
  const now = gains.length === 0 ? [] : [say('now', { gain: gainText(gains) })];
  const nothing = outcome?.is_idle ? [words.say('web-tip-valletta-nothing-now')] : [];
  return [characterTip(character), ...now, ...nothing].join(' ');
}

/** Points, houses and piles of a player. */
export const playerTips = (
  player: PlayerView,
): { readonly [thing in 'points' | 'houses' | 'draw' | 'discard']: string } => ({
  points: words.say('web-tip-valletta-points', { points: player.points }),
  houses: words.say('web-tip-valletta-houses', { number: player.houses_left }),
  draw: words.say('web-tip-valletta-draw-pile', { number: player.draw_pile }),
  discard: words.say('web-tip-valletta-discard-pile', { number: player.discards.length }),
});
