/** Leads the keyboard to where the next question is answered. Whoever plays by hand is left alone. */
import type { MaltaScene } from '../selection.svelte';
import { isAtRest } from '$lib/arrival';
import { aimsOf } from '../intents';
import { asksForCards } from './picks';

const PLACES = '.tiles, .fan, .hand';

/** Whether the keyboard was at work here: its focus is seen in one of our places, or went down with what it was on. */
function isLed(held: boolean): boolean {
  const active = document.activeElement;
  if (active === null || isAtRest(active)) return held;
  return active.matches(':focus-visible') && active.closest(PLACES) !== null;
}

/** Where the open question is answered: the safe answer first, then spaces, cards, the list of names. */
function goalOf(scene: MaltaScene): string | null {
  if (scene.due === 'confirm') return '.hand .btn.primary';
  if (scene.due !== 'decide') return null;
  if (scene.view.question === 'respond') return '.answers .primary';
  if (asksForCards(scene)) return '.fan .slot:not(.dim)';
  return aimsOf(scene.view).length > 0 ? '.tiles .aim' : '.choices button';
}

/** Moves the focus to the open question, if the keyboard led here. */
export function leadFocus(scene: MaltaScene, held: boolean): void {
  if (!isLed(held)) return;
  const goal = goalOf(scene);
  const found = goal === null ? null : document.querySelector<HTMLElement | SVGElement>(goal);
  found?.focus();
}
