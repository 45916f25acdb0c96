/** What the things of this table are and do, in a few words. */
import { words } from '$lib/i18n';
import type { View } from '$lib/protocol/malta';
import { cellLabel } from './cellNames';
import { spaceAt, type CardName } from '../intents';
import type { Cell } from '$lib/grid/cells';
import type { MaltaScene } from '../selection.svelte';

export const cardTip = (card: CardName): string =>
  words.say('web-tip-malta-card', {
    name: words.say(`malta-card-${card}`),
    text: words.say('malta-card-text', { card }),
  });

/** A space: its name, and what its arrows and its number mean. */
export function spaceTip(scene: MaltaScene, cell: Cell, choosing: boolean): string {
  const space = spaceAt(scene.view, cell);
  const label = cellLabel(scene, cell, choosing);
  if (space === null) return label;
  const does = words.say('web-tip-malta-space', {
    shape: space.is_circle ? 'circle' : space.shape,
    number: space.number,
  });
  return `${label}. ${does}`;
}

export const drawTip = (view: View): string => words.say('web-tip-malta-draw-pile', { number: view.draw_pile });
export const discardTip = (view: View): string =>
  words.say('web-tip-malta-discard-pile', { number: view.discard_pile.length });
export const handTip = (number: number): string => words.say('web-tip-malta-hand', { number });
export const knownTip = (number: number): string => words.say('web-tip-malta-known', { number });
