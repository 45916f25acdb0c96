/**
 * What a game brings to the table in the browser, and what it is given there. The frame (routes/Table.svelte) draws
 * header, ribbon, opponents, log and dialogs; the game draws its board and its things through one `GameUi`.
 *
 * Nothing here knows a rule: a component gets a view with the legal moves of its seat and calls `act` with one of them.
 *
 * A game fills in its own types of view, move, event and selection. The frame leaves them open: to it they are those of
 * any game.
 */
import type { Component } from 'svelte';
import type { Sources } from '$lib/fair/sources';
import type { IconName } from '$lib/pieces/icons';
import type { Saying } from '$lib/pieces/phrases';
import type { Asking, ExplanationOf, GameEvent, Move, View } from '$lib/protocol/messages';
import type { Sound } from '$lib/sound/voices';

/** What the table waits for, as this browser sees it.
 *  - `decide`: the seat `scene.you` decides; its moves are in `view.moves`
 *  - `roll`: chance is due on a throw of `scene.you`; `proceed()` throws
 *  - `confirm`: the last steps of `scene.you` become final with `proceed()`; until then they can be taken back
 *  - `wait`: somebody else, a bot, or the server is at work
 *  - `over`: the game is finished
 */
export type Due = 'decide' | 'roll' | 'confirm' | 'wait' | 'over';

/** Who plays a seat just now: its person, here or away, or a computer that stands in for them. */
export interface Presence {
  readonly away: boolean;
  /** How well a computer player plays that has this seat for good; null for a person's. */
  readonly level: string | null;
  /** A program plays here: one of the server's, or one that came by the seat's link. */
  readonly program: boolean;
  /** The computer player that stands in, by name. */
  readonly standIn: string | null;
  /** The table waits for this seat. */
  readonly waited: boolean;
  /** What the person has just said across the table: it stands beside the name for a moment (lib/pieces/Bubble). */
  readonly says: Saying | null;
}

/** What opened a note by itself; it goes when that moves on. */
export type Passing = 'hover' | 'focus';

/** Giving up: the move, what it is called, and what comes of it. */
export interface GivingUp<M extends Move = Move> {
  readonly move: M;
  readonly label: string;
  readonly consequences: string;
}

/** A draw of chance as the record of a game has it: whose (-1: the table's), by which word, and what came. */
export interface DrawBase {
  /** Its place among the entries of the record, from 1. */
  readonly entry: number;
  readonly seat: number;
  readonly word: string;
  readonly items: readonly string[];
}

/** Everything a game's component may look at and do. One reactive object per table; its fields are runes. */
export interface Scene<V extends View = View, M extends Move = Move, E extends GameEvent = GameEvent, S = unknown> {
  /** What is drawn now. While events are staged it may lie a little behind the server. */
  readonly view: V;
  /** What the rules say about the view; null where the server was not asked. */
  readonly explanation: ExplanationOf<V> | null;
  /** The view before the events that are being staged (the same as `view` when nothing is). */
  readonly before: V;
  /** The events being staged now, in order; empty when the table is at rest. Animate these. */
  readonly events: readonly E[];
  /** The players by seat. */
  readonly names: readonly string[];
  /** The people by seat; empty in a replay. */
  readonly presence: readonly Presence[];
  /** The seat that is being played here now; null for a spectator, and in a replay. */
  readonly you: number | null;
  /** The seat whose area is drawn large in the middle: `you`, else whose moves are compared, else the player whose turn
   *  it is. */
  readonly home: number;
  /** Another seat's area shown large on demand (key O cycles, Escape closes); null if none. */
  readonly visited: number | null;
  readonly due: Due;
  /** The seat that may still take back its last steps; until they are final, the next seat cannot act although the view
   *  names it. Null if there is none. */
  readonly pending: number | null;
  /** An intent is on its way: things stay where they are, nothing can be clicked. */
  readonly busy: boolean;
  /** Below 900 px, or too low for a desk: strips and docks instead of columns. */
  readonly phone: boolean;
  /** A phone on its side: the board at full height, everything else in one column beside it. Never without `phone`. */
  readonly lying: boolean;
  /** The player asked for no motion: cross-fade in 120 ms, keep a ring on what changed. */
  readonly still: boolean;
  /** What is picked but not yet played: a cell, dice laid aside. Made anew by `GameUi.selection` for each view. */
  readonly selection: S;
  /** How `you` wants to be asked where it is a secret who is asked; null where nothing is. */
  readonly asking: Asking | null;
  /** Computers play all the other seats: whatever happens can be taken back, and nothing need be asked twice. */
  readonly alone: boolean;

