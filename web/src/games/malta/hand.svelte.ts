/** What lies in the player's hand between two views: the card looked at, and what was already meant to be final. */
import type { GameEvent, Move, View } from '$lib/protocol/malta';
import type { Scene } from '../contract';
import { cardsOf, type CardName } from './intents';

export class Hand {
  /** The place of the card that was picked up; a second tap or the button plays it. */
  picked = $state<number | null>(null);
  /** The cards of the seat shown, in the order in which they lie; null where they are hidden. */
  readonly cards: readonly CardName[] | null;

  constructor(cards: readonly CardName[] | null) {
    this.cards = cards;
  }

  get card(): CardName | null {
    return this.picked === null ? null : (this.cards?.[this.picked] ?? null);
  }
}

export type MaltaScene = Scene<View, Move, GameEvent, Hand>;
/** The table's scene, known to be one of this game. */
export const ours = (scene: Scene): MaltaScene => scene as unknown as MaltaScene;

/** Cards that were held keep their place; new ones come behind them. */
export function arrange(before: readonly CardName[], now: readonly CardName[]): readonly CardName[] {
  const left = [...now];
  const kept = before.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return [...kept, ...left];
}

interface Memory {
  readonly seat: number;
  readonly cards: readonly CardName[];
}
const memories = new WeakMap<object, Memory>();
/** What was looked at when a move was made that needs no second word. */
const finals = new WeakMap<object, View>();

/** The hand for a new view: nothing picked up, the cards lying as they lay. */
export function makeHand(scene: MaltaScene): Hand {
  const seat = scene.home;
  const now = cardsOf(scene.view.players[seat]);
  if (now === null) {
    memories.delete(scene);
    return new Hand(null);
  }
  const before = memories.get(scene);
  const cards = before?.seat === seat ? arrange(before.cards, now) : now;
  memories.set(scene, { seat, cards });
  return new Hand(cards);
}

/** Makes a move that was already confirmed by its button: it need not be asked for again. */
export function actFinally(scene: MaltaScene, move: Move): void {
  finals.set(scene, scene.view);
  scene.act(move);
}

/** Whether what waits to be made final was meant so; asked once for every view that follows. */
export function takeFinal(scene: MaltaScene, now: View): boolean {
  const seen = finals.get(scene);
  if (seen === undefined || seen === now) return false;
  finals.delete(scene);
  return true;
}
