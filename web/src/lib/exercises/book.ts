/** What this browser remembers of its puzzles: a rating for each game, what was answered, and the puzzles of the day. */
import type { Rating } from '../protocol/messages';
import type { Shelf } from '../table/memory';

export interface Page {
  readonly rating: Rating;
  /** Answered, the latest last. */
  readonly seen: readonly string[];
  /** Of these, solved on the first try. */
  readonly solved: number;
}
interface Book {
  readonly games: { readonly [game: string]: Page };
  /** On which the puzzle of the day was answered, such as 2026-11-17. */
  readonly days: readonly string[];
}

const STORED = 'auberge.puzzles';
const BEGINNING: Page = { rating: { value: 1000, answers: 0 }, seen: [], solved: 0 };
const MOST_SEEN = 1000;
const MOST_DAYS = 400;
const DAY = 86_400_000;

const isFields = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null;
const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

function readPage(value: unknown): Page {
  if (!isFields(value) || !isFields(value['rating'])) return BEGINNING;
  const { value: rating, answers } = value['rating'];
  if (typeof rating !== 'number' || typeof answers !== 'number') return BEGINNING;
  const solved = typeof value['solved'] === 'number' ? value['solved'] : 0;
  return { rating: { value: rating, answers }, seen: textsIn(value['seen']), solved };
}

export class PuzzleBook {
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  pageOf(game: string): Page {
    return this.#read().games[game] ?? BEGINNING;
  }
  /** Whether this puzzle was answered before: then it counts no more. */
  knows(game: string, puzzle: string): boolean {
    return this.pageOf(game).seen.includes(puzzle);
  }
  answer(game: string, puzzle: string, rating: Rating, solved: boolean): void {
    const { games, days } = this.#read();
    const page = this.pageOf(game);
    const seen = [...page.seen.filter((id) => id !== puzzle), puzzle].slice(-MOST_SEEN);
    this.#write({ games: { ...games, [game]: { rating, seen, solved: page.solved + Number(solved) } }, days });
  }

  hasAnswered(day: string): boolean {
    return this.#read().days.includes(day);
  }
  answerOn(day: string): void {
    const { games, days } = this.#read();
    this.#write({ games, days: [...new Set([...days, day])].sort().slice(-MOST_DAYS) });
  }
  /** How many days in a row up to this one, or up to the day before it, the puzzle of the day was answered. */
  inARow(day: string): number {
    const days = new Set(this.#read().days);
    let at = Date.parse(day);
    const has = (time: number): boolean => days.has(new Date(time).toISOString().slice(0, 10));
    if (Number.isNaN(at)) return 0;
    if (!has(at)) at -= DAY;
    let row = 0;
    for (; has(at); at -= DAY) row += 1;
    return row;
  }

  #write(book: Book): void {
    this.#shelf.setItem(STORED, JSON.stringify(book));
  }
  #read(): Book {
    try {
      const found: unknown = JSON.parse(this.#shelf.getItem(STORED) ?? '{}');
      if (!isFields(found)) return { games: {}, days: [] };
      const games = isFields(found['games']) ? found['games'] : {};
      const pages = Object.entries(games).map(([game, page]) => [game, readPage(page)] as const);
      return { games: Object.fromEntries(pages), days: textsIn(found['days']) };
    } catch {
      return { games: {}, days: [] };
    }
  }
}
