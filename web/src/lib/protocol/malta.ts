// Written by scripts/write_protocol.py from the Python types. Do not edit.
import type { Sources } from '../fair/sources';

export interface Announce {
  readonly kind: "announce";
  readonly card: "blind_faith" | "boomerang" | "clean_slate" | "discard_two_of_yours" | "draw_two" | "drinks_for_all" | "end_turn" | "everyone_moves" | "fresh_shuffle" | "give_one" | "going_home" | "last_call" | "negate" | "pass_it_on" | "remove_a_space" | "restore_a_space" | "shake_down" | "shift_a_line" | "shove" | "sidestep" | "stay_put" | "swap_hands" | "swap_places" | "swap_two_spaces" | "take_one" | "turn_a_space" | "welcome_back";
  readonly targets: readonly string[];
}

export interface Answered {
  readonly kind: "answered";
  readonly seat: number;
  readonly card: "blind_faith" | "boomerang" | "clean_slate" | "discard_two_of_yours" | "draw_two" | "drinks_for_all" | "end_turn" | "everyone_moves" | "fresh_shuffle" | "give_one" | "going_home" | "last_call" | "negate" | "pass_it_on" | "remove_a_space" | "restore_a_space" | "shake_down" | "shift_a_line" | "shove" | "sidestep" | "stay_put" | "swap_hands" | "swap_places" | "swap_two_spaces" | "take_one" | "turn_a_space" | "welcome_back";
  readonly targets: readonly string[];
}

export interface Blinded {
  readonly kind: "blinded";
  readonly seat: number;
}

export interface BoardLaid {
  readonly kind: "board_laid";
}

export interface Boomerang {
  readonly kind: "boomerang";
}

export interface CameBack {
  readonly kind: "came_back";
  readonly seat: number;
  readonly row: number;
  readonly col: number;
}

export interface Card {
  readonly kind: "card";
  readonly card: "blind_faith" | "boomerang" | "clean_slate" | "discard_two_of_yours" | "draw_two" | "drinks_for_all" | "end_turn" | "everyone_moves" | "fresh_shuffle" | "give_one" | "going_home" | "last_call" | "negate" | "pass_it_on" | "remove_a_space" | "restore_a_space" | "shake_down" | "shift_a_line" | "shove" | "sidestep" | "stay_put" | "swap_hands" | "swap_places" | "swap_two_spaces" | "take_one" | "turn_a_space" | "welcome_back";
}

export interface CardDrawn {
  readonly kind: "card_drawn";
  readonly seat: number;
  readonly card: "blind_faith" | "boomerang" | "clean_slate" | "discard_two_of_yours" | "draw_two" | "drinks_for_all" | "end_turn" | "everyone_moves" | "fresh_shuffle" | "give_one" | "going_home" | "last_call" | "negate" | "pass_it_on" | "remove_a_space" | "restore_a_space" | "shake_down" | "shift_a_line" | "shove" | "sidestep" | "stay_put" | "swap_hands" | "swap_places" | "swap_two_spaces" | "take_one" | "turn_a_space" | "welcome_back";
}

export interface CardGiven {
  readonly kind: "card_given";
  readonly seat: number;
  readonly to: number;
  readonly card: "blind_faith" | "boomerang" | "clean_slate" | "discard_two_of_yours" | "draw_two" | "drinks_for_all" | "end_turn" | "everyone_moves" | "fresh_shuffle" | "give_one" | "going_home" | "last_call" | "negate" | "pass_it_on" | "remove_a_space" | "restore_a_space" | "shake_down" | "shift_a_line" | "shove" | "sidestep" | "stay_put" | "swap_hands" | "swap_places" | "swap_two_spaces" | "take_one" | "turn_a_space" | "welcome_back";
}

export interface CardPlayed {
  readonly kind: "card_played";
  readonly seat: number;
  readonly card: "blind_faith" | "boomerang" | "clean_slate" | "discard_two_of_yours" | "draw_two" | "drinks_for_all" | "end_turn" | "everyone_moves" | "fresh_shuffle" | "give_one" | "going_home" | "last_call" | "negate" | "pass_it_on" | "remove_a_space" | "restore_a_space" | "shake_down" | "shift_a_line" | "shove" | "sidestep" | "stay_put" | "swap_hands" | "swap_places" | "swap_two_spaces" | "take_one" | "turn_a_space" | "welcome_back";
  readonly targets: readonly string[];
}