  /** Two moves to be drawn against each other: the better one in full ink, the other faded. Null: there are none. */
  readonly compared: Compared<M> | null;

  /** Sends one of `view.moves`. Does nothing while `busy` or if nothing is due. */
  act(move: M): void;
  /** Throws the dice, or makes the last steps final (see `due`). */
  proceed(): void;
  /** The own step that can be taken back now, if any; the ribbon offers it too. */
  readonly undoOffer: { readonly step: number } | null;
  /** Takes back that step. */
  undo(): void;
  /** Says how `you` wants to be asked in secret (one of the game's `asks`), for good or for this turn only. */
  ask(asks: string, thisTurn?: boolean): void;
  /** Gives up, whoever decides now (see `GameUi.givingUp`). */
  giveUp(): void;
  /** Asks the server why a move is refused; the frame shows the answer with its rule beside `anchor`. */
  why(move: M, anchor?: Element): void;
  /** Shows the text of a rule of the canon beside `anchor`; null puts it away. In passing it goes by itself. */
  rule(id: string | null, anchor?: Element, passing?: Passing): void;
  /** Shows another seat's area large; null goes back. */
  visit(seat: number | null): void;
  /** Says something to screen readers without showing it. */
  announce(text: string): void;
}

/** Two moves for one decision: the one that was made, and a better one; either may be left out. */
export interface Compared<M extends Move = Move> {
  readonly seat: number;
  readonly made: M | null;
  readonly better: M | null;
}

/** A step of the turn in the ribbon: done ✓, now filled, next plain. */
export interface TurnStep {
  readonly label: string;
  readonly state: 'done' | 'now' | 'next';
}

/** The ribbon's sentence: one imperative, then at most one short reason. `bell` rings for the last round. */
export interface RibbonText {
  readonly lead: string;
  readonly rest?: string;
  readonly bell?: boolean;
  /** Red: something happens unless this player speaks up. */
  readonly alert?: boolean;
}

/** Something big has happened: the frame opens a stage (focus trapped, one "Go on") with this component inside. */
export interface StagedScene<S extends Scene = Scene> {
  /** The name of the stage, read out when it opens. */
  readonly title: string;
  readonly component: Component<StagedSceneProps<S>>;
  /** The events it is about, in order. */
  readonly events: S['events'];
  /** It happens to `view.you`: shown also to whoever jumps over what others do. */
  readonly own?: boolean;
}

/** What an opponent's chip or panel says in one row of icons and numbers. */
export interface Fact {
  readonly icon: IconName;
  readonly value: string;
  /** What it is, in words: the tooltip and what is read out. */
  readonly label: string;
}

/** Components take exactly these props. `seat` is given to those drawn once per player. */
export interface SceneProps<S extends Scene = Scene> {
  readonly scene: S;
}
export interface SeatProps<S extends Scene = Scene> extends SceneProps<S> {
  readonly seat: number;
}
export interface StagedSceneProps<S extends Scene = Scene> extends SceneProps<S> {
  readonly events: S['events'];
}
export interface KeepsakeProps<V extends View = View> {
  readonly view: V;
  readonly seat: number;
}
export interface EpilogueProps<S extends Scene = Scene> extends SceneProps<S> {
  /** Everything that happened, step by step. */
  readonly steps: readonly { readonly events: S['events'] }[];
}

/** A question that goes round in secret, seat by seat: does anybody answer what lies on the table? */
export interface AnswerRound<V extends View = View, M extends Move = Move> {
  /** The seats that are asked about it, in their order; none if nothing is. */
  seats(view: V): readonly number[];
  /** The move of a seat that does not answer. */
  readonly pass: M;
}

/** One game in the browser. All functions are pure: they read the scene and use the words of `$lib/i18n`. */
export interface GameUi<V extends View = View, M extends Move = Move, E extends GameEvent = GameEvent, S = unknown> {
  /** The board of `scene.home`, full width on a phone. One tab stop with roving focus. */
  readonly Board: Component<SceneProps<Scene<V, M, E, S>>>;
  /** The board takes the whole width beside the right column, and the height of the window: nothing stands left of it. */
  readonly wide?: boolean;
  /** Everybody round the table, drawn by the game itself instead of the frame's opponents: the head of the left column
   *  (beside a wide board their place in the right one), on a phone one strip instead of the chips. */
  readonly Players?: Component<SceneProps<Scene<V, M, E, S>>>;
  /** Aids left of the board (desktop); on a phone they are in the menu. */
  readonly Aids?: Component<SceneProps<Scene<V, M, E, S>>>;
  /** One line above the board on a phone (Saint Malo: the pirate strip). */
  readonly Strip?: Component<SceneProps<Scene<V, M, E, S>>>;
  /** The decision and the own things: first panels of the right column, on a phone the dock at the bottom. */
  readonly Hand: Component<SceneProps<Scene<V, M, E, S>>>;
  /** Another player's area as a miniature, in the opponents panel. */
  readonly Miniature?: Component<SeatProps<Scene<V, M, E, S>>>;
  /** Another player's area, large, in a sheet (on demand). Without it the frame shows `Miniature` large. */
  readonly Area?: Component<SeatProps<Scene<V, M, E, S>>>;

