/** How long events are shown, and which get a line in the log. */
import type { GameEvent } from '$lib/protocol/saint_malo';
import type { Sound } from '$lib/sound/voices';

const TIMES: { readonly [kind in GameEvent['kind']]?: number } = {
  rolled: 750,
  used: 350,
  logs_delivered: 350,
  crate_placed: 420,
  wall_placed: 420,
  church_built: 520,
  house_built: 420,
  character_placed: 520,
  boxes_ticked: 420,
  side_completed: 2400,
  city_filled: 2600,
  game_ended: 2400,
};

/** Events of one step overlap: the longest counts in full, the others by two fifths. */
export function durationOf(events: readonly GameEvent[]): number {
  const times = events.map((event) => TIMES[event.kind] ?? 0);
  const longest = Math.max(0, ...times);
  return Math.round(longest + 0.4 * (times.reduce((sum, time) => sum + time, 0) - longest));
}

/** Lines that only repeat what the board shows are left out of the short log. */
const UNTOLD: readonly GameEvent['kind'][] = ['kept', 'building_stopped'];
export const isTold = (event: GameEvent): boolean => !UNTOLD.includes(event.kind);

/** What is heard of the table. */
export const SOUNDS: { readonly [kind in GameEvent['kind']]?: Sound } = {
  rolled: 'dice',
  crate_placed: 'pen',
  wall_placed: 'pen',
  church_built: 'stone',
  house_built: 'stone',
  character_placed: 'pen',
  side_destroyed: 'pen',
  side_completed: 'pen',
  coins_gained: 'coin',
  boxes_ticked: 'pen',
  pirates_attacked: 'drum',
};