export interface Concede {
  readonly kind: "concede";
}

export interface Conceded {
  readonly kind: "conceded";
  readonly seat: number;
}

export interface DeckShuffled {
  readonly kind: "deck_shuffled";
  readonly cards: number;
}

export interface Direction {
  readonly kind: "direction";
  readonly direction: "down" | "down_left" | "down_right" | "left" | "right" | "up" | "up_left" | "up_right";
}

export interface Discarded {
  readonly kind: "discarded";
  readonly seat: number;
  readonly card: "blind_faith" | "boomerang" | "clean_slate" | "discard_two_of_yours" | "draw_two" | "drinks_for_all" | "end_turn" | "everyone_moves" | "fresh_shuffle" | "give_one" | "going_home" | "last_call" | "negate" | "pass_it_on" | "remove_a_space" | "restore_a_space" | "shake_down" | "shift_a_line" | "shove" | "sidestep" | "stay_put" | "swap_hands" | "swap_places" | "swap_two_spaces" | "take_one" | "turn_a_space" | "welcome_back";
}

export interface Drawn {
  readonly kind: "drawn";
  readonly seat: number;
  readonly cards: number;
}

export interface Fact {
  readonly seats: readonly number[];
  readonly card: "blind_faith" | "boomerang" | "clean_slate" | "discard_two_of_yours" | "draw_two" | "drinks_for_all" | "end_turn" | "everyone_moves" | "fresh_shuffle" | "give_one" | "going_home" | "last_call" | "negate" | "pass_it_on" | "remove_a_space" | "restore_a_space" | "shake_down" | "shift_a_line" | "shove" | "sidestep" | "stay_put" | "swap_hands" | "swap_places" | "swap_two_spaces" | "take_one" | "turn_a_space" | "welcome_back";
}

export interface GameWon {
  readonly kind: "game_won";
  readonly seat: number;
}

export interface Given {
  readonly kind: "given";
  readonly seat: number;
  readonly to: number;
  readonly cards: number;
}

export interface HandsSwapped {
  readonly kind: "hands_swapped";
  readonly seat: number;
  readonly to: number;
}

export interface Line {
  readonly kind: "line";
  readonly axis: "column" | "row";
  readonly index: number;
}

export interface LineShifted {
  readonly kind: "line_shifted";
  readonly seat: number;
  readonly axis: "column" | "row";
  readonly index: number;
  readonly direction: "down" | "down_left" | "down_right" | "left" | "right" | "up" | "up_left" | "up_right";
}

export interface Lost {
  readonly kind: "lost";
  readonly seat: number;
  readonly cause: "last_call" | "no_card" | "no_exit" | "racket";
}

export interface MaltaExplanation {
  readonly rules: readonly string[];
  readonly outcomes: readonly Outcome[];
}

export interface MaltaView {
  readonly game: "malta";
  readonly you: number | null;
  readonly actor: number;
  readonly moves: readonly Move[];
  readonly data: string | null;
  readonly turn: number;
  readonly question: string;
  readonly seats: number;
  readonly start_seat: number;
  readonly options: { readonly [key: string]: string };
  readonly turns: number;
  readonly board: readonly (readonly (SpaceView | null)[])[];
  readonly players: readonly PlayerView[];
  readonly known: readonly Fact[];
  readonly draw_pile: number;
  readonly discard_pile: readonly ("blind_faith" | "boomerang" | "clean_slate" | "discard_two_of_yours" | "draw_two" | "drinks_for_all" | "end_turn" | "everyone_moves" | "fresh_shuffle" | "give_one" | "going_home" | "last_call" | "negate" | "pass_it_on" | "remove_a_space" | "restore_a_space" | "shake_down" | "shift_a_line" | "shove" | "sidestep" | "stay_put" | "swap_hands" | "swap_places" | "swap_two_spaces" | "take_one" | "turn_a_space" | "welcome_back")[];
  readonly losers: readonly number[];
  readonly due: number;
  readonly turn_over: boolean;
  readonly stays: boolean;
  readonly card: "blind_faith" | "boomerang" | "clean_slate" | "discard_two_of_yours" | "draw_two" | "drinks_for_all" | "end_turn" | "everyone_moves" | "fresh_shuffle" | "give_one" | "going_home" | "last_call" | "negate" | "pass_it_on" | "remove_a_space" | "restore_a_space" | "shake_down" | "shift_a_line" | "shove" | "sidestep" | "stay_put" | "swap_hands" | "swap_places" | "swap_two_spaces" | "take_one" | "turn_a_space" | "welcome_back" | null;
  readonly announced: boolean;
  readonly targets: Targets;
  readonly naming: Targets;
  readonly target: number;
  readonly response: "blind_faith" | "boomerang" | "clean_slate" | "discard_two_of_yours" | "draw_two" | "drinks_for_all" | "end_turn" | "everyone_moves" | "fresh_shuffle" | "give_one" | "going_home" | "last_call" | "negate" | "pass_it_on" | "remove_a_space" | "restore_a_space" | "shake_down" | "shift_a_line" | "shove" | "sidestep" | "stay_put" | "swap_hands" | "swap_places" | "swap_two_spaces" | "take_one" | "turn_a_space" | "welcome_back" | null;
  readonly taker: number | null;
  readonly asked: number;
  readonly discards: number;
  readonly passing: readonly (string | null)[];
  readonly racket: readonly number[];
  readonly receiver: number;
  readonly exits: readonly ("down" | "down_left" | "down_right" | "left" | "right" | "up" | "up_left" | "up_right")[];
}

