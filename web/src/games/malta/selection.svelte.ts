/** What is picked between two views: the card looked at, and what was already meant to be final. */
import type { GameEvent, Move, View } from '$lib/protocol/malta';
import type { Scene } from '../contract';
import { cardsOf, type CardName } from './intents';

export class Selection {
  /** The place of the card that was picked up; a second tap or the button plays it. */
  picked = $state<number | null>(null);
  /** The cards of the seat shown, in the order in which they lie; null where they are hidden. */
  readonly cards: readonly CardName[] | null;
  readonly seat: number;
  /** The cards this turn asks for in all: as many as were due when it was first seen. `view.due` are still to be played. */
  readonly plays: number;
  readonly turns: number;
  /** What was looked at when a move was made that needs no second word. */
  final: View | null;

  constructor({ home, view }: MaltaScene, before: Selection | null) {
    const now = cardsOf(view.players[home]);
    const lay = before?.seat === home ? before.cards : null;
    this.cards = now === null ? null : arrange(lay ?? [], now);
    this.seat = home;
    this.plays = before?.turns === view.turns ? Math.max(before.plays, view.due) : view.due;
    this.turns = view.turns;
    this.final = before?.final ?? null;
  }

  get card(): CardName | null {
    return this.picked === null ? null : (this.cards?.[this.picked] ?? null);
  }
}

export type MaltaScene = Scene<View, Move, GameEvent, Selection>;

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

/** Makes a move that was already confirmed by its button: it need not be asked for again. */
export function actFinally(scene: MaltaScene, move: Move): void {
  scene.selection.final = scene.view;
  scene.act(move);
}

/** Whether what waits to be made final was meant so; asked once for every view that follows. */
export function takeFinal({ selection }: MaltaScene, now: View): boolean {
  if (selection.final === null || selection.final === now) return false;
  selection.final = null;
  return true;
}
