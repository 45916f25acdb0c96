// Written by scripts/write_protocol.py from the Python types. Do not edit.
import type { Sources } from '../fair/sources';

export interface Absent {
  readonly kind: "absent";
}

export interface BonusDeclined {
  readonly kind: "bonus_declined";
  readonly seat: number;
}

export interface BonusLapsed {
  readonly kind: "bonus_lapsed";
  readonly seat: number;
}

export interface BoxesTicked {
  readonly kind: "boxes_ticked";
  readonly seat: number;
  readonly boxes: number;
  readonly ticks: number;
}

export interface BuildingStopped {
  readonly kind: "building_stopped";
  readonly seat: number;
}

export interface CannonLost {
  readonly kind: "cannon_lost";
  readonly seat: number;
  readonly defence: number;
  readonly strength: number;
}

export interface CharacterPlaced {
  readonly kind: "character_placed";
  readonly seat: number;
  readonly character: "architect" | "citizen" | "juggler" | "merchant" | "noble" | "priest" | "soldier";
  readonly row: number;
  readonly col: number;
}

export interface ChurchBuilt {
  readonly kind: "church_built";
  readonly seat: number;
  readonly size: number;
  readonly row: number;
  readonly col: number;
}

export interface CityDefended {
  readonly kind: "city_defended";
  readonly seat: number;
  readonly defence: number;
  readonly strength: number;
}

export interface CityFilled {
  readonly kind: "city_filled";
  readonly seat: number;
}

export interface CityView {
  readonly cells: readonly (readonly string[])[];
  readonly points: number;
  readonly coins: number;
  readonly logs: number;
  readonly cannons_lost: number;
  readonly priest_points: number;
  readonly juggler_points: number;
  readonly merchant_coins: number;
  readonly coins_spent: number;
  readonly logs_delivered: number;
  readonly defence: number;
  readonly empty_cells: number;
  readonly sides: { readonly [key in "E" | "N" | "S" | "W"]: "complete" | "destroyed" | "open" };
}

export interface CoinsGained {
  readonly kind: "coins_gained";
  readonly seat: number;
  readonly coins: number;
  readonly source: "citizen" | "house" | "juggler" | "merchant" | "noble" | "priest" | "tower";
}

export interface CratePlaced {
  readonly kind: "crate_placed";
  readonly seat: number;
  readonly row: number;
  readonly col: number;
}

export interface Decline {
  readonly kind: "decline";
}

export interface GameEnded {
  readonly kind: "game_ended";
  readonly round: number;
}

export interface HouseBuilt {
  readonly kind: "house_built";
  readonly seat: number;
  readonly row: number;
  readonly col: number;
}

export interface Keep {
  readonly kind: "keep";
  readonly faces: readonly ("crate" | "cross" | "crossed_swords" | "head" | "log" | "wall")[];
}

export interface Kept {
  readonly kind: "kept";
  readonly seat: number;
  readonly faces: readonly ("crate" | "cross" | "crossed_swords" | "head" | "log" | "wall")[];
}

export interface LogsDelivered {
  readonly kind: "logs_delivered";
  readonly seat: number;
  readonly logs: number;
}

export interface Outcome {
  readonly price?: number;
  readonly comes?: readonly ("architect" | "citizen" | "juggler" | "merchant" | "noble" | "priest" | "soldier")[];
  readonly points?: number;
  readonly coins?: number;
  readonly completes?: "E" | "N" | "S" | "W" | null;
  readonly destroys?: "E" | "N" | "S" | "W" | null;
  readonly fills?: boolean;
}

export interface Pass {
  readonly kind: "pass";
}

export interface Passed {
  readonly kind: "passed";
  readonly seat: number;
}

export interface PirateView {
  readonly ticks: number;
  readonly boxes_per_row: number;
  readonly strengths: readonly number[];
  readonly attacks: number;
}

export interface PiratesAttacked {
  readonly kind: "pirates_attacked";
  readonly attack: number;
  readonly strength: number;
}

export interface Place {
  readonly kind: "place";
  readonly row: number;
  readonly col: number;
}

export interface PointsScored {
  readonly kind: "points_scored";
  readonly seat: number;
  readonly points: number;
  readonly source: "citizen" | "house" | "juggler" | "merchant" | "noble" | "priest" | "tower";
}

export interface Recruit {
  readonly kind: "recruit";
  readonly character: "architect" | "citizen" | "juggler" | "merchant" | "noble" | "priest" | "soldier";
}

export interface Rolled {
  readonly kind: "rolled";
  readonly seat: number;
  readonly faces: readonly ("crate" | "cross" | "crossed_swords" | "head" | "log" | "wall")[];
  readonly roll: number;
}

export interface SaintMaloExplanation {
  readonly rules: readonly string[];
  readonly outcomes: readonly Outcome[];
  readonly houses_left: number;
  readonly heads: readonly number[];
}