export interface Negate {
  readonly kind: "negate";
}

export interface Negated {
  readonly kind: "negated";
  readonly seat: number;
  readonly card: "blind_faith" | "boomerang" | "clean_slate" | "discard_two_of_yours" | "draw_two" | "drinks_for_all" | "end_turn" | "everyone_moves" | "fresh_shuffle" | "give_one" | "going_home" | "last_call" | "negate" | "pass_it_on" | "remove_a_space" | "restore_a_space" | "shake_down" | "shift_a_line" | "shove" | "sidestep" | "stay_put" | "swap_hands" | "swap_places" | "swap_two_spaces" | "take_one" | "turn_a_space" | "welcome_back";
}

export interface Outcome {
  readonly racket?: number;
  readonly is_idle?: boolean;
  readonly player?: number | null;
  readonly space?: readonly [number, number] | null;
}

export interface Pass {
  readonly kind: "pass";
}

export interface PawnMoved {
  readonly kind: "pawn_moved";
  readonly seat: number;
  readonly from_row: number;
  readonly from_col: number;
  readonly row: number;
  readonly col: number;
}

export interface PawnPlaced {
  readonly kind: "pawn_placed";
  readonly seat: number;
  readonly row: number;
  readonly col: number;
}

export interface PawnStayed {
  readonly kind: "pawn_stayed";
  readonly seat: number;
  readonly row: number;
  readonly col: number;
}

export interface PayRacket {
  readonly kind: "pay_racket";
  readonly seat: number;
  readonly card: "blind_faith" | "boomerang" | "clean_slate" | "discard_two_of_yours" | "draw_two" | "drinks_for_all" | "end_turn" | "everyone_moves" | "fresh_shuffle" | "give_one" | "going_home" | "last_call" | "negate" | "pass_it_on" | "remove_a_space" | "restore_a_space" | "shake_down" | "shift_a_line" | "shove" | "sidestep" | "stay_put" | "swap_hands" | "swap_places" | "swap_two_spaces" | "take_one" | "turn_a_space" | "welcome_back";
}

export interface Play {
  readonly kind: "play";
  readonly card: "blind_faith" | "boomerang" | "clean_slate" | "discard_two_of_yours" | "draw_two" | "drinks_for_all" | "end_turn" | "everyone_moves" | "fresh_shuffle" | "give_one" | "going_home" | "last_call" | "negate" | "pass_it_on" | "remove_a_space" | "restore_a_space" | "shake_down" | "shift_a_line" | "shove" | "sidestep" | "stay_put" | "swap_hands" | "swap_places" | "swap_two_spaces" | "take_one" | "turn_a_space" | "welcome_back";
}

export interface PlaySkipped {
  readonly kind: "play_skipped";
  readonly seat: number;
}

export interface Player {
  readonly kind: "player";
  readonly seat: number;
}

