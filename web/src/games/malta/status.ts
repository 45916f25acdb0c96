/** How a player stands, in one word for the tags. */
import type { MaltaScene } from './hand.svelte';

export type Status = 'conceded' | 'out' | 'plays' | 'blind' | '';

export function statusOf({ view, due }: MaltaScene, seat: number): Status {
  const player = view.players[seat];
  if (player === undefined || player.has_conceded) return 'conceded';
  if (!player.is_in) return 'out';
  if (view.turns > 0 && seat === view.turn && due !== 'over') return 'plays';
  return player.blind > 0 ? 'blind' : '';
}
