/** How long events are shown, and which get a line in the log. */
import type { GameEvent } from '$lib/protocol/valletta';
import type { Sound } from '$lib/sound/voices';

const TIMES: { readonly [kind in GameEvent['kind']]?: number } = {
  drafted: 500,
  card_played: 620,
  without_function: 700,
  copied: 500,
  taken: 520,
  given: 620,
  paid: 450,
  jean_moved: 620,
  barrel_turned: 620,
  dismissed: 600,
  hired: 600,
  built: 750,
  upgraded: 750,
  points_scored: 1100,
  end_triggered: 2200,
  dropped_out: 900,
  game_ended: 1800,
};

/** Events of one step overlap: the longest counts in full, the others by two fifths. */
export function durationOf(events: readonly GameEvent[]): number {
  const times = events.map((event) => TIMES[event.kind] ?? 0);
  const longest = Math.max(0, ...times);
  return Math.round(longest + 0.4 * (times.reduce((sum, time) => sum + time, 0) - longest));
}

/** Lines that only repeat what the board shows, or what another line says, are left out of the short log. */
const UNTOLD: readonly GameEvent['kind'][] = ['jean_moved', 'turn_ended', 'drawn', 'card_drawn'];
export function isTold(event: GameEvent): boolean {
  if (event.kind === 'shuffled') return event.pile === 'reshuffle';
  return !UNTOLD.includes(event.kind);
}

/** What is heard of the table. */
export const SOUNDS: { readonly [kind in GameEvent['kind']]?: Sound } = {
  shuffled: 'page',
  card_played: 'page',
  drawn: 'page',
  hired: 'page',
  dismissed: 'page',
  taken: 'coin',
  paid: 'coin',
  given: 'coin',
  barrel_turned: 'cork',
  built: 'stone',
  upgraded: 'stone',
  end_phase_began: 'drum',
};