export interface PlayerView {
  readonly is_in: boolean;
  readonly has_conceded: boolean;
  readonly pawn: readonly [number, number] | null;
  readonly home: number;
  readonly home_place: readonly [number, number] | null;
  readonly hand_size: number;
  readonly hand: { readonly [key in "blind_faith" | "boomerang" | "clean_slate" | "discard_two_of_yours" | "draw_two" | "drinks_for_all" | "end_turn" | "everyone_moves" | "fresh_shuffle" | "give_one" | "going_home" | "last_call" | "negate" | "pass_it_on" | "remove_a_space" | "restore_a_space" | "shake_down" | "shift_a_line" | "shove" | "sidestep" | "stay_put" | "swap_hands" | "swap_places" | "swap_two_spaces" | "take_one" | "turn_a_space" | "welcome_back"]: number } | null;
  readonly blind: number;
}

export interface PlaysDue {
  readonly kind: "plays_due";
  readonly seat: number;
  readonly cards: number;
}

export interface RacketDue {
  readonly kind: "racket_due";
  readonly seat: number;
  readonly cards: number;
  readonly owners: readonly number[];
}

export interface Space {
  readonly kind: "space";
  readonly row: number;
  readonly col: number;
}

export interface SpaceRemoved {
  readonly kind: "space_removed";
  readonly seat: number;
  readonly row: number;
  readonly col: number;
}

export interface SpaceRestored {
  readonly kind: "space_restored";
  readonly seat: number;
  readonly row: number;
  readonly col: number;
}

export interface SpaceTurned {
  readonly kind: "space_turned";
  readonly seat: number;
  readonly row: number;
  readonly col: number;
  readonly quarters: number;
}

export interface SpaceView {
  readonly space: number;
  readonly kind: string;
  readonly shape: string;
  readonly number: number;
  readonly arrows: readonly ("down" | "down_left" | "down_right" | "left" | "right" | "up" | "up_left" | "up_right")[];
  readonly quarters: number;
  readonly is_circle: boolean;
}

export interface SpacesSwapped {
  readonly kind: "spaces_swapped";
  readonly seat: number;
  readonly row: number;
  readonly col: number;
  readonly other_row: number;
  readonly other_col: number;
}

export interface StayedPut {
  readonly kind: "stayed_put";
  readonly seat: number;
}

export interface TakeOver {
  readonly kind: "take_over";
  readonly targets: readonly string[];
}

export interface Targets {
  readonly player: number | null;
  readonly space: readonly [number, number] | null;
  readonly second_space: readonly [number, number] | null;
  readonly direction: "down" | "down_left" | "down_right" | "left" | "right" | "up" | "up_left" | "up_right" | null;
  readonly quarters: number;
  readonly line: number;
}

export interface Turn {
  readonly kind: "turn";
  readonly quarters: number;
}

export interface TurnBegan {
  readonly kind: "turn_began";
  readonly seat: number;
  readonly turn: number;
}

export interface TurnEnded {
  readonly kind: "turn_ended";
  readonly seat: number;
}

export interface TurnSkipped {
  readonly kind: "turn_skipped";
  readonly seat: number;
}

export interface WithoutEffect {
  readonly kind: "without_effect";
  readonly seat: number;
  readonly card: "blind_faith" | "boomerang" | "clean_slate" | "discard_two_of_yours" | "draw_two" | "drinks_for_all" | "end_turn" | "everyone_moves" | "fresh_shuffle" | "give_one" | "going_home" | "last_call" | "negate" | "pass_it_on" | "remove_a_space" | "restore_a_space" | "shake_down" | "shift_a_line" | "shove" | "sidestep" | "stay_put" | "swap_hands" | "swap_places" | "swap_two_spaces" | "take_one" | "turn_a_space" | "welcome_back";
}

export type Move =
  | Space
  | Play
  | Player
  | Direction
  | Turn
  | Line
  | Pass
  | Negate
  | Boomerang
  | Card
  | Announce
  | TakeOver
  | PayRacket
  | Concede;

export type GameEvent =
  | BoardLaid
  | PawnPlaced
  | DeckShuffled
  | TurnBegan
  | Drawn
  | CardDrawn
  | CardPlayed
  | Answered
  | Negated
  | WithoutEffect
  | Discarded
  | Given
  | CardGiven
  | HandsSwapped
  | PawnMoved
  | PawnStayed
  | SpaceRemoved
  | SpaceRestored
  | SpaceTurned
  | SpacesSwapped
  | LineShifted
  | Blinded
  | PlaySkipped
  | TurnSkipped
  | TurnEnded
  | StayedPut
  | RacketDue
  | Lost
  | CameBack
  | Conceded
  | PlaysDue
  | GameWon;

export type View = MaltaView;

