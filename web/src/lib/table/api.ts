/** The lobby and a table's past, over HTTP. */
import { saveFile } from '../pieces/files';
import type {
  Again,
  DataChecked,
  DataFacts,
  GameInfo,
  Log,
  Moment,
  OpenTable,
  Problem,
  ReviewState,
  SeatInfo,
  Story,
  TableInfo,
  TableOpened,
  TableStatus,
} from '../protocol/messages';

import { base } from '../base';
import { localHouse } from '../offline/house.svelte';
import { lastSeen } from '../offline/last_seen';
import { isAboutHere, isAlone, isAnywhere, isHere } from '../offline/whose';

/** The server said no, and why; or it could not be reached. */
export class ApiError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.key);
    this.problem = problem;
  }
}

const REACH = '/api/reach';
/** Milliseconds before a table is asked for again that no server process has for a moment. */
const MOVING_PAUSES: readonly number[] = [200, 500, 1_000, 2_000];
const UNREACHABLE: Problem = { key: 'web-unreachable', values: {}, rule: null };

/** The house on this device is asked as a server would be. */
async function fetchedHere(path: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await localHouse.ask(path, init);
  } catch {
    throw new ApiError(localHouse.problem ?? UNREACHABLE);
  }
}

async function fetched(path: string, init: RequestInit = {}): Promise<Response> {
  if (isAlone && path.startsWith(REACH)) throw new ApiError(UNREACHABLE); // nobody else reaches this device
  if (isAlone || isAboutHere(path)) return fetchedHere(path, init);
  try {
    return await fetch(base + path, init);
  } catch {
    if (isAnywhere(path) && (await localHouse.isInstalled())) return fetchedHere(path, init);
    throw new ApiError(UNREACHABLE);
  }
}

/** Asks the server for something, again if a table is just moving; ApiError if it says no, or cannot be reached. */
export async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  for (const pause of MOVING_PAUSES) {
    try {
      return await answerOf<Answer>(fetched(path, init));
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.problem.key !== 'server-elsewhere') throw problem;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return answerOf<Answer>(fetched(path, init));
}

const askHere = <Answer>(path: string, init: RequestInit = {}): Promise<Answer> => answerOf(fetchedHere(path, init));

async function answerOf<Answer>(fetching: Promise<Response>): Promise<Answer> {
  const response = await fetching;
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as Answer;
  const problem = answer as Partial<Problem> | null;
  if (typeof problem?.key !== 'string') throw new ApiError(UNREACHABLE);
  throw new ApiError({ key: problem.key, values: problem.values ?? {}, rule: problem.rule ?? null });
}

export const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});
const seatHeader = (secrets: readonly string[]): { [name: string]: string } =>
  secrets.length > 0 ? { 'X-Auberge-Seats': secrets.join(' ') } : {};
const tablePath = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const listGames = (): Promise<readonly GameInfo[]> => ask('/api/games');

/** The games as the server has them; ApiError if it cannot be reached, whatever is on this device. */
export const listGamesThere = (): Promise<readonly GameInfo[]> =>
  answerOf(
    fetch(`${base}/api/games`).catch(() => {
      throw new ApiError(UNREACHABLE);
    }),
  );

/** The games as they are played on this device, without a server. */
export const listGamesHere = (): Promise<readonly GameInfo[]> => askHere('/api/games');

const gameData = (game: string): string => `/api/games/${encodeURIComponent(game)}/data`;

/** Where the data file of a game can be downloaded. */
export const dataPath = (game: string): string => base + gameData(game);

/** Whether a data file can be played, and what is worth a word; opens nothing. */
export const checkData = (game: string, data: string): Promise<DataChecked> =>
  ask(`${gameData(game)}/check`, posted({ data }));

/** The data file of a game as JSON, with the sources of its values. */
export const shippedFacts = (game: string): Promise<DataFacts> => ask(`${gameData(game)}/facts`);

/** What stands in a data file, whether or not it can be played; opens nothing. */
export const factsIn = (game: string, data: string): Promise<DataFacts> =>
  ask(`${gameData(game)}/facts`, posted({ data }));

/** Opens a table: at the server, or one that this browser keeps. */
export const openTable = (wish: OpenTable, here = isAlone): Promise<TableOpened> =>
  (here ? askHere : ask)('/api/tables', posted(wish));

