/** Shuffles and cards taken unseen in words, for the check after the game. */
import { words } from '$lib/i18n';
import type { BoardLaid, DeckShuffled } from '$lib/protocol/malta';
import type { DrawBase } from '$games/contract';

export function drawLine({ seat, word, items }: DrawBase, _: readonly string[], names: readonly string[]): string {
  if (word === 'take_one') return words.say('web-malta-draw-take', { name: names[seat] ?? '' });
  const event: BoardLaid | DeckShuffled =
    word === 'board' ? { kind: 'board_laid' } : { kind: 'deck_shuffled', cards: items.length };
  return words.event('malta', event, names);
}

/** A space by its shape and number (`crown_2_no_left`), a card by its name. */
function nameOf(word: string, thing: string): string {
  if (word !== 'board') return words.say('malta-card', { card: thing });
  const [shape = '', number = ''] = thing.split('_');
  return words.say('malta-space', { shape, number: Number(number) });
}
export const drawnThings = ({ word }: DrawBase, items: readonly string[]): readonly string[] =>
  items.map((thing) => nameOf(word, thing));