  /** Below the places at the end, for a game without points: how it came to this. */
  readonly Epilogue?: Component<EpilogueProps<Scene<V, M, E, S>>>;

  /** What a seat has built, as one SVG of 734 by 734 units, for the picture of a result; without it, the score sheet. */
  readonly Keepsake?: Component<KeepsakeProps<V>>;

  /** The selection for a new view (called whenever the view changes); `before` is the one it replaces. */
  selection?(scene: Scene<V, M, E, S>, before: S | null): S;
  /** Points of every seat, for chips and the chart over the game; null for a game without points. */
  points(view: V): readonly number[] | null;
  /** What is public about a seat, most important first. A chip shows the first three, a panel all. */
  facts(view: V, seat: number): readonly Fact[];
  /** The round, for the header and the chart; null if the game counts none. */
  round(view: V): number | null;
  /** Steps of the turn in the ribbon; empty if there is none to show. */
  steps(scene: Scene<V, M, E, S>): readonly TurnStep[];
  /** What to do now. The frame has a sentence of its own for `wait`, `confirm` and `over` if this gives null. */
  ribbon(scene: Scene<V, M, E, S>): RibbonText | null;
  /** What Undo takes back, by the move of the last own step: "Undo house"; null: just "Undo". */
  undone?(move: M): string | null;
  /** A warning on the button that throws ("Roll: no way back"); the label of `proceed` when something is final. */
  proceedLabel?(scene: Scene<V, M, E, S>): string | null;
  /** How long a step's events are staged before the next step is shown, in ms (0: at once). */
  duration(events: readonly E[], scene: Scene<V, M, E, S>): number;
  /** What an event sounds like; null: it is silent. Never the only sign of it. */
  sound?(event: E): Sound | null;
  /** What of the events of a step takes the stage, in order. */
  stages(events: readonly E[], view: V, names: readonly string[]): readonly StagedScene<Scene<V, M, E, S>>[];
  /** Whether an event gets a line in the log (all are in the full story); `step`: what happened together with it. */
  logged?(event: E, step: readonly E[]): boolean;
  /** What must be said of this table in the header: components that are reconstructed. */
  notice?(view: V): string | null;
  /** The seat whose turn begins with an event; null for any other event. */
  turnBegun(event: E): number | null;
  /** The seat whose crest stands before an event in the log; null for the table. */
  eventSeat(event: E): number | null;
  /** How `view.you` could give up now, at whatever moment; null if that cannot be, or no more. */
  givingUp?(view: V): GivingUp<M> | null;
  /** Whether this seat is out of a game that goes on. */
  isOut?(view: V, seat: number): boolean;
  /** Whether anybody holds something hidden now, in a game that hides things: if not, a screen need not be passed on. */
  hides?(view: V): boolean;
  /** Where answers are asked for in secret: people round one screen are asked together. */
  readonly answers?: AnswerRound<V, M>;
  /** A key no part of the board has taken; true if it meant something. */
  onkey?(scene: Scene<V, M, E, S>, event: KeyboardEvent): boolean;
  /** Keys of the game's own, for the list of keys. */
  readonly keys?: readonly { readonly keys: string; readonly label: () => string }[];

  /** A draw of chance as a line of the log tells of it, for the check after the game. */
  drawLine(draw: DrawBase, entries: readonly string[], names: readonly string[]): string;
  /** The printed components its draws are made from. */
  readonly drawnFrom: Sources;
  /** What chance gave, one name for each. */
  drawnThings(draw: DrawBase, items: readonly string[]): readonly string[];

  /** Score sheet: a picture of a source of points, and the fill of its bar (a CSS colour). */
  source(name: string): { readonly icon: IconName; readonly fill: string; readonly note?: string };
  /** Marks on the chart of points (pirate attacks): the icon of an event, or null. */
  chartMark?(event: E): IconName | null;
  /** The round an event begins, for the axis of the chart; null for any other event. */
  roundBegun?(event: E): number | null;
}
