// Written by scripts/write_protocol.py from the Python types. Do not edit.
import type { Sources } from '../fair/sources';

export interface BarrelTurned {
  readonly kind: "barrel_turned";
  readonly seat: number;
  readonly good: "brick" | "gold" | "stone" | "wood";
}

export interface Build {
  readonly kind: "build";
  readonly building: string;
}

export interface BuildingView {
  readonly name: string;
  readonly letter: string;
  readonly colour: string;
  readonly character: "apprentice" | "architect_laparelli" | "bailiff_schilling" | "banker" | "brick_master" | "brickmaker" | "builder" | "carpenter" | "chamberlain" | "emperor_charles_v" | "foreman" | "grand_master_del_monte" | "innkeeper" | "jean_de_la_valette" | "joiner" | "king_philip_ii" | "knight_rekuk" | "lumberjack" | "maid" | "mason" | "merchant" | "monk" | "nun" | "pope_pius_v" | "roofer" | "seamstress" | "shopkeeper" | "stone_carver" | "stonecutter" | "tax_collector" | "trader";
  readonly cost: readonly [number, number, number, number];
  readonly good: "brick" | "gold" | "stone" | "wood";
  readonly icons: number;
  readonly icons_upgraded: number;
  readonly points: number;
  readonly points_upgraded: number;
  readonly owner: number | null;
  readonly is_upgraded: boolean;
}

export interface Built {
  readonly kind: "built";
  readonly seat: number;
  readonly building: string;
  readonly character: "apprentice" | "architect_laparelli" | "bailiff_schilling" | "banker" | "brick_master" | "brickmaker" | "builder" | "carpenter" | "chamberlain" | "emperor_charles_v" | "foreman" | "grand_master_del_monte" | "innkeeper" | "jean_de_la_valette" | "joiner" | "king_philip_ii" | "knight_rekuk" | "lumberjack" | "maid" | "mason" | "merchant" | "monk" | "nun" | "pope_pius_v" | "roofer" | "seamstress" | "shopkeeper" | "stone_carver" | "stonecutter" | "tax_collector" | "trader";
}

export interface CardDrawn {
  readonly kind: "card_drawn";
  readonly seat: number;
  readonly character: "apprentice" | "architect_laparelli" | "bailiff_schilling" | "banker" | "brick_master" | "brickmaker" | "builder" | "carpenter" | "chamberlain" | "emperor_charles_v" | "foreman" | "grand_master_del_monte" | "innkeeper" | "jean_de_la_valette" | "joiner" | "king_philip_ii" | "knight_rekuk" | "lumberjack" | "maid" | "mason" | "merchant" | "monk" | "nun" | "pope_pius_v" | "roofer" | "seamstress" | "shopkeeper" | "stone_carver" | "stonecutter" | "tax_collector" | "trader";
}

export interface CardPlayed {
  readonly kind: "card_played";
  readonly seat: number;
  readonly character: "apprentice" | "architect_laparelli" | "bailiff_schilling" | "banker" | "brick_master" | "brickmaker" | "builder" | "carpenter" | "chamberlain" | "emperor_charles_v" | "foreman" | "grand_master_del_monte" | "innkeeper" | "jean_de_la_valette" | "joiner" | "king_philip_ii" | "knight_rekuk" | "lumberjack" | "maid" | "mason" | "merchant" | "monk" | "nun" | "pope_pius_v" | "roofer" | "seamstress" | "shopkeeper" | "stone_carver" | "stonecutter" | "tax_collector" | "trader";
  readonly space: number;
}

export interface Choose {
  readonly kind: "choose";
  readonly good: "brick" | "gold" | "stone" | "wood";
}

export interface ChoosePair {
  readonly kind: "choose_pair";
  readonly first: "brick" | "gold" | "stone" | "wood";
  readonly second: "brick" | "gold" | "stone" | "wood";
}

export interface Copied {
  readonly kind: "copied";
  readonly seat: number;
  readonly character: "apprentice" | "architect_laparelli" | "bailiff_schilling" | "banker" | "brick_master" | "brickmaker" | "builder" | "carpenter" | "chamberlain" | "emperor_charles_v" | "foreman" | "grand_master_del_monte" | "innkeeper" | "jean_de_la_valette" | "joiner" | "king_philip_ii" | "knight_rekuk" | "lumberjack" | "maid" | "mason" | "merchant" | "monk" | "nun" | "pope_pius_v" | "roofer" | "seamstress" | "shopkeeper" | "stone_carver" | "stonecutter" | "tax_collector" | "trader";
}

