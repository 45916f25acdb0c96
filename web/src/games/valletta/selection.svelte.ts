/** What is picked between two views: the card or building pointed at, the payment being laid out. */
import type { GameEvent, Move, View } from '$lib/protocol/valletta';
import { lastInput } from '$lib/pieces/input';
import type { Scene } from '../contract';
import { buildingMove, cardMove, hireOf, type Character, type Good, type Goods } from './intents';
import { changed } from './payment/payment';

/** What is looked at in a sheet of its own: a building, a character, or all cards. */
export type Looked =
  | { readonly kind: 'building'; readonly name: string }
  | { readonly kind: 'character'; readonly name: Character }
  | { readonly kind: 'cards' };

export class Selection {
  /** The move that a finger or a number has pointed at; the same once more, or the primary button, makes it. */
  chosen = $state.raw<Move | null>(null);
  /** Which of the hand's cards is meant, where two are alike. */
  card = $state<number | null>(null);
  /** The payment as it is laid out. */
  paid = $state.raw<Goods | null>(null);

  constructor(proposed: Goods | null) {
    this.paid = proposed;
  }

  forget(): void {
    this.chosen = null;
    this.card = null;
  }
  change(good: Good, by: 1 | -1): void {
    if (this.paid !== null) this.paid = changed(this.paid, good, by);
  }
}

export type VallettaScene = Scene<View, Move, GameEvent, Selection>;

const opened = $state<{ looked: Looked | null }>({ looked: null });
/** The sheet that is open over the board; it stays while the table goes on. */
export const sheet = {
  get looked(): Looked | null {
    return opened.looked;
  },
  look(at: Looked | null): void {
    opened.looked = at;
  },
};

/** The selection for a new view: nothing chosen, the proposed payment laid out. */
export const makeSelection = (scene: VallettaScene): Selection => new Selection(scene.view.proposed);

export const isSame = (a: Move | null, b: Move | null): boolean => {
  if (a === null || b === null || a.kind !== b.kind) return false;
  return JSON.stringify(a) === JSON.stringify(b);
};

/** Makes a move; where it has not been looked at (`blind`), only points at it until it is picked again. */
export function pick(
  scene: VallettaScene,
  move: Move,
  card: number | null = null,
  blind = lastInput() === 'touch',
): void {
  const { selection } = scene;
  if (!blind || (isSame(selection.chosen, move) && selection.card === card)) scene.act(move);
  else {
    selection.chosen = move;
    selection.card = card;
  }
}

/** The own move is on its way or being shown: one more tap means nothing yet. */
const isUnderWay = ({ busy, due, pending, you, view }: VallettaScene): boolean =>
  busy || (due === 'wait' && pending === null && you !== null && view.turn === you);

/** A card of the own hand is tapped, or picked by its number. */
export function pickCard(
  scene: VallettaScene,
  character: Character,
  index: number,
  anchor?: Element,
  blind?: boolean,
): void {
  if (isUnderWay(scene)) return;
  const move = scene.due === 'decide' ? cardMove(scene.view, character) : null;
  if (move !== null) pick(scene, move, index, blind);
  else if (scene.due === 'decide' && scene.view.question === 'jean') scene.why({ kind: 'dismiss', character }, anchor);
  else sheet.look({ kind: 'character', name: character });
}

/** A building is tapped: chosen where it can be, else explained. */
export function pickBuilding(scene: VallettaScene, name: string, anchor?: Element): void {
  if (isUnderWay(scene)) return;
  const move = scene.due === 'decide' ? buildingMove(scene.view, name) : null;
  if (move !== null) pick(scene, move);
  else if (scene.due === 'decide' && ['build', 'payment'].includes(scene.view.question)) {
    const own = scene.view.layout.some((building) => building.name === name && building.owner === scene.you);
    scene.why({ kind: own ? 'upgrade' : 'build', building: name }, anchor);
  } else sheet.look({ kind: 'building', name });
}

/** A card of the pool is tapped. */
export function pickHire(scene: VallettaScene, character: Character): void {
  const move = scene.due === 'decide' ? hireOf(scene.view, character) : null;
  if (move !== null) pick(scene, move);
  else sheet.look({ kind: 'character', name: character });
}
