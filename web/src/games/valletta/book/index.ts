/** Valletta's part of its rule book. */
import type { View } from '$lib/protocol/valletta';
import type { BookUi, Part } from '../../book';
import type { VallettaScene } from '../selection.svelte';
import CardPicture from './CardPicture.svelte';
import Picture from './Picture.svelte';

const AT_THE_STREET: readonly string[] = ['building', 'cost', 'jean', 'barrel', 'zone'];

function partOf(kind: string, which: string, view: View, seat: number): Part {
  if (AT_THE_STREET.includes(kind)) return 'board';
  if (kind === 'goods' || kind === 'counter') return 'stores';
  if (kind === 'pool') return 'others';
  const inHand = kind !== 'card' || (view.players[seat]?.hand ?? []).some((name) => name === which);
  return inHand ? 'hand' : 'others';
}

const ui: BookUi<View, VallettaScene> = { Picture, CardPicture, partOf };
export default ui;
