/** Keys of the game that work wherever the focus is: dice, throw, next possible cell. */
import { isAtRest } from '$lib/arrival';
import { keyIntoBoard } from '$lib/grid/roving.svelte';
import type { SaintMaloScene } from './selection.svelte';
import { NUMBERS } from '$lib/protocol/saint_malo';
import { confirm, diePick, roll } from './hand/picks';

export function onKey(scene: SaintMaloScene, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (key === 'r') return roll(scene);
  if (key === 'enter') return isAtRest(event.target) && confirm(scene);
  if (key === 'n' || key === 'p') return keyIntoBoard(event);
  const place = Number(key) - 1;
  if (!Number.isInteger(place) || place < 0 || place >= NUMBERS.dice) return false;
  const pick = diePick(scene, place);
  pick?.();
  return pick !== undefined;
}