export interface Decline {
  readonly kind: "decline";
}

export interface Declined {
  readonly kind: "declined";
  readonly seat: number;
  readonly question: string;
}

export interface Dismiss {
  readonly kind: "dismiss";
  readonly character: "apprentice" | "architect_laparelli" | "bailiff_schilling" | "banker" | "brick_master" | "brickmaker" | "builder" | "carpenter" | "chamberlain" | "emperor_charles_v" | "foreman" | "grand_master_del_monte" | "innkeeper" | "jean_de_la_valette" | "joiner" | "king_philip_ii" | "knight_rekuk" | "lumberjack" | "maid" | "mason" | "merchant" | "monk" | "nun" | "pope_pius_v" | "roofer" | "seamstress" | "shopkeeper" | "stone_carver" | "stonecutter" | "tax_collector" | "trader";
}

export interface Dismissed {
  readonly kind: "dismissed";
  readonly seat: number;
  readonly character: "apprentice" | "architect_laparelli" | "bailiff_schilling" | "banker" | "brick_master" | "brickmaker" | "builder" | "carpenter" | "chamberlain" | "emperor_charles_v" | "foreman" | "grand_master_del_monte" | "innkeeper" | "jean_de_la_valette" | "joiner" | "king_philip_ii" | "knight_rekuk" | "lumberjack" | "maid" | "mason" | "merchant" | "monk" | "nun" | "pope_pius_v" | "roofer" | "seamstress" | "shopkeeper" | "stone_carver" | "stonecutter" | "tax_collector" | "trader";
}

export interface Drafted {
  readonly kind: "drafted";
  readonly seat: number;
  readonly good: "brick" | "gold" | "stone" | "wood";
}

export interface Drawn {
  readonly kind: "drawn";
  readonly seat: number;
  readonly cards: number;
}

export interface DroppedOut {
  readonly kind: "dropped_out";
  readonly seat: number;
}

export interface EndPhaseBegan {
  readonly kind: "end_phase_began";
  readonly seat: number;
}

export interface EndTriggered {
  readonly kind: "end_triggered";
  readonly seat: number;
  readonly trigger: "houses" | "jean" | "points";
}

export interface Forfeited {
  readonly kind: "forfeited";
  readonly seat: number;
  readonly good: "brick" | "gold" | "stone" | "wood";
  readonly number: number;
}

export interface GameEnded {
  readonly kind: "game_ended";
  readonly turn: number;
}

export interface Given {
  readonly kind: "given";
  readonly seat: number;
  readonly good: "brick" | "gold" | "stone" | "wood";
  readonly to: number;
}

export interface Hire {
  readonly kind: "hire";
  readonly character: "apprentice" | "architect_laparelli" | "bailiff_schilling" | "banker" | "brick_master" | "brickmaker" | "builder" | "carpenter" | "chamberlain" | "emperor_charles_v" | "foreman" | "grand_master_del_monte" | "innkeeper" | "jean_de_la_valette" | "joiner" | "king_philip_ii" | "knight_rekuk" | "lumberjack" | "maid" | "mason" | "merchant" | "monk" | "nun" | "pope_pius_v" | "roofer" | "seamstress" | "shopkeeper" | "stone_carver" | "stonecutter" | "tax_collector" | "trader";
}

export interface Hired {
  readonly kind: "hired";
  readonly seat: number;
  readonly character: "apprentice" | "architect_laparelli" | "bailiff_schilling" | "banker" | "brick_master" | "brickmaker" | "builder" | "carpenter" | "chamberlain" | "emperor_charles_v" | "foreman" | "grand_master_del_monte" | "innkeeper" | "jean_de_la_valette" | "joiner" | "king_philip_ii" | "knight_rekuk" | "lumberjack" | "maid" | "mason" | "merchant" | "monk" | "nun" | "pope_pius_v" | "roofer" | "seamstress" | "shopkeeper" | "stone_carver" | "stonecutter" | "tax_collector" | "trader";
}

export interface JeanMoved {
  readonly kind: "jean_moved";
  readonly seat: number;
  readonly space: number;
}

export interface Outcome {
  readonly goods?: readonly [number, number, number, number];
  readonly points?: number;
  readonly is_idle?: boolean;
}

export interface Paid {
  readonly kind: "paid";
  readonly seat: number;
  readonly gold: number;
  readonly wood: number;
  readonly stone: number;
  readonly brick: number;
}

