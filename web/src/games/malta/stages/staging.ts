/** How long events are shown, and which get a line in the log. */
import type { GameEvent } from '$lib/protocol/malta';
import type { Sound } from '$lib/sound/voices';
import type { MaltaScene } from '../selection.svelte';

const TIMES: { readonly [kind in GameEvent['kind']]?: number } = {
  pawn_placed: 420,
  turn_began: 300,
  drawn: 480,
  card_played: 1100,
  answered: 1500,
  negated: 700,
  without_effect: 700,
  discarded: 350,
  given: 480,
  hands_swapped: 900,
  pawn_moved: 520,
  pawn_stayed: 250,
  space_removed: 800,
  space_restored: 800,
  space_turned: 900,
  spaces_swapped: 950,
  line_shifted: 950,
  blinded: 600,
  play_skipped: 900,
  turn_skipped: 900,
  turn_ended: 400,
  stayed_put: 500,
  racket_due: 700,
  lost: 2600,
  conceded: 2600,
  came_back: 2400,
  game_won: 1200,
};

/** What takes its time however much happens in a turn: an answer, and who is out or in again. */
const UNHURRIED: readonly GameEvent['kind'][] = ['answered', 'lost', 'conceded', 'came_back', 'game_won'];
/** A turn of somebody else is shown in about so many ms; drawing and moving take so long, each card so long more. */
const [TURN, ROUTINE, CARD] = [4_000, 1_000, 1_900];

/** Which part of its time everything gets in a turn of somebody else: the less, the more cards it asks for. */
export function hasteOf(scene: MaltaScene): number {
  if (scene.view.turn === scene.you) return 1;
  return Math.min(1, TURN / (ROUTINE + CARD * scene.selection.plays));
}

/** Events of one step overlap: the longest counts in full, the others by two fifths. */
export function durationOf(events: readonly GameEvent[], haste = 1): number {
  const times = events.map((event) => TIMES[event.kind] ?? 0);
  const longest = Math.max(0, ...times);
  const hurried = events.some(({ kind }) => UNHURRIED.includes(kind)) ? 1 : haste;
  return Math.round(hurried * (longest + 0.4 * (times.reduce((sum, time) => sum + time, 0) - longest)));
}

/** Lines that only repeat what the table shows are left out of the short log. */
const UNTOLD: readonly GameEvent['kind'][] = ['plays_due', 'card_drawn', 'pawn_stayed'];
/** Who sees which card is given is told that alone, not also that a card is. */
const isSeen = (event: GameEvent, step: readonly GameEvent[]): boolean =>
  event.kind === 'given' &&
  step.some((other) => other.kind === 'card_given' && other.seat === event.seat && other.to === event.to);
export const isTold = (event: GameEvent, step: readonly GameEvent[]): boolean =>
  !UNTOLD.includes(event.kind) && !isSeen(event, step);

/** What is heard of the table. */
export const SOUNDS: { readonly [kind in GameEvent['kind']]?: Sound } = {
  deck_shuffled: 'page',
  drawn: 'page',
  card_played: 'page',
  answered: 'page',
  discarded: 'page',
  given: 'page',
  hands_swapped: 'page',
  pawn_placed: 'stone',
  pawn_moved: 'stone',
  space_removed: 'stone',
  space_restored: 'stone',
  space_turned: 'stone',
  spaces_swapped: 'stone',
  line_shifted: 'stone',
  racket_due: 'coin',
  lost: 'drum',
  conceded: 'drum',
  came_back: 'cork',
};
