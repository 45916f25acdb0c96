/** Rolls in words, for the check after the game. */
import { readEntry } from '$lib/fair/entry';
import { words } from '$lib/i18n';
import type { DrawBase } from '$games/contract';

/** Which roll of the turn it is: between two of them dice are kept, and nothing else happens. */
export function rollOf({ entry, seat }: DrawBase, entries: readonly string[]): number {
  let roll = 1;
  for (const text of entries.slice(0, entry - 1).toReversed()) {
    const before = readEntry(text);
    if (before.seat !== seat || !['roll', 'keep'].includes(before.word)) break;
    if (before.word === 'roll') roll += 1;
  }
  return roll;
}

export const drawLine = (draw: DrawBase, entries: readonly string[], names: readonly string[]): string =>
  words.say('web-saint_malo-draw-roll', { name: names[draw.seat] ?? '', roll: rollOf(draw, entries) });

export const drawnThings = (_: DrawBase, items: readonly string[]): readonly string[] =>
  items.map((face) => words.say('saint_malo-face', { face }));
