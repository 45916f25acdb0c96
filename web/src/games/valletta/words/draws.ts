/** Shuffles in words, for the check after the game. */
import { words } from '$lib/i18n';
import type { Shuffled } from '$lib/protocol/valletta';
import type { DrawBase } from '$games/contract';
import { buildingName } from './names';

export function drawLine({ seat, word, items }: DrawBase, _: readonly string[], names: readonly string[]): string {
  const event: Shuffled = { kind: 'shuffled', owner: seat, pile: word, cards: items.length };
  return words.event('valletta', event, names);
}

const nameOf = (word: string, thing: string): string => {
  if (word === 'barrels') return words.say('valletta-good', { good: thing });
  return thing.startsWith('building_') ? buildingName(thing) : words.say('valletta-character', { character: thing });
};
export const drawnThings = ({ word }: DrawBase, items: readonly string[]): readonly string[] =>
  items.map((thing) => nameOf(word, thing));
