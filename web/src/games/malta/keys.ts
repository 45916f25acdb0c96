/** Keys of the game that work wherever the focus is: cards of the hand, play, next possible space, let it happen. */
import { isAtRest } from '$lib/arrival';
import { keyIntoBoard } from '$lib/grid/roving.svelte';
import { actFinally, type MaltaScene } from './selection.svelte';
import { moveOf } from './intents';
import { tapCard, usePicked } from './hand/picks';

/** Does what the primary button would do. */
function confirm(scene: MaltaScene): boolean {
  if (scene.due === 'confirm') {
    scene.proceed();
    return true;
  }
  return usePicked(scene);
}

export function onKey(scene: MaltaScene, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (key === 'enter') return isAtRest(event.target) && confirm(scene);
  if (key === 'escape' && scene.selection.picked !== null) {
    scene.selection.picked = null;
    return true;
  }
  if (key === 'n' || key === 'p') return keyIntoBoard(event);
  if (key === 'x') {
    const pass = scene.due === 'decide' ? moveOf(scene.view, 'pass') : null;
    if (pass !== null) actFinally(scene, pass);
    return pass !== null;
  }
  const place = Number(key) - 1;
  if (!Number.isInteger(place) || place < 0 || place >= (scene.selection.cards?.length ?? 0)) return false;
  tapCard(scene, place, undefined, true);
  return true;
}
