/** The form of a new table while it is being filled in. */
import { favourite } from '$lib/pieces/seats';
import type { Degree } from '$lib/table/coaching.svelte';
import type { GameInfo, OpenTable, OptionInfo, SeatInfo } from '$lib/protocol/messages';

export type Holder = SeatInfo['holder'];
export type OptionValue = OptionInfo['default'];
export interface SeatForm {
  holder: Holder;
  name: string;
  bot: string;
}
export interface TableForm {
  seats: SeatForm[];
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
  /** How much of a coach is wished for; null: nobody has said. */
  coach: Degree | null;
}

export const ANSWER_WAITS: readonly number[] = [0.5, 1.2, 3, 6];
export const ANSWER_LIMITS: readonly (number | null)[] = [null, 10, 20, 30, 60, 0];

export const newSeat = (game: GameInfo, holder: Holder, name = '', bot = favourite(game.bots)): SeatForm => ({
  holder,
  name,
  bot,
});

/** What most people want: oneself and one computer player, the rules as they are. */
export function defaultForm(game: GameInfo, yourName: string, bot = favourite(game.bots)): TableForm {
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
    coach: null,
  };
}

/** The form for a table that this browser keeps: nobody comes by a link, and only those play who can be had here. */
export const keptHere = (game: GameInfo, form: TableForm, bot: string): TableForm => ({
  ...form,
  seats: form.seats.map((seat) => ({
    ...seat,
    holder: seat.holder === 'link' ? 'here' : seat.holder,
    bot: game.bots.includes(seat.bot) ? seat.bot : bot,
  })),
});

/** Whoever plays with computers alone. */
export const isAlone = (form: TableForm): boolean => form.seats.filter(({ holder }) => holder !== 'bot').length === 1;

/** What is offered until somebody says otherwise: a coach for whoever opens a first table, alone with computers. */
export const coachOf = (form: TableForm, first: boolean): Degree =>
  form.coach ?? (first && isAlone(form) ? 'blunders' : 'off');

/** Whether a table of this size may choose a value. */
export function mayChoose(option: OptionInfo, value: OptionValue, seats: number): boolean {
  const most = option.most_seats[String(value)];
  return most === undefined || seats <= most;
}

/** Options that fit the number of seats: what does not falls back to its default. */
export function fitting(game: GameInfo, form: TableForm): { [name: string]: OptionValue } {
  return Object.fromEntries(
    game.options.map((option) => {
      const value = form.options[option.name] ?? option.default;
      return [option.name, mayChoose(option, value, form.seats.length) ? value : option.default];
    }),
  );
}

/** The preset the options make, or null if they are nobody's. */
export function presetOf(game: GameInfo, options: TableForm['options']): string | null {
  const named = Object.entries(game.presets).find(([, values]) =>
    game.options.every((option) => options[option.name] === (values[option.name] ?? option.default)),
  );
  return named?.[0] ?? null;
}

export const withPreset = (game: GameInfo, preset: string | null): TableForm['options'] =>
  Object.fromEntries(
    game.options.map((option) => [option.name, game.presets[preset ?? '']?.[option.name] ?? option.default]),
  );

/** The name a computer player bears: one of the house's that nobody else at the table has. */
export function botName(form: TableForm, number: number, house: readonly string[]): string {
  const others = form.seats.filter((seat) => seat.holder !== 'bot');
  const taken = new Set(others.map((seat) => seat.name.trim().toLocaleLowerCase()));
  const before = form.seats.slice(0, number).filter((seat) => seat.holder === 'bot').length;
  return house.filter((name) => !taken.has(name.toLocaleLowerCase()))[before] ?? house[0] ?? '';
}

/** The message; `nameOf` names whoever was not named: seats at this screen and computer players. */
export function orderOf(
  game: GameInfo,
  form: TableForm,
  nameOf: (seat: SeatForm, number: number) => string,
  coach: Degree = 'off',
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
    name: form.name.trim(),
    start_seat: form.start,
    options: fitting(game, form),
    data: form.data,
    coach,
    free_text: form.freeText && form.seats.some(({ holder }) => holder === 'link'),
    ...(game.asks.length > 0 ? { answer_wait: form.answerWait, answer_limit: form.answerLimit } : {}),
    seats: form.seats.map((seat, number) => ({
      holder: seat.holder,
      name: unique(seat.name.trim() || nameOf(seat, number)),
      bot: seat.holder === 'bot' ? seat.bot : null,
    })),
  };
}
