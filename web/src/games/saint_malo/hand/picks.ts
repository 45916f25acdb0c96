/** What a click or a key means for the dice now. */
import { keepAndThrow, type SaintMaloScene } from '../selection.svelte';
import { NUMBERS } from '$lib/protocol/saint_malo';
import { keepOf, useOf } from '../intents';

/** What picking a die does; undefined if it cannot be picked now. */
export function diePick(scene: SaintMaloScene, place: number): (() => void) | undefined {
  const { view, selection } = scene;
  if (scene.due !== 'decide' || selection.tray.faces[place] === undefined) return undefined;
  if (view.question === 'keep') return () => selection.toggleKept(place);
  if (view.question === 'announce' && selection.tray.faces[place] !== 'crossed_swords') {
    return () => selection.tapDie(view, place);
  }
  return undefined;
}

/** Throws what is to be thrown: the dice that are due, or those not laid aside. True if something was done. */
export function roll(scene: SaintMaloScene): boolean {
  if (scene.due === 'roll') {
    scene.proceed();
    return true;
  }
  const { view, selection } = scene;
  if (scene.due !== 'decide' || view.question !== 'keep' || selection.keptFaces.length === NUMBERS.dice) return false;
  const move = keepOf(view, selection.keptFaces);
  if (move !== null) keepAndThrow(scene, move);
  return move !== null;
}

/** Keeps all five dice: rolling is over. */
export function stopRolling(scene: SaintMaloScene): void {
  const move = keepOf(scene.view, scene.selection.tray.faces);
  if (move !== null) scene.act(move);
}

/** Does what the primary button would do: rolls, announces, ends the turn. */
export function confirm(scene: SaintMaloScene): boolean {
  const { view, selection } = scene;
  if (scene.due === 'roll' || scene.due === 'confirm') {
    scene.proceed();
    return true;
  }
  if (scene.due !== 'decide') return false;
  const move = selection.symbol === null ? null : useOf(view, selection.symbol, selection.dice);
  if (move !== null) scene.act(move);
  return move !== null;
}
