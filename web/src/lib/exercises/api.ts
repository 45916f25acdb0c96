/** Exercises, over HTTP. */
import type { ExerciseAnswer, ExerciseTry, SecondTry } from '../protocol/messages';
import { ask, posted } from '../table/api';

const pathOf = (table: string, seat: number, number: number): string =>
  `/api/tables/${encodeURIComponent(table)}/exercises/${seat}/${number}`;

/** A costly decision of a finished game, to be made again. */
export const secondTry = (table: string, seat: number, number: number): Promise<SecondTry> =>
  ask(pathOf(table, seat, number));

/** How good a move is there. */
export const judgeAgain = (table: string, seat: number, number: number, said: ExerciseTry): Promise<ExerciseAnswer> =>
  ask(pathOf(table, seat, number), posted(said));
