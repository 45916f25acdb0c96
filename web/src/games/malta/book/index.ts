/** Malta!'s part of its rule book. */
import type { View } from '$lib/protocol/malta';
import type { BookUi, Part } from '../../book';
import type { MaltaScene } from '../selection.svelte';
import CardPicture from './CardPicture.svelte';
import Picture from './Picture.svelte';

function partOf(kind: string, which: string, view: View, seat: number): Part {
  if (kind === 'space' || kind === 'pawn') return 'board';
  if (kind === 'hand') return which === String(seat + 1) ? 'hand' : 'others';
  return kind === 'card' && which === view.card ? 'others' : 'hand';
}

const ui: BookUi<View, MaltaScene> = { Picture, CardPicture, partOf };
export default ui;
