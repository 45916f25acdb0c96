/** The lobby and a table's past, over HTTP. */
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

/** The server said no, and why; or it could not be reached. */
export class ApiError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.key);
    this.problem = problem;
  }
}

const UNREACHABLE: Problem = { key: 'web-unreachable', values: {}, rule: null };

async function fetched(path: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(base + path, init);
  } catch {
    throw new ApiError(UNREACHABLE);
  }
}

/** Asks the server for something; ApiError if it says no, or cannot be reached. */
export async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetched(path, init);
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

export const openTable = (wish: OpenTable): Promise<TableOpened> => ask('/api/tables', posted(wish));

/** Another table with these seats and the same rules, whatever becomes of the first. */
export const openAnother = (table: TableInfo, seats: readonly SeatInfo[]): Promise<TableOpened> =>
  openTable({
    game: table.game,
    name: table.name,
    options: table.options,
    answer_wait: table.answer_wait,
    answer_limit: table.answer_limit,
    coach: table.coach,
    seats: seats.map(({ name, holder, bot }) => ({ name, holder, bot: holder === 'bot' ? bot : null })),
  });

export const tableInfo = (id: string): Promise<TableInfo> => ask(tablePath(id));

/** The house data a table is played with, as TOML. */
export async function houseDataOf(id: string): Promise<string> {
  const response = await fetched(`${tablePath(id)}/data`);
  if (!response.ok) throw new ApiError(UNREACHABLE);
  return response.text();
}

export const tableStatus = (tables: readonly string[]): Promise<readonly TableStatus[]> =>
  ask('/api/tables/status', posted({ tables }));

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

/** Where the game can be downloaded as a file. */
export const recordPath = (id: string): string => `${base}${tablePath(id)}/record`;

/** What is in that file; nobody has looked yet whether it is a record. */
export const recordOf = (id: string): Promise<unknown> => ask(`${tablePath(id)}/record`, { cache: 'no-store' });