export interface SaintMaloView {
  readonly game: "saint_malo";
  readonly you: number | null;
  readonly actor: number;
  readonly moves: readonly Move[];
  readonly data: string | null;
  readonly turn: number;
  readonly question: string;
  readonly seats: number;
  readonly start_seat: number;
  readonly options: { readonly [key: string]: boolean };
  readonly round: number;
  readonly rolls: number;
  readonly dice: readonly ("crate" | "cross" | "crossed_swords" | "head" | "log" | "wall")[];
  readonly kept: readonly ("crate" | "cross" | "crossed_swords" | "head" | "log" | "wall")[];
  readonly symbol: "crate" | "cross" | "head" | "log" | "wall" | null;
  readonly number: number;
  readonly left: number;
  readonly group: readonly (readonly [number, number])[];
  readonly heads: number;
  readonly from_tower: boolean;
  readonly character: "architect" | "citizen" | "juggler" | "merchant" | "noble" | "priest" | "soldier" | null;
  readonly architect: readonly [number, number] | null;
  readonly own_houses: readonly (readonly [number, number])[];
  readonly end_triggered: boolean;
  readonly pirates: PirateView;
  readonly cities: readonly CityView[];
  readonly cannons: number;
  readonly bonuses: { readonly [key in "E" | "N" | "S" | "W"]: readonly [string, number] };
  readonly change_price: number;
  readonly delivery_price: number;
}

export interface SeatAbsent {
  readonly kind: "seat_absent";
  readonly seat: number;
}

export interface SectionsLapsed {
  readonly kind: "sections_lapsed";
  readonly seat: number;
  readonly sections: number;
}

export interface SideCompleted {
  readonly kind: "side_completed";
  readonly seat: number;
  readonly side: "E" | "N" | "S" | "W";
}

export interface SideDestroyed {
  readonly kind: "side_destroyed";
  readonly seat: number;
  readonly side: "E" | "N" | "S" | "W";
}

export interface Stop {
  readonly kind: "stop";
}

export interface SwordsIgnored {
  readonly kind: "swords_ignored";
  readonly seat: number;
  readonly swords: number;
}

export interface TurnBegan {
  readonly kind: "turn_began";
  readonly seat: number;
  readonly round: number;
}

export interface Use {
  readonly kind: "use";
  readonly symbol: "crate" | "cross" | "head" | "log" | "wall";
  readonly dice: number;
}

export interface Used {
  readonly kind: "used";
  readonly seat: number;
  readonly symbol: "crate" | "cross" | "head" | "log" | "wall";
  readonly dice: number;
  readonly price: number;
}

export interface WallPlaced {
  readonly kind: "wall_placed";
  readonly seat: number;
  readonly row: number;
  readonly col: number;
}

export type Move =
  | Keep
  | Use
  | Pass
  | Recruit
  | Decline
  | Place
  | Stop
  | Absent;

export type GameEvent =
  | TurnBegan
  | Rolled
  | Kept
  | Used
  | Passed
  | LogsDelivered
  | CratePlaced
  | WallPlaced
  | ChurchBuilt
  | HouseBuilt
  | CharacterPlaced
  | SideDestroyed
  | SideCompleted
  | CoinsGained
  | PointsScored
  | BonusLapsed
  | BonusDeclined
  | SectionsLapsed
  | BuildingStopped
  | BoxesTicked
  | SwordsIgnored
  | PiratesAttacked
  | CityDefended
  | CannonLost
  | CityFilled
  | SeatAbsent
  | GameEnded;

export type View = SaintMaloView;

export type Explanation = SaintMaloExplanation;

/** The rule of the canon that explains each thing of the table. */
export const RULE_OF = {
  turn: "SM-TURN-03",
  citizen: "SM-CHAR-CITIZEN-2",
  soldier: "SM-CHAR-SOLDIER-2",
  priest: "SM-CHAR-PRIEST-2",
  architect: "SM-CHAR-ARCHITECT-2",
  merchant: "SM-CHAR-MERCHANT-2",
  juggler: "SM-CHAR-JUGGLER-2",
  noble: "SM-CHAR-NOBLE-2",
  crate: "SM-CRATE-06",
  wall: "SM-WALL-13",
  church: "SM-CHURCH-08",
  house: "SM-CHAR-ARCHITECT-7",
  tower: "SM-WALL-05",
  dark: "SM-CITY-06",
  light: "SM-CITY-07",
  bank: "SM-COIN-02",
  lumber: "SM-LOG-05",
  cannons: "SM-PIRATE-12",
  pirates: "SM-PIRATE-06",
  defence: "SM-PIRATE-08",
  heads: "SM-CHAR-02",
} as const;

/** Values of the rules that no house data changes. */
export const NUMBERS = {
  dice: 5,
} as const;

/** The components that draws are made from where no house data is played, by the word of the record. */
export const DRAWN_FROM: Sources = {"roll":{"of":{"log":1,"crate":1,"wall":1,"cross":1,"head":1,"crossed_swords":1},"whole":true,"most":5,"again":true,"tops":{}}};

/** The fields of moves and events that name a seat. */
export const SEAT_FIELDS: { readonly [kind: string]: readonly string[] } = {
  bonus_declined: ["seat"],
  bonus_lapsed: ["seat"],
  boxes_ticked: ["seat"],
  building_stopped: ["seat"],
  cannon_lost: ["seat"],
  character_placed: ["seat"],
  church_built: ["seat"],
  city_defended: ["seat"],
  city_filled: ["seat"],
  coins_gained: ["seat"],
  crate_placed: ["seat"],
  house_built: ["seat"],
  kept: ["seat"],
  logs_delivered: ["seat"],
  passed: ["seat"],
  points_scored: ["seat"],
  rolled: ["seat"],
  seat_absent: ["seat"],
  sections_lapsed: ["seat"],
  side_completed: ["seat"],
  side_destroyed: ["seat"],
  swords_ignored: ["seat"],
  turn_began: ["seat"],
  used: ["seat"],
  wall_placed: ["seat"],
};
