/** The wish for a new table while it is being put together. */
import { favourite } from '$lib/pieces/seats';
import type { GameInfo, OpenTable, OptionInfo, SeatInfo } from '$lib/protocol/messages';

export type Holder = SeatInfo['holder'];
export type OptionValue = OptionInfo['default'];
export interface SeatWish {
  holder: Holder;
  name: string;
  bot: string;
}
export interface TableWish {
  seats: SeatWish[];
  /** The seat that begins; null: it is drawn. */
  start: number | null;
  options: { [name: string]: OptionValue };
  name: string;
  /** House data in place of the printed values. */
  data: string | null;
  /** Where it is a secret who is asked: seconds before a pass takes hold, on average. */
  answerWait: number;
  /** Seconds until the clock passes; 0: when the wait is over, null: never. */
  answerLimit: number | null;
  /** People may write to each other in their own words. */
  freeText: boolean;
}

export const ANSWER_WAITS: readonly number[] = [0.5, 1.2, 3, 6];
export const ANSWER_LIMITS: readonly (number | null)[] = [null, 10, 20, 30, 60, 0];

export const newSeat = (game: GameInfo, holder: Holder, name = '', bot = favourite(game.bots)): SeatWish => ({
  holder,
  name,
  bot,
});

/** What most people want: oneself and one computer player, the rules as they are. */
export function defaultWish(game: GameInfo, yourName: string, bot = favourite(game.bots)): TableWish {
  const seats = [newSeat(game, 'here', yourName, bot)];
  while (seats.length < game.min_seats) seats.push(newSeat(game, 'bot', '', bot));
  return {
    seats,
    start: null,
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    name: '',
    data: null,
    answerWait: 1.2,
    answerLimit: null,
    freeText: false,
  };
}

/** Whether a table of this size may choose a value. */
export function mayChoose(option: OptionInfo, value: OptionValue, seats: number): boolean {
  const most = option.most_seats[String(value)];
  return most === undefined || seats <= most;
}

/** Options that fit the number of seats: what does not falls back to its default. */
export function fitting(game: GameInfo, wish: TableWish): { [name: string]: OptionValue } {
  return Object.fromEntries(
    game.options.map((option) => {
      const value = wish.options[option.name] ?? option.default;
      return [option.name, mayChoose(option, value, wish.seats.length) ? value : option.default];
    }),
  );
}

/** The preset the options make, or null if they are nobody's. */
export function presetOf(game: GameInfo, options: TableWish['options']): string | null {
  const named = Object.entries(game.presets).find(([, values]) =>
    game.options.every((option) => options[option.name] === (values[option.name] ?? option.default)),
  );
  return named?.[0] ?? null;
}

export const withPreset = (game: GameInfo, preset: string | null): TableWish['options'] =>
  Object.fromEntries(
    game.options.map((option) => [option.name, game.presets[preset ?? '']?.[option.name] ?? option.default]),
  );

/** The name a computer player bears: one of the house's that nobody else at the table has. */
export function botName(wish: TableWish, number: number, house: readonly string[]): string {
  const others = wish.seats.filter((seat) => seat.holder !== 'bot');
  const taken = new Set(others.map((seat) => seat.name.trim().toLocaleLowerCase()));
  const before = wish.seats.slice(0, number).filter((seat) => seat.holder === 'bot').length;
  return house.filter((name) => !taken.has(name.toLocaleLowerCase()))[before] ?? house[0] ?? '';
}

/** The message; `nameOf` names whoever was not named: seats at this screen and computer players. */
export function orderOf(
  game: GameInfo,
  wish: TableWish,
  nameOf: (seat: SeatWish, number: number) => string,
): OpenTable {
  const names = new Set<string>();
  const unique = (name: string): string => {
    let [candidate, number] = [name, 2];
    while (candidate !== '' && names.has(candidate)) candidate = `${name} ${number++}`;
    names.add(candidate);
    return candidate;
  };
  return {
    game: game.name,
    name: wish.name.trim(),
    start_seat: wish.start,
    options: fitting(game, wish),
    data: wish.data,
    free_text: wish.freeText && wish.seats.some(({ holder }) => holder === 'link'),
    ...(game.asks.length > 0 ? { answer_wait: wish.answerWait, answer_limit: wish.answerLimit } : {}),
    seats: wish.seats.map((seat, number) => ({
      holder: seat.holder,
      name: unique(seat.name.trim() || nameOf(seat, number)),
      bot: seat.holder === 'bot' ? seat.bot : null,
    })),
  };
}