export interface PayAmount {
  readonly kind: "pay_amount";
  readonly amount: number;
}

export interface PayProposed {
  readonly kind: "pay_proposed";
}

export interface Payment {
  readonly kind: "payment";
  readonly gold: number;
  readonly wood: number;
  readonly stone: number;
  readonly brick: number;
}

export interface Play {
  readonly kind: "play";
  readonly character: "apprentice" | "architect_laparelli" | "bailiff_schilling" | "banker" | "brick_master" | "brickmaker" | "builder" | "carpenter" | "chamberlain" | "emperor_charles_v" | "foreman" | "grand_master_del_monte" | "innkeeper" | "jean_de_la_valette" | "joiner" | "king_philip_ii" | "knight_rekuk" | "lumberjack" | "maid" | "mason" | "merchant" | "monk" | "nun" | "pope_pius_v" | "roofer" | "seamstress" | "shopkeeper" | "stone_carver" | "stonecutter" | "tax_collector" | "trader";
}

export interface PlayerView {
  readonly goods: readonly [number, number, number, number];
  readonly hand_size: number;
  readonly hand: readonly ("apprentice" | "architect_laparelli" | "bailiff_schilling" | "banker" | "brick_master" | "brickmaker" | "builder" | "carpenter" | "chamberlain" | "emperor_charles_v" | "foreman" | "grand_master_del_monte" | "innkeeper" | "jean_de_la_valette" | "joiner" | "king_philip_ii" | "knight_rekuk" | "lumberjack" | "maid" | "mason" | "merchant" | "monk" | "nun" | "pope_pius_v" | "roofer" | "seamstress" | "shopkeeper" | "stone_carver" | "stonecutter" | "tax_collector" | "trader")[] | null;
  readonly known: readonly ("apprentice" | "architect_laparelli" | "bailiff_schilling" | "banker" | "brick_master" | "brickmaker" | "builder" | "carpenter" | "chamberlain" | "emperor_charles_v" | "foreman" | "grand_master_del_monte" | "innkeeper" | "jean_de_la_valette" | "joiner" | "king_philip_ii" | "knight_rekuk" | "lumberjack" | "maid" | "mason" | "merchant" | "monk" | "nun" | "pope_pius_v" | "roofer" | "seamstress" | "shopkeeper" | "stone_carver" | "stonecutter" | "tax_collector" | "trader")[];
  readonly unseen: readonly ("apprentice" | "architect_laparelli" | "bailiff_schilling" | "banker" | "brick_master" | "brickmaker" | "builder" | "carpenter" | "chamberlain" | "emperor_charles_v" | "foreman" | "grand_master_del_monte" | "innkeeper" | "jean_de_la_valette" | "joiner" | "king_philip_ii" | "knight_rekuk" | "lumberjack" | "maid" | "mason" | "merchant" | "monk" | "nun" | "pope_pius_v" | "roofer" | "seamstress" | "shopkeeper" | "stone_carver" | "stonecutter" | "tax_collector" | "trader")[];
  readonly played: readonly ("apprentice" | "architect_laparelli" | "bailiff_schilling" | "banker" | "brick_master" | "brickmaker" | "builder" | "carpenter" | "chamberlain" | "emperor_charles_v" | "foreman" | "grand_master_del_monte" | "innkeeper" | "jean_de_la_valette" | "joiner" | "king_philip_ii" | "knight_rekuk" | "lumberjack" | "maid" | "mason" | "merchant" | "monk" | "nun" | "pope_pius_v" | "roofer" | "seamstress" | "shopkeeper" | "stone_carver" | "stonecutter" | "tax_collector" | "trader")[];
  readonly draw_pile: number;
  readonly discards: readonly ("apprentice" | "architect_laparelli" | "bailiff_schilling" | "banker" | "brick_master" | "brickmaker" | "builder" | "carpenter" | "chamberlain" | "emperor_charles_v" | "foreman" | "grand_master_del_monte" | "innkeeper" | "jean_de_la_valette" | "joiner" | "king_philip_ii" | "knight_rekuk" | "lumberjack" | "maid" | "mason" | "merchant" | "monk" | "nun" | "pope_pius_v" | "roofer" | "seamstress" | "shopkeeper" | "stone_carver" | "stonecutter" | "tax_collector" | "trader")[];
  readonly shows_discards: boolean;
  readonly buildings: readonly string[];
  readonly upgraded: readonly string[];
  readonly houses_left: number;
  readonly points: number;
  readonly bonus_points: number;
  readonly space: number;
  readonly token: number;
  readonly is_out: boolean;
}

