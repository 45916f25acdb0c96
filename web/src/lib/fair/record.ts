/** The record of a finished game, as far as its chance is concerned (core/record.py writes it). */
import { isNumber, type Contribution } from './chance';

/** What an entry (from 1; 0: the start seat) was drawn from: words with spaces between them. */
export interface ToldLot {
  readonly entry: number;
  readonly of: string;
  readonly number: number;
  readonly again: boolean;
}
export interface SealedRecord {
  readonly game: string;
  readonly seats: number;
  /** From 1. */
  readonly start_seat: number;
  readonly entries: readonly string[];
  /** It was played with a data file of the host's own. */
  readonly custom: boolean;
  readonly chance: {
    readonly table: string;
    readonly seal: string;
    readonly contributions: readonly Contribution[];
    readonly secret: string;
    readonly salt: string;
    readonly draws_start: boolean;
    readonly draws: readonly ToldLot[];
  };
}

/** There is nothing to check, or it cannot be read: the key of the sentence that says so. */
export class Uncheckable extends Error {
  constructor(readonly key: 'verify-not-sealed' | 'verify-not-opened' | 'web-fair-unreadable') {
    super(key);
  }
}

/** In characters. No game has a lot near this; a longer one would only keep this device busy. */
const LONGEST_LOT = 50_000;
const MOST_PICKS = 500;

type Fields = { readonly [name: string]: unknown };
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const isContribution = (value: unknown): value is Contribution =>
  isFields(value) &&
  isCount(value['seat']) &&
  isNumber(value['promise']) &&
  (value['number'] === null || isNumber(value['number']));

const isLot = (value: unknown): value is ToldLot =>
  isFields(value) &&
  isCount(value['entry']) &&
  isText(value['of']) &&
  value['of'].length <= LONGEST_LOT &&
  isCount(value['number']) &&
  value['number'] <= MOST_PICKS &&
  typeof value['again'] === 'boolean';

const isList = <T>(value: unknown, isOne: (one: unknown) => one is T): value is readonly T[] =>
  Array.isArray(value) && value.every(isOne);

/** Seats are in order and at the table, each but once. */
const inOrder = (seats: readonly number[], most: number): boolean =>
  seats.every((seat, k) => seat > (seats[k - 1] ?? 0) && seat <= most);

/** The record in an answer of a server, or in a file. Uncheckable says why there is none. */
export function readRecord(found: unknown): SealedRecord {
  if (!isFields(found) || found['format'] !== 'auberge-record') throw new Uncheckable('web-fair-unreadable');
  const { game, seats, start_seat, entries, data, chance } = found;
  if (chance === undefined || chance === null) throw new Uncheckable('verify-not-sealed');
  if (!isFields(chance)) throw new Uncheckable('web-fair-unreadable');
  const { table, seal, contributions, secret, salt, draws_start, draws } = chance;
  if (secret === null || salt === null) throw new Uncheckable('verify-not-opened');
  if (
    !isText(game) ||
    !isCount(seats) ||
    !isCount(start_seat) ||
    !isList(entries, isText) ||
    !isText(table) ||
    !isNumber(seal) ||
    !isNumber(secret) ||
    !isNumber(salt) ||
    !isList(contributions, isContribution) ||
    !inOrder(
      contributions.map(({ seat }) => seat),
      seats,
    ) ||
    typeof draws_start !== 'boolean' ||
    !isList(draws, isLot)
  )
    throw new Uncheckable('web-fair-unreadable');
  const told = { table, seal, contributions, secret, salt, draws_start, draws };
  return { game, seats, start_seat, entries, custom: (data ?? null) !== null, chance: told };
}
