// Written by scripts/write_protocol.py from the Python types. Do not edit.
import type * as saint_malo from "./saint_malo";
import type * as valletta from "./valletta";
import type * as malta from "./malta";

export interface Act {
  readonly kind: "act";
  readonly id: string;
  readonly version: number;
  readonly seat: number;
  readonly move: Move;
  readonly sure?: boolean;
}

export interface Advice {
  readonly kind: "advice";
  readonly id: string;
  readonly version: number;
  readonly moves: readonly AdvisedMove[];
  readonly worlds: number;
  readonly quick: boolean;
}

export interface AdvisedMove {
  readonly move: Move;
  readonly chance: Estimated;
  readonly thought: number;
  readonly reasons: readonly ReasonLine[];
}

export interface Again {
  readonly table: TableInfo;
}

export interface AgreeBack {
  readonly kind: "agree_back";
  readonly id: string;
  readonly version: number;
  readonly seat: number;
  readonly agrees: boolean;
}

export interface AgreeHints {
  readonly kind: "agree_hints";
  readonly id: string;
  readonly seat: number;
  readonly agrees: boolean;
}

export interface AgreeStandIn {
  readonly kind: "agree_stand_in";
  readonly id: string;
  readonly seat: number;
  readonly agrees: boolean;
}

export interface AidPanel {
  readonly id: string;
  readonly kind: "list" | "steps" | "table";
  readonly items: readonly (string | BookItem)[];
  readonly columns: readonly string[];
  readonly wide: boolean;
}

export interface AllowText {
  readonly kind: "allow_text";
  readonly id: string;
  readonly seat: number;
  readonly allows: boolean;
}

export interface Ask {
  readonly kind: "ask";
  readonly id: string;
  readonly seat: number;
  readonly asks: string;
  readonly this_turn?: boolean;
}

export interface AskBack {
  readonly kind: "ask_back";
  readonly id: string;
  readonly version: number;
  readonly seat: number;
}

export interface Asked {
  readonly kind: "asked";
  readonly seat: number;
}

export interface Asking {
  readonly asks: string;
  readonly this_turn: boolean;
  readonly usual: string;
  readonly silent: boolean;
  readonly held: boolean;
  readonly left: number | null;
}

export interface BackOffer {
  readonly step: number;
  readonly problem: string | null;
}

export interface BackRequest {
  readonly seat: number;
  readonly step: number;
  readonly agreed: readonly number[];
  readonly ends: number;
}

export interface Begin {
  readonly kind: "begin";
  readonly id: string;
  readonly seat: number;
  readonly bot?: string | null;
}

export interface BookInfo {
  readonly game: string;
  readonly card_name: string;
  readonly card_text: string;
  readonly chapters: readonly ChapterInfo[];
  readonly aid: readonly AidPanel[];
}

export interface BookItem {
  readonly id: string;
  readonly icon: string | null;
  readonly rules: readonly string[];
}

export interface BotThought {
  readonly kind: "bot_thought";
  readonly id: string;
  readonly step: number;
  readonly seat: number;
  readonly bot: string | null;
  readonly moves: readonly AdvisedMove[];
  readonly made: number;
  readonly worlds: number;
  readonly quick: boolean;
  readonly whole: boolean;
}

export interface CardsBlock {
  readonly kind: "cards";
  readonly cards: readonly string[];
  readonly id: string;
  readonly title: boolean;
  readonly rules: readonly string[];
}

export interface ChanceInfo {
  readonly seal: string;
  readonly seats: readonly SeatChance[];
  readonly closed: boolean;
  readonly begun: boolean;
}

export interface ChancePoint {
  readonly step: number;
  readonly chances: readonly Estimated[];
}

export interface ChapterInfo {
  readonly id: string;
  readonly blocks: readonly (TextBlock | ListBlock | StepsBlock | TableBlock | CardsBlock | QuestionBlock | ExampleInfo)[];
  readonly rules: readonly string[];
}

export interface Closing {
  readonly kind: "closing";
  readonly problem: Problem;
}

