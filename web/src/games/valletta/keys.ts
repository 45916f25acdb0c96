/** Keys of the game that work wherever the focus is: cards of the hand, the board, the primary answer. */
import { isAtRest } from '$lib/arrival';
import { keyIntoBoard } from '$lib/grid/roving.svelte';
import { pickCard, sheet, type VallettaScene } from './selection.svelte';
import { HAND } from './intents';
import { laidOut, payMove } from './payment/payment';

/** Does what the primary button would do. */
function confirm(scene: VallettaScene): boolean {
  const { view, selection } = scene;
  if (scene.due === 'confirm') scene.proceed();
  else if (scene.due !== 'decide') return false;
  else if (selection.chosen !== null) scene.act(selection.chosen);
  else if (view.question === 'payment' && selection.paid !== null) {
    const owned = view.players[view.turn]?.goods ?? [0, 0, 0, 0];
    if (laidOut(view.cost, owned, selection.paid).open !== 0) return false;
    scene.act(payMove(view, selection.paid));
  } else return false;
  return true;
}

export function onKey(scene: VallettaScene, event: KeyboardEvent): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key === 'Enter') return isAtRest(event.target) && confirm(scene);
  if (key === 'Escape' && scene.selection.chosen !== null) {
    scene.selection.forget();
    return true;
  }
  if (key === 'n' || key === 'p' || key === 's') return keyIntoBoard(event);
  if (key === 'd') {
    sheet.look({ kind: 'cards' });
    return true;
  }
  const place = Number(key) - 1;
  const character = scene.view.players[scene.home]?.hand?.[place];
  if (!Number.isInteger(place) || place < 0 || place >= HAND || character === undefined) return false;
  pickCard(scene, character, place, document.querySelectorAll('[data-hand] button')[place], true);
  return true;
}
