/** How a player stands, in one word for the tags. */
import { words } from '$lib/i18n';
import type { MaltaScene } from '../selection.svelte';

export type Status = 'conceded' | 'out' | 'plays' | 'blind' | '';

export function statusOf({ view, due, pending }: MaltaScene, seat: number): Status {
  const player = view.players[seat];
  if (player === undefined || player.has_conceded) return 'conceded';
  if (!player.is_in) return 'out';
  if (view.turns > 0 && seat === (pending ?? view.turn) && due !== 'over') return 'plays';
  return player.blind > 0 ? 'blind' : '';
}

/** Whether somebody is away, or who stands in for them; nothing where a person or a computer player sits as agreed. */
export function absenceOf({ presence }: MaltaScene, seat: number): string {
  const found = presence[seat];
  if (found === undefined) return '';
  if (found.standIn !== null) return words.say('web-bot-stands-in', { bot: words.say(`web-bot-${found.standIn}`) });
  return found.away ? words.say('web-away') : '';
}
