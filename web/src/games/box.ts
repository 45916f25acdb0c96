/** What a game brings so that the values of its cards can be entered: its cards, their fields, their pictures. */
import type { Component } from 'svelte';
import type { Fact, Facts, Path } from '$lib/box/facts';
import { fetchPart } from '$lib/parts';
import type { IconName } from '$lib/pieces/icons';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly icon?: IconName;
  /** What stands for it where there is no icon: an arrow. */
  readonly sign?: string;
}
interface FieldBase {
  /** Where the value stands in the card's entry. */
  readonly path: Path;
  /** The fact of the entry that it belongs to; facts have sources. */
  readonly fact: string;
  /** The row it stands in, and its own name there. */
  readonly row: string;
  readonly label: string;
  readonly icon?: IconName;
  /** Seldom differs: typing passes it by. */
  readonly aside?: boolean;
}
export interface NumberField extends FieldBase {
  readonly kind: 'number';
  readonly low: number;
  readonly high: number;
  /** More digits may follow: typing stays here. */
  readonly long?: boolean;
}
/** One of a few (`choice`), one of many (`list`), any of a few (`set`). */
export interface WordField extends FieldBase {
  readonly kind: 'choice' | 'list' | 'set';
  readonly choices: readonly Choice[];
}
export interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly most: number;
}
export type Field = NumberField | WordField | TextField;

/** A card, tile or heap whose values are entered together. */
export interface BoxCard {
  /** Its entry in the file, such as ['building', 3]. */
  readonly at: Path;
  /** Its name in the file. */
  readonly id: string;
  readonly title: string;
  /** The heading it stands under, a key of a word. */
  readonly group: string;
  readonly fields: readonly Field[];
}

export interface PictureProps {
  readonly facts: Facts;
  readonly card: BoxCard;
  /** In the panel: everything the card shows, both sides of it. */
  readonly large?: boolean;
}

/** One game's box. All functions are pure. */
export interface BoxUi {
  readonly Picture: Component<PictureProps>;
  /** The cards, in the order they are entered. */
  cards(facts: Facts): readonly BoxCard[];
  /** A file made ready to be changed; null if it is not one of this game. */
  opened(facts: Facts): Facts | null;
  /** The file as it is kept and played. */
  written(facts: Facts): Facts;
  /** What else a new value changes. */
  follows?(facts: Facts, card: BoxCard, field: Field, before: Fact | undefined): Facts;
  /** What a card that has been entered says of the next ones. */
  entered?(facts: Facts, card: BoxCard): Facts;
  /** Kinds that can be added and taken out. */
  readonly more?: {
    readonly group: string;
    add(facts: Facts): Facts;
    canRemove(facts: Facts, card: BoxCard): boolean;
    remove(facts: Facts, card: BoxCard): Facts;
  };
}

const BOXES: { readonly [game: string]: () => Promise<{ readonly default: BoxUi }> } = import.meta.glob<{
  readonly default: BoxUi;
}>('./*/box.ts');

const pathOf = (game: string): string => `./${game}/box.ts`;

/** Whether the cards of a game can be entered here. */
export const hasBox = (game: string): boolean => pathOf(game) in BOXES;

export async function loadBox(game: string): Promise<BoxUi> {
  const load = BOXES[pathOf(game)];
  if (load === undefined) throw new Error(`no box of ${game}`);
  return (await fetchPart(load)).default;
}
