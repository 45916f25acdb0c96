/** Saint Malo's part of its rule book. */
import type { View } from '$lib/protocol/saint_malo';
import type { BookUi, Part } from '../../book';
import type { SaintMaloScene } from '../selection.svelte';
import CardPicture from './CardPicture.svelte';
import Picture from './Picture.svelte';

const ON_THE_BOARD: readonly string[] = ['cell', 'tower', 'side'];
const OWNED: readonly string[] = ['coins', 'logs'];
const BESIDE: readonly string[] = ['defence'];

function partOf(kind: string, which: string): Part {
  if (kind === 'pirates') return 'others';
  if (kind !== 'counter') return ON_THE_BOARD.includes(kind) ? 'board' : 'hand';
  if (OWNED.includes(which)) return 'stores';
  return BESIDE.includes(which) ? 'others' : 'board';
}

const ui: BookUi<View, SaintMaloScene> = { Picture, CardPicture, partOf };
export default ui;