export interface Coach {
  readonly kind: "coach";
  readonly id: string;
  readonly seat: number;
  readonly degree: "blunders" | "off" | "talkative";
}

export interface Coached {
  readonly kind: "coached";
  readonly id: string;
  readonly version: number;
  readonly seat: number;
  readonly step: number | null;
  readonly move: Move;
  readonly chance: Estimated;
  readonly best: Estimated;
  readonly reasons: readonly ReasonLine[];
  readonly afterwards: boolean;
}

export interface CostlyDecision {
  readonly step: number;
  readonly seat: number;
  readonly made: Move;
  readonly better: Move;
  readonly cost: Estimated;
  readonly chance: number;
  readonly reasons: readonly ReasonLine[];
}

export interface CourseInfo {
  readonly game: string;
  readonly lessons: readonly LessonInfo[];
}

export interface DataChecked {
  readonly problem: Problem | null;
  readonly warnings: readonly string[];
  readonly known: { readonly [key: string]: number };
}

export interface DataFacts {
  readonly facts: { readonly [field: string]: unknown };
  readonly problem: Problem | null;
}

export interface Done {
  readonly kind: "done";
  readonly id: string;
  readonly version: number;
}

export interface Ending {
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly sheet: readonly ScoreRow[];
}

export interface Estimated {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface ExampleInfo {
  readonly kind: "example";
  readonly id: string;
  readonly title: boolean;
  readonly rules: readonly string[];
  readonly seat: number;
  readonly seats: number;
  readonly points: readonly string[];
  readonly show: readonly string[];
  readonly can_try: boolean;
  readonly view: View;
}

export interface Exercise {
  readonly game: string;
  readonly seats: number;
  readonly view: View;
  readonly explanation: Explanation | null;
}

export interface ExerciseAnswer {
  readonly verdict: "best" | "good" | "legal" | "refused" | "shown" | "worse";
  readonly moves: readonly WeighedMove[];
  readonly tried: number | null;
  readonly made: number | null;
  readonly problem: Problem | null;
  readonly worlds: number | null;
  readonly quick: boolean;
}

export interface ExerciseTry {
  readonly action: "show" | "try" | "why";
  readonly move?: Move | null;
}

export interface GameInfo {
  readonly name: string;
  readonly min_seats: number;
  readonly max_seats: number;
  readonly options: readonly OptionInfo[];
  readonly presets: { readonly [key: string]: { readonly [key: string]: boolean | number | string } };
  readonly rules_version: number;
  readonly bots: readonly string[];
  readonly hidden: boolean;
  readonly throws: boolean;
  readonly asks: readonly string[];
  readonly data_bytes: number;
  readonly programs: readonly string[];
}

export interface Gathering {
  readonly kind: "gathering";
  readonly chance: ChanceInfo;
}

export interface Heard {
  readonly kind: "heard";
  readonly word: Word;
}

export interface Hello {
  readonly kind: "hello";
  readonly secrets: readonly string[];
  readonly look?: number | null;
  readonly explain?: boolean;
  readonly program?: boolean;
  readonly changes?: boolean;
}

export interface Hint {
  readonly kind: "hint";
  readonly id: string;
  readonly version: number;
  readonly seat: number;
}

export interface HouseWish {
  readonly open: boolean;
}

export interface Keys {
  readonly kind: "keys";
  readonly seats: readonly (number | null)[];
}

export interface LessonFrame {
  readonly line: StepLine;
  readonly view: View;
}

export interface LessonInfo {
  readonly id: string;
  readonly steps: number;
}

export interface LessonNow {
  readonly state: LessonState;
  readonly steps: number;
  readonly seats: number;
  readonly outcome: "missed" | "onward" | "opened" | "reached" | "refused";
  readonly frames: readonly LessonFrame[];
  readonly view: View;
  readonly explanation: Explanation | null;
  readonly point: readonly string[];
  readonly pressed: readonly string[];
  readonly rules: readonly string[];
  readonly problem: Problem | null;
  readonly rule: string | null;
  readonly nudge: boolean;
}

export interface LessonState {
  readonly step: number;
  readonly moves: readonly string[];
  readonly wrong: number;
  readonly reached: boolean;
}

export interface LessonWish {
  readonly state: LessonState;
  readonly action: "back" | "go_on" | "move" | "open" | "show" | "why";
  readonly move?: Move | null;
}

export interface LetBotPlay {
  readonly kind: "let_bot_play";
  readonly id: string;
  readonly seat: number;
  readonly bot: string;
}

export interface ListBlock {
  readonly kind: "list";
  readonly items: readonly (string | BookItem)[];
  readonly id: string;
  readonly title: boolean;
  readonly rules: readonly string[];
}

export interface Log {
  readonly lines: readonly StepLine[];
}

export interface Look {
  readonly kind: "look";
  readonly seat: number | null;
}

export interface Moment {
  readonly step: number;
  readonly most: number;
  readonly view: View;
  readonly explanation: Explanation | null;
  readonly lines: readonly StepLine[];
  readonly ending: Ending | null;
}

export interface Now {
  readonly version: number;
  readonly step: number;
  readonly view: View;
  readonly waiting: Waiting;
  readonly undo: UndoOffer | null;
  readonly ending: Ending | null;
  readonly asking: Asking | null;
  readonly ask_back: BackOffer | null;
  readonly back: BackRequest | null;
  readonly explanation: Explanation | null;
}

export interface Number {
  readonly kind: "number";
  readonly id: string;
  readonly seat: number;
  readonly number: string;
}

export interface OpenTable {
  readonly game: string;
  readonly seats: readonly SeatOrder[];
  readonly name?: string;
  readonly start_seat?: number | null;
  readonly options?: { readonly [key: string]: boolean | number | string };
  readonly data?: string | null;
  readonly answer_wait?: number;
  readonly answer_limit?: number | null;
  readonly free_text?: boolean;
  readonly coach?: "blunders" | "off" | "talkative";
}

export interface OptionInfo {
  readonly name: string;
  readonly default: boolean | number | string;
  readonly choices: readonly (boolean | number | string)[];
  readonly rule: string;
  readonly most_seats: { readonly [key: string]: number };
}

export interface Ping {
  readonly kind: "ping";
}

export interface PlayAgain {
  readonly kind: "play_again";
  readonly table: TableInfo;
}

export interface Pong {
  readonly kind: "pong";
}

export interface PracticeNow {
  readonly moves: readonly string[];
  readonly seats: number;
  readonly frames: readonly LessonFrame[];
  readonly view: View;
  readonly explanation: Explanation | null;
  readonly problem: Problem | null;
  readonly ending: Ending | null;
}

export interface PracticeWish {
  readonly action: "move" | "open" | "why";
  readonly moves?: readonly string[];
  readonly move?: Move | null;
}

export interface Problem {
  readonly key: string;
  readonly values: { readonly [key: string]: string | number };
  readonly rule: string | null;
}

export interface Proceed {
  readonly kind: "proceed";
  readonly id: string;
  readonly version: number;
  readonly seat: number;
  readonly sure?: boolean;
}

export interface Promise {
  readonly kind: "promise";
  readonly id: string;
  readonly seat: number;
  readonly promise: string;
}

export interface PuzzleAnswer {
  readonly answer: ExerciseAnswer;
  readonly rating: Rating | null;
}

export interface PuzzleInfo {
  readonly game: string;
  readonly id: string;
  readonly level: "easy" | "hard" | "medium";
  readonly rating: number;
}

export interface PuzzleNow {
  readonly puzzle: PuzzleInfo;
  readonly exercise: Exercise;
}

export interface PuzzleShelf {
  readonly day: string;
  readonly daily: PuzzleInfo;
  readonly games: { readonly [key: string]: number };
}

export interface PuzzleTry {
  readonly tried: ExerciseTry;
  readonly rating?: Rating | null;
}

export interface PuzzleWish {
  readonly rating?: Rating;
  readonly seen?: readonly string[];
}

export interface QuestionBlock {
  readonly kind: "question";
  readonly shown: string | null;
  readonly id: string;
  readonly title: boolean;
  readonly rules: readonly string[];
}

export interface Rating {
  readonly value: number;
  readonly answers: number;
}

export interface Reach {
  readonly addresses: readonly string[];
  readonly house: "closed" | "open" | "set";
  readonly answered: boolean;
}

export interface ReasonLine {
  readonly key: string;
  readonly here: number;
  readonly other: number;
}

export interface Refused {
  readonly kind: "refused";
  readonly id: string;
  readonly problem: Problem;
}

export interface Rename {
  readonly kind: "rename";
  readonly id: string;
  readonly seat: number;
  readonly name: string;
}

export interface Reopen {
  readonly kind: "reopen";
  readonly id: string;
  readonly seat: number;
}

export interface ReviewFound {
  readonly steps: number;
  readonly curve: readonly ChancePoint[];
  readonly costly: readonly (readonly CostlyDecision[])[];
  readonly luck: readonly Estimated[];
}

export interface ReviewState {
  readonly done: number;
  readonly review: ReviewFound | null;
}

export interface Say {
  readonly kind: "say";
  readonly id: string;
  readonly seat: number;
  readonly phrase: "cheers" | "moment" | "smile" | "thanks" | "well" | "wince";
}

export interface ScorePoint {
  readonly step: number;
  readonly seat: number;
  readonly points: readonly number[];
}

export interface ScoreRow {
  readonly source: string;
  readonly points: readonly number[];
}

export interface SeatChance {
  readonly promise: string | null;
  readonly number: string | null;
}

export interface SeatInfo {
  readonly name: string;
  readonly holder: "bot" | "here" | "link";
  readonly bot: string | null;
  readonly present: boolean;
  readonly since: number | null;
  readonly hints: boolean;
  readonly coach: "blunders" | "off" | "talkative";
  readonly stand_in: StandIn | null;
  readonly program: boolean;
  readonly faults: readonly string[];
}

export interface SeatOrder {
  readonly holder: "bot" | "here" | "link";
  readonly name?: string;
  readonly bot?: string | null;
}

export interface Seats {
  readonly kind: "seats";
  readonly seats: readonly SeatInfo[];
  readonly spectators: number;
  readonly hints: boolean;
  readonly coach: "blunders" | "off" | "talkative";
  readonly coached: boolean;
  readonly free_text: boolean;
}

export interface SecondTry {
  readonly exercise: Exercise;
  readonly names: readonly string[];
  readonly step: number;
  readonly number: number;
  readonly all: number;
}

export interface SetSeat {
  readonly kind: "set_seat";
  readonly id: string;
  readonly seat: number;
  readonly order: SeatOrder;
  readonly key?: string | null;
}

export interface StandIn {
  readonly opens: number;
  readonly least: string;
  readonly bot: string | null;
  readonly agreed: readonly number[];
  readonly missing: readonly number[];
}

export interface StatusWish {
  readonly tables: readonly string[];
}

export interface StepLine {
  readonly step: number;
  readonly seat: number;
  readonly events: readonly GameEvent[];
  readonly chance: boolean;
  readonly moves: readonly Move[];
}

export interface StepsBlock {
  readonly kind: "steps";
  readonly items: readonly (string | BookItem)[];
  readonly id: string;
  readonly title: boolean;
  readonly rules: readonly string[];
}

export interface Story {
  readonly steps: number;
  readonly scores: readonly ScorePoint[];
}

export interface SwapSeats {
  readonly kind: "swap_seats";
  readonly id: string;
  readonly seat: number;
  readonly other: number;
}

export interface Swapped {
  readonly kind: "swapped";
  readonly seat: number;
  readonly other: number;
}

export interface TableBlock {
  readonly kind: "table";
  readonly columns: readonly string[];
  readonly rows: readonly (string | BookItem)[];
  readonly id: string;
  readonly title: boolean;
  readonly rules: readonly string[];
}

export interface TableInfo {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly rules_version: number;
  readonly options: { readonly [key: string]: boolean | number | string };
  readonly house_data: boolean;
  readonly start_seat: number | null;
  readonly seats: readonly SeatInfo[];
  readonly state: "over" | "running" | "stopped";
  readonly opened: number;
  readonly answer_wait: number;
  readonly answer_limit: number | null;
  readonly hints: boolean;
  readonly free_text: boolean;
  readonly hosts: readonly number[];
  readonly chance: ChanceInfo | null;
  readonly coach: "blunders" | "off" | "talkative";
  readonly coached: boolean;
}

export interface TableOpened {
  readonly table: TableInfo;
  readonly secrets: readonly (string | null)[];
}

export interface TableStatus {
  readonly id: string;
  readonly table: TableInfo | null;
  readonly waiting: Waiting | null;
  readonly ending: Ending | null;
}

export interface TakeBack {
  readonly kind: "take_back";
  readonly id: string;
  readonly seat: number;
}

export interface TextBlock {
  readonly kind: "text";
  readonly id: string;
  readonly title: boolean;
  readonly rules: readonly string[];
}

export interface Undo {
  readonly kind: "undo";
  readonly id: string;
  readonly version: number;
  readonly seat: number;
  readonly step: number;
}

export interface UndoOffer {
  readonly seat: number;
  readonly step: number;
  readonly first: number;
  readonly move: Move;
  readonly for_you: number | null;
}

export interface Update {
  readonly kind: "update";
  readonly after: number;
  readonly steps: readonly StepLine[];
  readonly now: Now;
}

export interface Waiting {
  readonly kind: "bot" | "chance" | "confirm" | "decide" | "gather" | "over" | "stopped" | "throw";
  readonly seat: number;
  readonly since: number;
}

export interface WeighedMove {
  readonly move: Move;
  readonly chance: Estimated;
  readonly cost: Estimated | null;
  readonly reasons: readonly ReasonLine[];
}

export interface Welcome {
  readonly kind: "welcome";
  readonly table: TableInfo;
  readonly held: readonly number[];
  readonly looking: number | null;
  readonly steps: readonly StepLine[];
  readonly now: Now;
  readonly words: readonly Word[];
}

export interface Why {
  readonly kind: "why";
  readonly id: string;
  readonly seat: number;
  readonly move: Move;
}

export interface WhyNot {
  readonly kind: "why_not";
  readonly id: string;
  readonly problem: Problem | null;
}

export interface Wonder {
  readonly kind: "wonder";
  readonly id: string;
  readonly seat: number;
  readonly step: number;
}

export interface Word {
  readonly seat: number;
  readonly at: number;
  readonly phrase: "cheers" | "moment" | "smile" | "thanks" | "well" | "wince" | null;
  readonly text: string | null;
}

export interface Write {
  readonly kind: "write";
  readonly id: string;
  readonly seat: number;
  readonly text: string;
}

export type Said =
  | Hello
  | Look
  | Act
  | Proceed
  | Undo
  | Why
  | Rename
  | LetBotPlay
  | AgreeStandIn
  | TakeBack
  | Reopen
  | Ask
  | Hint
  | AgreeHints
  | Wonder
  | Coach
  | AskBack
  | AgreeBack
  | Say
  | Write
  | AllowText
  | Promise
  | Number
  | Begin
  | SetSeat
  | SwapSeats
  | Ping;

export type Told =
  | Welcome
  | Keys
  | Swapped
  | Update
  | Seats
  | Heard
  | Gathering
  | Done
  | Refused
  | WhyNot
  | Advice
  | Coached
  | BotThought
  | Asked
  | PlayAgain
  | Closing
  | Pong;

export type Move = saint_malo.Move | valletta.Move | malta.Move;

export type GameEvent = saint_malo.GameEvent | valletta.GameEvent | malta.GameEvent;

export type View = saint_malo.View | valletta.View | malta.View;

export type Explanation = saint_malo.Explanation | valletta.Explanation | malta.Explanation;

/** The explanation that belongs to a view. */
export type ExplanationOf<V extends View> =
  V extends saint_malo.View ? saint_malo.Explanation :
  V extends valletta.View ? valletta.Explanation :
  V extends malta.View ? malta.Explanation : never;

export const GAMES = ["saint_malo", "valletta", "malta"] as const;
export const OVER = -1;
export const CHANCE = -2;
export const SOMEBODY = -3;
