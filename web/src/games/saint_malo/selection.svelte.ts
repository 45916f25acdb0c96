/** What is picked between two views: the cell pointed at, dice laid aside, the symbol thought of. */
import type { GameEvent, Move, View } from '$lib/protocol/saint_malo';
import type { Scene } from '../contract';
import { firstUse, likelyUse, useOf, type DieSymbol } from './intents';
import type { Cell } from '$lib/grid/cells';
import { arrange, keptFaces, type Tray } from './hand/tray';

export class Selection {
  /** The cell under the pointer or the focus: what would be drawn there is foretold. */
  pointed = $state.raw<Cell | null>(null);
  /** The dice to be kept, by place. */
  kept = $state.raw<readonly boolean[]>([]);
  symbol = $state<DieSymbol | null>(null);
  dice = $state(0);
  /** The symbol was laid out by the page, not picked. */
  #proposed = false;

  constructor(
    readonly tray: Tray,
    /** The next throw was already ordered, with the dice kept. */
    public throwing: boolean,
  ) {
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

export type SaintMaloScene = Scene<View, Move, GameEvent, Selection>;

export type DieState = 'plain' | 'kept' | 'used' | 'changed' | 'swords';

/** How each die is drawn: laid aside, part of the announcement, changed for it, or neither. */
export function diceStates(selection: Selection, view: View): readonly DieState[] {
  const { faces } = selection.tray;
  const symbol = view.symbol ?? selection.symbol;
  let left = view.symbol === null ? selection.dice : view.number;
  const states = faces.map((face, place): DieState => {
    if (view.question === 'keep' || view.question === 'roll') return selection.kept[place] ? 'kept' : 'plain';
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

/** The selection for a new view: the dice lying as they lay, and the likeliest announcement laid out. */
export function makeSelection({ view, you }: SaintMaloScene, before: Selection | null): Selection {
  const made = new Selection(arrange(before?.tray ?? null, view), before?.throwing ?? false);
  if (view.question === 'announce' && view.actor === you) made.propose(view);
  return made;
}

/** Keeps the dice laid aside and, unless all five are, throws the others as soon as the table waits for it. */
export function keepAndThrow(scene: SaintMaloScene, move: Move): void {
  scene.selection.throwing = true;
  scene.act(move);
}

/** Whether the throw that is due was already ordered with the dice kept; asked once. */
export function takeThrow({ selection }: SaintMaloScene): boolean {
  const ordered = selection.throwing;
  selection.throwing = false;
  return ordered;
}
