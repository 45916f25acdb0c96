/** What lies in the player's hand between two views: the cell pointed at, dice laid aside, the symbol thought of. */
import type { GameEvent, Move, View } from '$lib/protocol/saint_malo';
import type { Scene } from '../contract';
import { firstUse, likelyUse, useOf, type DieSymbol } from './intents';
import type { Cell } from './board/layout';
import { arrange, keptFaces, type Tray } from './hand/tray';

export class Hand {
  /** The cell under the pointer or the focus: what would be drawn there is foretold. */
  pointed = $state.raw<Cell | null>(null);
  /** The dice to be kept, by place. */
  kept = $state.raw<readonly boolean[]>([]);
  symbol = $state<DieSymbol | null>(null);
  dice = $state(0);
  /** The symbol was laid out by the page, not picked. */
  #proposed = false;

  constructor(readonly tray: Tray) {
    this.kept = tray.kept;
  }

  get keptFaces() {
    return keptFaces(this.tray, this.kept);
  }

  toggleKept(place: number): void {
    this.kept = this.kept.map((kept, at) => (at === place ? !kept : kept));
  }

  /** Thinks of a symbol, with as many dice as show it if that can be announced. */
  chooseSymbol(view: View, symbol: DieSymbol): void {
    this.symbol = symbol;
    this.dice = firstUse(view, symbol)?.dice ?? 0;
    this.#proposed = false;
  }

  /** Lays out the announcement that most dice show. */
  propose(view: View): void {
    const use = likelyUse(view);
    if (use === null) return;
    this.chooseSymbol(view, use.symbol);
    this.#proposed = true;
  }

  /** A die is tapped during the announcement: its symbol first, then one die more or less. */
  tapDie(view: View, place: number): void {
    const face = this.tray.faces[place];
    if (face === undefined || face === 'crossed_swords') return;
    if (this.symbol === null || this.dice === 0 || (this.#proposed && face !== this.symbol)) {
      this.chooseSymbol(view, face);
      return;
    }
    const wanted = diceStates(this, view)[place] === 'plain' ? this.dice + 1 : this.dice - 1;
    if (useOf(view, this.symbol, wanted) !== null) this.dice = wanted;
    else if (face !== this.symbol) this.chooseSymbol(view, face);
  }
}

export type SaintMaloScene = Scene<View, Move, GameEvent, Hand>;
/** The table's scene, known to be one of this game. */
export const ours = (scene: Scene): SaintMaloScene => scene as unknown as SaintMaloScene;

export type DieState = 'plain' | 'kept' | 'used' | 'changed' | 'swords';

/** How each die is drawn: laid aside, part of the announcement, changed for it, or neither. */
export function diceStates(hand: Hand, view: View): readonly DieState[] {
  const { faces } = hand.tray;
  const symbol = view.symbol ?? hand.symbol;
  let left = view.symbol === null ? hand.dice : view.number;
  const states = faces.map((face, place): DieState => {
    if (view.question === 'keep' || view.question === 'roll') return hand.kept[place] ? 'kept' : 'plain';
    return face === 'crossed_swords' ? 'swords' : 'plain';
  });
  if (symbol === null || view.question === 'keep' || view.question === 'roll') return states;
  for (const wanted of ['used', 'changed'] as const) {
    for (const [place, face] of faces.entries()) {
      if (left > 0 && states[place] === 'plain' && (face === symbol) === (wanted === 'used')) {
        states[place] = wanted;
        left--;
      }
    }
  }
  return states;
}

const hands = new WeakMap<object, Hand>();
const throwing = new WeakSet<object>();

/** The hand for a new view: the dice lying as they lay, and the likeliest announcement laid out. */
export function makeHand(scene: SaintMaloScene): Hand {
  const made = new Hand(arrange(hands.get(scene)?.tray ?? null, scene.view));
  if (scene.view.question === 'announce' && scene.view.actor === scene.you) made.propose(scene.view);
  hands.set(scene, made);
  return made;
}

/** Keeps the dice laid aside and, unless all five are, throws the others as soon as the table waits for it. */
export function keepAndThrow(scene: SaintMaloScene, move: Move): void {
  throwing.add(scene);
  scene.act(move);
}

/** Whether the throw that is due was already ordered with the dice kept; asked once. */
export const takeThrow = (scene: SaintMaloScene): boolean => throwing.delete(scene);
