/** What a game brings to its rule book: pictures of positions, part by part, and of its cards. */
import type { Component } from 'svelte';
import type { View } from '$lib/protocol/messages';
import { fetchPart } from '$lib/parts';
import type { Scene } from './contract';

/** The board; dice or cards in hand; what one owns; what lies beside: pirates, piles, the other players. */
export type Part = 'board' | 'hand' | 'stores' | 'others';

export interface PictureProps<S extends Scene = Scene> {
  readonly scene: S;
  /** The parts of the table to draw. */
  readonly parts: readonly Part[];
  /** What will be ringed, by address: of a large board only what lies around it is drawn. */
  readonly points: readonly string[];
}

/** Which part of the table a thing lies in, by the two halves of its address, for a seat that looks. */
export type PartOf<V extends View = View> = (kind: string, which: string, view: V, seat: number) => Part;

export interface BookUi<V extends View = View, S extends Scene = Scene> {
  readonly Picture: Component<PictureProps<S>>;
  readonly CardPicture: Component<{ readonly card: string }>;
  readonly partOf: PartOf<V>;
}

const BOOKS: { readonly [game: string]: () => Promise<{ readonly default: BookUi }> } = import.meta.glob<{
  readonly default: BookUi;
}>('./*/book/index.ts');

/** The game's part of the rule book. */
export async function loadBook(game: string): Promise<BookUi> {
  const load = BOOKS[`./${game}/book/index.ts`];
  if (load === undefined) throw new Error(`no rule book of ${game}`);
  return (await fetchPart(load)).default;
}

/** The parts of the table that a picture shows: those named, else those with something to point at, else the board. */
export function partsShown(
  ui: BookUi,
  show: readonly Part[],
  points: readonly string[],
  view: View,
  seat: number,
): readonly Part[] {
  if (show.length > 0) return show;
  const found = points.map((thing) => {
    const space = thing.indexOf(' ');
    const [kind, which] = space < 0 ? [thing, ''] : [thing.slice(0, space), thing.slice(space + 1)];
    return ui.partOf(kind, which, view, seat);
  });
  return found.length > 0 ? [...new Set(found)] : ['board'];
}
