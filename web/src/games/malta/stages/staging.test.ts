/** How long a turn is shown: about four seconds, however many cards it asks for; what ends somebody's game takes longer. */
import { expect, test } from 'vitest';
import type { GameEvent } from '$lib/protocol/malta';
import { Selection, type MaltaScene } from '../selection.svelte';
import { durationOf, hasteOf } from './staging';

const happened = (...kinds: readonly GameEvent['kind'][]): GameEvent[] => kinds.map((kind) => ({ kind }) as GameEvent);
function scene(you: number | null, due: number, before: Selection | null = null): MaltaScene {
  const shown = { you, home: 0, view: { turn: 1, turns: 4, due, players: [] } } as unknown as MaltaScene;
  return { ...shown, selection: new Selection(shown, before) };
}
const BEGINS = happened('turn_began', 'plays_due', 'drawn');
const CARD = [happened('card_played'), happened('space_turned')];
const ENDS = happened('pawn_moved', 'turn_ended');

test.each([1, 2, 3, 5])('a turn of somebody else with %i cards takes about four seconds', (cards) => {
  const haste = hasteOf(scene(0, cards));
  const turn = [BEGINS, ...Array.from({ length: cards }, () => CARD).flat(), ENDS];
  const time = turn.reduce((sum, events) => sum + durationOf(events, haste), 0);
  expect(time).toBeLessThan(4_500);
  expect(time).toBeGreaterThan(3_000);
});

test('a turn keeps its pace while its cards are played', () => {
  const first = scene(null, 3);
  expect(hasteOf(scene(null, 1, first.selection))).toBe(hasteOf(first));
});

test('nothing is hurried in the own turn, nor an answer or a loss in any', () => {
  expect(hasteOf(scene(1, 5))).toBe(1);
  expect(durationOf(happened('answered'), 0.4)).toBe(durationOf(happened('answered')));
  expect(durationOf(happened('card_played', 'lost'), 0.4)).toBe(durationOf(happened('card_played', 'lost')));
});