export interface PointsScored {
  readonly kind: "points_scored";
  readonly seat: number;
  readonly points: number;
  readonly source: "architect" | "bailiff" | "bonus" | "emperor" | "grand_master" | "king" | "knight" | "pope";
}

export interface Price {
  readonly price: readonly [number, number, number, number];
  readonly savings?: readonly Saving[];
  readonly bonus?: number;
  readonly is_short?: boolean;
}

export interface Saving {
  readonly why: "character" | "neighbours" | "upgrade";
  readonly good: "brick" | "gold" | "stone" | "wood";
  readonly number: number;
}

export interface Shuffled {
  readonly kind: "shuffled";
  readonly owner: number;
  readonly pile: string;
  readonly cards: number;
}

export interface Taken {
  readonly kind: "taken";
  readonly seat: number;
  readonly good: "brick" | "gold" | "stone" | "wood";
  readonly number: number;
}

export interface TurnBegan {
  readonly kind: "turn_began";
  readonly seat: number;
  readonly turn: number;
}

export interface TurnEnded {
  readonly kind: "turn_ended";
  readonly seat: number;
  readonly cards: number;
}

export interface Upgrade {
  readonly kind: "upgrade";
  readonly building: string;
}

export interface Upgraded {
  readonly kind: "upgraded";
  readonly seat: number;
  readonly building: string;
}

export interface Use {
  readonly kind: "use";
}

export interface VallettaExplanation {
  readonly rules: readonly string[];
  readonly prices: readonly (Price | null)[];
  readonly upgrade_costs: readonly (readonly [number, number, number, number])[];
  readonly outcomes: readonly Outcome[];
  readonly payments: readonly (readonly [number, number, number, number])[];
  readonly more_payments: number;
}

export interface VallettaView {
  readonly game: "valletta";
  readonly you: number | null;
  readonly actor: number;
  readonly moves: readonly Move[];
  readonly data: string | null;
  readonly turn: number;
  readonly question: string;
  readonly seats: number;
  readonly start_seat: number;
  readonly options: { readonly [key: string]: boolean | number | string };
  readonly turns: number;
  readonly jean: number;
  readonly barrels_turned: readonly ("brick" | "gold" | "stone" | "wood")[];
  readonly barrels_left: { readonly [key in "brick" | "gold" | "stone" | "wood"]: number };
  readonly layout: readonly BuildingView[];
  readonly chosen: readonly string[];
  readonly pool: { readonly [key in "apprentice" | "architect_laparelli" | "bailiff_schilling" | "banker" | "brick_master" | "brickmaker" | "builder" | "carpenter" | "chamberlain" | "emperor_charles_v" | "foreman" | "grand_master_del_monte" | "innkeeper" | "jean_de_la_valette" | "joiner" | "king_philip_ii" | "knight_rekuk" | "lumberjack" | "maid" | "mason" | "merchant" | "monk" | "nun" | "pope_pius_v" | "roofer" | "seamstress" | "shopkeeper" | "stone_carver" | "stonecutter" | "tax_collector" | "trader"]: number };
  readonly supply: readonly [number, number, number, number] | null;
  readonly draft_set: readonly ("brick" | "gold" | "stone" | "wood")[];
  readonly shuffling: string;
  readonly shuffler: number;
  readonly plays: number;
  readonly function: "apprentice" | "architect_laparelli" | "bailiff_schilling" | "banker" | "brick_master" | "brickmaker" | "builder" | "carpenter" | "chamberlain" | "emperor_charles_v" | "foreman" | "grand_master_del_monte" | "innkeeper" | "jean_de_la_valette" | "joiner" | "king_philip_ii" | "knight_rekuk" | "lumberjack" | "maid" | "mason" | "merchant" | "monk" | "nun" | "pope_pius_v" | "roofer" | "seamstress" | "shopkeeper" | "stone_carver" | "stonecutter" | "tax_collector" | "trader" | null;
  readonly victims: readonly number[];
  readonly giver: number;
  readonly bonus_due: boolean;
  readonly target: string | null;
  readonly cost: readonly [number, number, number, number];
  readonly payment: readonly [number, number, number, number];
  readonly proposed: readonly [number, number, number, number] | null;
  readonly paying: "brick" | "gold" | "stone" | "wood" | null;
  readonly proposing: boolean;
  readonly end_flagged: boolean;
  readonly end_trigger: "houses" | "jean" | "points" | null;
  readonly end_phase: boolean;
  readonly players: readonly PlayerView[];
}