/** Another table with these seats and the same rules, whatever becomes of the first. */
export const openAnother = (table: TableInfo, seats: readonly SeatInfo[]): Promise<TableOpened> =>
  openTable(
    {
      game: table.game,
      name: table.name,
      options: table.options,
      answer_wait: table.answer_wait,
      answer_limit: table.answer_limit,
      coach: table.coach,
      seats: seats.map(({ name, holder, bot }) => ({ name, holder, bot: holder === 'bot' ? bot : null })),
    },
    isHere(table.id),
  );

export const tableInfo = (id: string): Promise<TableInfo> => ask(tablePath(id));

/** The house data a table is played with, as TOML. */
export async function houseDataOf(id: string): Promise<string> {
  const response = await fetched(`${tablePath(id)}/data`);
  if (!response.ok) throw new ApiError(UNREACHABLE);
  return response.text();
}

const STATUS = '/api/tables/status';

async function statusHere(tables: readonly string[]): Promise<readonly TableStatus[]> {
  if (localHouse.state !== 'open') return lastSeen.of(tables);
  const found = await askHere<readonly TableStatus[]>(STATUS, posted({ tables }));
  lastSeen.keep(found);
  return found;
}

/** How tables stand; those that this browser keeps, as they were last seen if their house is closed. */
export async function tableStatus(tables: readonly string[]): Promise<readonly TableStatus[]> {
  const here = tables.filter(isHere);
  const there = tables.filter((id) => !isHere(id));
  const found = await Promise.all([
    here.length === 0 ? [] : statusHere(here),
    there.length === 0 || isAlone ? [] : ask<readonly TableStatus[]>(STATUS, posted({ tables: there })),
  ]);
  return found.flat().sort((a, b) => tables.indexOf(a.id) - tables.indexOf(b.id));
}

/** The next table with the same seats; whoever asks later comes to the same one. */
export const playAgain = (id: string, secrets: readonly string[]): Promise<Again> =>
  ask(`${tablePath(id)}/again`, { method: 'POST', headers: seatHeader(secrets) });

/** The table as it stood after so many steps, through the eyes of a seat that is held, or a spectator's. */
export const momentAt = (id: string, step: number, secrets: readonly string[], look: number | null): Promise<Moment> =>
  ask(`${tablePath(id)}/steps/${step}${look === null ? '' : `?look=${look}`}`, { headers: seatHeader(secrets) });

/** Everything that happened, through the same eyes. */
export const logOf = (id: string, secrets: readonly string[], look: number | null): Promise<Log> =>
  ask(`${tablePath(id)}/log${look === null ? '' : `?look=${look}`}`, { headers: seatHeader(secrets) });

export const storyOf = (id: string): Promise<Story> => ask(`${tablePath(id)}/story`);

/** How far the review of a finished game has come, and the review once it is there. */
export const reviewOf = (id: string): Promise<ReviewState> => ask(`${tablePath(id)}/review`);

/** Where the game can be downloaded as a file; a table that this browser keeps has no such address. */
export const recordPath = (id: string): string => `${base}${tablePath(id)}/record`;

/** A link to a file that no server has is followed here: what the house on this device tells is saved. */
export async function saveHere(event: MouseEvent, address: string, name: string): Promise<void> {
  const path = address.slice(base.length);
  if (!isAlone && !isAboutHere(path)) return;
  event.preventDefault();
  const response = await fetchedHere(path);
  if (response.ok) saveFile(await response.blob(), name);
}

/** A game in a file becomes a table that this browser keeps, and finds in its list although no move is made there. */
export async function openRecord(text: string): Promise<TableOpened> {
  const opened = await askHere<TableOpened>('/api/here/records', { method: 'POST', body: text });
  await statusHere([opened.table.id]);
  return opened;
}

/** What the rules find in a record's draws (core/verification.py). */
export interface FoundByRules {
  readonly draws: number;
  readonly fault: string | null;
  readonly values: { readonly [name: string]: string | number };
}

/** Plays the game of a record again on this device and checks its draws; the engine is fetched if it is not here. */
export const checkByRules = (record: unknown): Promise<FoundByRules> =>
  askHere('/api/here/records/check', posted(record));

/** Forgets a table that this browser keeps, with all that was done at it. */
export const forgetHere = (id: string): Promise<unknown> => askHere(tablePath(id), { method: 'DELETE' });

/** What is in that file; nobody has looked yet whether it is a record. */
export const recordOf = (id: string): Promise<unknown> => ask(`${tablePath(id)}/record`, { cache: 'no-store' });
