/** Where the cards are, as far as this seat may know: on buildings, in the pool, with players. */
import { words } from '$lib/i18n';
import type { PlayerView, View } from '$lib/protocol/valletta';
import { CHARACTERS, type Character } from '../intents';
import { buildingName, say } from '../words/names';

export interface Counted {
  readonly character: Character;
  readonly number: number;
}

/** Equal cards counted, in the order of the colours. */
export function counted(cards: readonly Character[]): readonly Counted[] {
  return CHARACTERS.flatMap((character) => {
    const number = cards.filter((card) => card === character).length;
    return number > 0 ? [{ character, number }] : [];
  });
}

export interface Group {
  readonly key: 'hand' | 'known' | 'unseen' | 'played' | 'discards';
  readonly cards: readonly Counted[];
  readonly number: number;
}

/** A player's cards in groups, as the seat may know them. What is not told is not there. */
export function groupsOf(player: PlayerView): readonly Group[] {
  const groups: [Group['key'], readonly Character[]][] =
    player.hand === null
      ? [
          ['known', player.known],
          ['unseen', player.unseen],
        ]
      : [
          ['hand', player.hand],
          ['unseen', player.unseen],
        ];
  groups.push(['played', player.played]);
  if (player.shows_discards) groups.push(['discards', player.discards]);
  return groups
    .filter(([, cards]) => cards.length > 0)
    .map(([key, cards]) => ({ key, cards: counted(cards), number: cards.length }));
}

/** How many cards a player still plays in the end phase; while the piles are put together, all of them (V-END-07). */
export function cardsLeft(view: View, seat: number): number {
  const player = view.players[seat];
  if (player === undefined) return 0;
  return player.hand_size + pileLeft(view, seat);
}
/** The pile a player goes through in the end phase. */
export function pileLeft(view: View, seat: number): number {
  const player = view.players[seat];
  if (player === undefined) return 0;
  return player.draw_pile + (view.question === 'shuffle' ? player.discards.length : 0);
}

/** All cards of a player's stack, wherever they are. */
export const stackOf = (player: PlayerView): readonly Character[] => [
  ...(player.hand ?? player.known),
  ...player.unseen,
  ...player.played,
  ...player.discards,
];

/** The places where a character's cards are, one line each. */
export function whereabouts(view: View, character: Character, names: readonly string[]): readonly string[] {
  const lines = view.layout
    .filter((building) => building.owner === null && building.character === character)
    .map((building) => say('on-building', { building: buildingName(building.name) }));
  const pooled = view.pool[character] ?? 0;
  if (pooled > 0) lines.push(say('in-pool', { number: pooled }));
  for (const [seat, player] of view.players.entries()) {
    const number = stackOf(player).filter((card) => card === character).length;
    if (number > 0)
      lines.push(say('with-player', { name: names[seat] ?? '', cards: words.say('valletta-cards', { number }) }));
  }
  return lines;
}