export interface WithoutFunction {
  readonly kind: "without_function";
  readonly seat: number;
  readonly character: "apprentice" | "architect_laparelli" | "bailiff_schilling" | "banker" | "brick_master" | "brickmaker" | "builder" | "carpenter" | "chamberlain" | "emperor_charles_v" | "foreman" | "grand_master_del_monte" | "innkeeper" | "jean_de_la_valette" | "joiner" | "king_philip_ii" | "knight_rekuk" | "lumberjack" | "maid" | "mason" | "merchant" | "monk" | "nun" | "pope_pius_v" | "roofer" | "seamstress" | "shopkeeper" | "stone_carver" | "stonecutter" | "tax_collector" | "trader";
}

export type Move =
  | Choose
  | ChoosePair
  | Play
  | Build
  | Upgrade
  | PayProposed
  | PayAmount
  | Payment
  | Dismiss
  | Hire
  | Use
  | Decline;

export type GameEvent =
  | Shuffled
  | Drafted
  | TurnBegan
  | CardPlayed
  | WithoutFunction
  | Copied
  | Declined
  | Taken
  | Forfeited
  | Paid
  | Given
  | JeanMoved
  | BarrelTurned
  | Dismissed
  | Hired
  | Built
  | Upgraded
  | PointsScored
  | EndTriggered
  | TurnEnded
  | Drawn
  | CardDrawn
  | EndPhaseBegan
  | DroppedOut
  | GameEnded;

export type View = VallettaView;

export type Explanation = VallettaExplanation;

/** The rule of the canon that explains each thing of the table. */
export const RULE_OF = {
  shopkeeper: "V-CHAR-SHOPKEEPER-1",
  lumberjack: "V-CHAR-LUMBERJACK-1",
  stonecutter: "V-CHAR-STONECUTTER-1",
  brickmaker: "V-CHAR-BRICKMAKER-1",
  maid: "V-CHAR-MAID-1",
  builder: "V-CHAR-BUILDER-1",
  apprentice: "V-CHAR-APPRENTICE-1",
  jean_de_la_valette: "V-CHAR-JEAN-1",
  banker: "V-CHAR-BANKER-1",
  joiner: "V-CHAR-JOINER-1",
  stone_carver: "V-CHAR-STONE_CARVER-1",
  brick_master: "V-CHAR-BRICK_MASTER-1",
  monk: "V-CHAR-MONK-1",
  roofer: "V-CHAR-ROOFER-1",
  trader: "V-CHAR-TRADER-1",
  seamstress: "V-CHAR-SEAMSTRESS-1",
  merchant: "V-CHAR-MERCHANT-1",
  foreman: "V-CHAR-FOREMAN-1",
  chamberlain: "V-CHAR-CHAMBERLAIN-1",
  mason: "V-CHAR-MASON-1",
  innkeeper: "V-CHAR-INNKEEPER-1",
  nun: "V-CHAR-NUN-1",
  carpenter: "V-CHAR-CARPENTER-1",
  tax_collector: "V-CHAR-TAX_COLLECTOR-1",
  architect_laparelli: "V-CHAR-ARCHITECT-1",
  bailiff_schilling: "V-CHAR-BAILIFF-1",
  grand_master_del_monte: "V-CHAR-GRAND_MASTER-1",
  pope_pius_v: "V-CHAR-POPE-1",
  emperor_charles_v: "V-CHAR-EMPEROR-1",
  king_philip_ii: "V-CHAR-KING-1",
  knight_rekuk: "V-CHAR-KNIGHT-1",
  turn: "V-TURN-02",
  neighbours: "V-ADJ-01",
  upgrade: "V-UPG-03",
  substitutes: "V-SUB-01",
  bonus: "V-BONUS-01",
  pool: "V-CHAR-JEAN-8",
  houses: "V-BUILD-09",
  end_phase: "V-END-09",
  proposed: "V-COST-06",
} as const;

/** Values of the rules that no house data changes. */
export const NUMBERS = {
  bonus: 2,
  substitutes: 3,
} as const;

