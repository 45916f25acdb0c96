/** Keys of the game that work wherever the focus is: dice, throw, next possible cell. */
import type { SaintMaloScene } from './selection.svelte';
import { NUMBERS } from '$lib/protocol/saint_malo';
import { confirm, diePick, roll } from './hand/picks';

/** The board takes N and P itself; from elsewhere they first bring the focus there. */
function intoBoard(event: KeyboardEvent): boolean {
  const cell = document.querySelector<SVGElement>('.city [role="gridcell"][tabindex="0"]');
  if (cell === null) return false;
  cell.focus();
  cell.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true }));
  return true;
}

export function onKey(scene: SaintMaloScene, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (key === 'r') return roll(scene);
  if (key === 'enter') return event.target === document.body && confirm(scene);
  if (key === 'n' || key === 'p') return intoBoard(event);
  const place = Number(key) - 1;
  if (!Number.isInteger(place) || place < 0 || place >= NUMBERS.dice) return false;
  const pick = diePick(scene, place);
  pick?.();
  return pick !== undefined;
}
