/** The spoken name of every space: where it is, what lies there, who stands there, and what a move there means. */
import { words } from '$lib/i18n';
import type { View } from '$lib/protocol/malta';
import { liveArrows, movesAt, pawnsOn, racketAt, spaceAt } from '../intents';
import { nameOf, type Cell } from '$lib/grid/cells';
import type { MaltaScene } from '../selection.svelte';

/** What lies in a place, in words. */
export function spaceWords(view: View, cell: Cell): string {
  const space = spaceAt(view, cell);
  if (space === null) return nameOf(cell);
  const arrows = words.listing('malta', 'arrows', space.arrows);
  const said = words.say('malta-space-with-arrows', {
    shape: space.is_circle ? 'circle' : space.shape,
    number: space.number,
    arrows,
  });
  return words.say('web-malta-cell', { cell: nameOf(cell), space: said });
}

/** The full name of a space the player can point at. */
export function cellLabel(scene: MaltaScene, cell: Cell, choosing: boolean): string {
  const { view, names } = scene;
  const parts = [spaceWords(view, cell)];
  const here = pawnsOn(view, cell).map((seat) => names[seat] ?? '');
  if (here.length > 0) parts.push(words.say('web-malta-stands', { names: words.together(here) }));
  const space = spaceAt(view, cell);
  const live = liveArrows(view, cell).length;
  if (space !== null && !space.is_circle && live === 0) parts.push(words.say('web-malta-dead-end'));
  const moves = choosing ? movesAt(view, cell) : [];
  if (moves.length > 0) parts.push(words.say('web-malta-possible'));
  const racket = moves.length > 0 ? racketAt(scene, cell) : 0;
  if (racket > 0) parts.push(words.say('malta-racket', { number: racket }));
  return parts.join('; ');
}