/** The components that draws are made from where no house data is played, by the word of the record. */
export const DRAWN_FROM: Sources = {"barrels":{"of":{"gold":7,"wood":6,"stone":6,"brick":6},"whole":true,"most":0,"again":false,"tops":{}},"hand":{"of":{"shopkeeper":1,"lumberjack":1,"stonecutter":1,"brickmaker":1,"maid":1,"builder":1,"apprentice":1,"jean_de_la_valette":1},"whole":true,"most":0,"again":false,"tops":{}},"reshuffle":{"of":{"shopkeeper":4,"lumberjack":4,"stonecutter":4,"brickmaker":4,"maid":4,"builder":8,"apprentice":4,"jean_de_la_valette":4,"banker":3,"joiner":3,"stone_carver":3,"brick_master":3,"monk":1,"roofer":2,"trader":1,"seamstress":1,"merchant":1,"foreman":1,"chamberlain":1,"mason":2,"innkeeper":1,"nun":1,"carpenter":2,"tax_collector":1,"architect_laparelli":1,"bailiff_schilling":1,"grand_master_del_monte":1,"pope_pius_v":2,"emperor_charles_v":1,"king_philip_ii":2,"knight_rekuk":2},"whole":false,"most":0,"again":false,"tops":{}},"merge":{"of":{"shopkeeper":4,"lumberjack":4,"stonecutter":4,"brickmaker":4,"maid":4,"builder":8,"apprentice":4,"jean_de_la_valette":4,"banker":3,"joiner":3,"stone_carver":3,"brick_master":3,"monk":1,"roofer":2,"trader":1,"seamstress":1,"merchant":1,"foreman":1,"chamberlain":1,"mason":2,"innkeeper":1,"nun":1,"carpenter":2,"tax_collector":1,"architect_laparelli":1,"bailiff_schilling":1,"grand_master_del_monte":1,"pope_pius_v":2,"emperor_charles_v":1,"king_philip_ii":2,"knight_rekuk":2},"whole":false,"most":0,"again":false,"tops":{}},"green":{"of":{"building_g01":1,"building_g02":1,"building_g03":1,"building_g04":1,"building_g05":1,"building_g06":1,"building_g07":1,"building_g08":1,"building_g09":1,"building_g10":1,"building_g11":1,"building_g12":1},"whole":true,"most":0,"again":false,"tops":{}},"blue":{"of":{"building_b01":1,"building_b02":1,"building_b03":1,"building_b04":1,"building_b05":1,"building_b06":1,"building_b07":1,"building_b08":1,"building_b09":1,"building_b10":1,"building_b11":1,"building_b12":1,"building_b13":1,"building_b14":1,"building_b15":1},"whole":true,"most":0,"again":false,"tops":{}},"yellow":{"of":{"building_y01":1,"building_y02":1,"building_y03":1,"building_y04":1,"building_y05":1,"building_y06":1,"building_y07":1,"building_y08":1,"building_y09":1,"building_y10":1},"whole":true,"most":0,"again":false,"tops":{}},"stack":{"of":{"building_g01":1,"building_g02":1,"building_g03":1,"building_g04":1,"building_g05":1,"building_g06":1,"building_g07":1,"building_g08":1,"building_g09":1,"building_g10":1,"building_g11":1,"building_g12":1,"building_b01":1,"building_b02":1,"building_b03":1,"building_b04":1,"building_b05":1,"building_b06":1,"building_b07":1,"building_b08":1,"building_b09":1,"building_b10":1,"building_b11":1,"building_b12":1,"building_b13":1,"building_b14":1,"building_b15":1,"building_y01":1,"building_y02":1,"building_y03":1,"building_y04":1,"building_y05":1,"building_y06":1,"building_y07":1,"building_y08":1,"building_y09":1,"building_y10":1},"whole":false,"most":0,"again":false,"tops":{"green":{"2":6,"3":8,"4":10},"blue":{"2":8,"3":10,"4":12},"yellow":{"2":6,"3":7,"4":8}}}};

/** The fields of moves and events that name a seat. */
export const SEAT_FIELDS: { readonly [kind: string]: readonly string[] } = {
  barrel_turned: ["seat"],
  built: ["seat"],
  card_drawn: ["seat"],
  card_played: ["seat"],
  copied: ["seat"],
  declined: ["seat"],
  dismissed: ["seat"],
  drafted: ["seat"],
  drawn: ["seat"],
  dropped_out: ["seat"],
  end_phase_began: ["seat"],
  end_triggered: ["seat"],
  forfeited: ["seat"],
  given: ["seat", "to"],
  hired: ["seat"],
  jean_moved: ["seat"],
  paid: ["seat"],
  points_scored: ["seat"],
  shuffled: ["owner"],
  taken: ["seat"],
  turn_began: ["seat"],
  turn_ended: ["seat"],
  upgraded: ["seat"],
  without_function: ["seat"],
};