export type Explanation = MaltaExplanation;

/** The rule of the canon that explains each thing of the table. */
export const RULE_OF = {
  turn: "M-TURN-01",
  circle: "M-COMP-09",
  start: "M-COMP-05",
  space: "M-MOVE-02",
  draw_pile: "M-DRAW-02",
  discard_pile: "M-DRAW-03",
  known: "M-CARD-11",
  exits: "M-MOVE-07",
  window: "M-RESP-02",
  order: "M-GOAL-03",
} as const;

/** Values of the rules that no house data changes. */
export const NUMBERS = {
} as const;

/** The components that draws are made from where no house data is played, by the word of the record. */
export const DRAWN_FROM: Sources = {"board":{"of":{"star_1":11,"crown_2_no_left":4,"crown_2_no_up":4,"crown_2_no_right":4,"crown_2_no_down":4,"drop_3_up":3,"drop_3_right":3,"drop_3_down":3,"drop_3_left":3,"drop_4_up":2,"drop_4_right":2,"drop_4_down":2,"drop_4_left":2},"whole":true,"most":0,"again":false,"tops":{}},"deck":{"of":{"swap_hands":2,"draw_two":12,"discard_two_of_yours":2,"end_turn":7,"negate":9,"boomerang":5,"going_home":4,"remove_a_space":5,"everyone_moves":3,"blind_faith":2,"swap_places":4,"swap_two_spaces":3,"turn_a_space":5,"shift_a_line":3,"sidestep":8,"shove":4,"restore_a_space":5,"take_one":3,"give_one":2,"shake_down":2,"drinks_for_all":4,"pass_it_on":3,"stay_put":4,"fresh_shuffle":2,"welcome_back":2,"last_call":1,"clean_slate":2},"whole":true,"most":0,"again":false,"tops":{}},"fresh_shuffle":{"of":{"swap_hands":2,"draw_two":12,"discard_two_of_yours":2,"end_turn":7,"negate":9,"boomerang":5,"going_home":4,"remove_a_space":5,"everyone_moves":3,"blind_faith":2,"swap_places":4,"swap_two_spaces":3,"turn_a_space":5,"shift_a_line":3,"sidestep":8,"shove":4,"restore_a_space":5,"take_one":3,"give_one":2,"shake_down":2,"drinks_for_all":4,"pass_it_on":3,"stay_put":4,"fresh_shuffle":2,"welcome_back":2,"last_call":1,"clean_slate":2},"whole":false,"most":0,"again":false,"tops":{}},"take_one":{"of":{"swap_hands":2,"draw_two":12,"discard_two_of_yours":2,"end_turn":7,"negate":9,"boomerang":5,"going_home":4,"remove_a_space":5,"everyone_moves":3,"blind_faith":2,"swap_places":4,"swap_two_spaces":3,"turn_a_space":5,"shift_a_line":3,"sidestep":8,"shove":4,"restore_a_space":5,"take_one":3,"give_one":2,"shake_down":2,"drinks_for_all":4,"pass_it_on":3,"stay_put":4,"fresh_shuffle":2,"welcome_back":2,"last_call":1,"clean_slate":2},"whole":false,"most":1,"again":false,"tops":{}}};

/** The fields of moves and events that name a seat. */
export const SEAT_FIELDS: { readonly [kind: string]: readonly string[] } = {
  answered: ["seat"],
  blinded: ["seat"],
  came_back: ["seat"],
  card_drawn: ["seat"],
  card_given: ["seat", "to"],
  card_played: ["seat"],
  conceded: ["seat"],
  discarded: ["seat"],
  drawn: ["seat"],
  game_won: ["seat"],
  given: ["seat", "to"],
  hands_swapped: ["seat", "to"],
  line_shifted: ["seat"],
  lost: ["seat"],
  negated: ["seat"],
  pawn_moved: ["seat"],
  pawn_placed: ["seat"],
  pawn_stayed: ["seat"],
  pay_racket: ["seat"],
  play_skipped: ["seat"],
  player: ["seat"],
  plays_due: ["seat"],
  racket_due: ["owners", "seat"],
  space_removed: ["seat"],
  space_restored: ["seat"],
  space_turned: ["seat"],
  spaces_swapped: ["seat"],
  stayed_put: ["seat"],
  turn_began: ["seat"],
  turn_ended: ["seat"],
  turn_skipped: ["seat"],
  without_effect: ["seat"],
};
