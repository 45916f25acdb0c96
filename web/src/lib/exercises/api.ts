/** Exercises, over HTTP. */
import type {
  ExerciseAnswer,
  ExerciseTry,
  PuzzleAnswer,
  PuzzleInfo,
  PuzzleNow,
  PuzzleShelf,
  PuzzleTry,
  PuzzleWish,
  SecondTry,
} from '../protocol/messages';
import { ask, posted } from '../table/api';

const pathOf = (table: string, seat: number, number: number): string =>
  `/api/tables/${encodeURIComponent(table)}/exercises/${seat}/${number}`;

/** A costly decision of a finished game, to be made again. */
export const secondTry = (table: string, seat: number, number: number): Promise<SecondTry> =>
  ask(pathOf(table, seat, number));

/** How good a move is there. */
export const judgeAgain = (table: string, seat: number, number: number, said: ExerciseTry): Promise<ExerciseAnswer> =>
  ask(pathOf(table, seat, number), posted(said));

export const puzzleShelf = (): Promise<PuzzleShelf> => ask('/api/puzzles');

/** The puzzle that suits somebody best. */
export const nextPuzzle = (game: string, wish: PuzzleWish): Promise<PuzzleInfo> =>
  ask(`/api/puzzles/${encodeURIComponent(game)}`, posted(wish));

const puzzlePath = (game: string, id: string): string =>
  `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;

export const puzzleOf = (game: string, id: string): Promise<PuzzleNow> => ask(puzzlePath(game, id));

/** How good a move is there, and what rating that leads to. */
export const solvePuzzle = (game: string, id: string, said: PuzzleTry): Promise<PuzzleAnswer> =>
  ask(puzzlePath(game, id), posted(said));
