/** What this browser remembers of its lessons: those that are done, and where one was left. */
import type { LessonState } from '../protocol/messages';
import type { Shelf } from '../table/memory';

interface Book {
  readonly done: readonly string[];
  readonly left: { readonly [lesson: string]: LessonState };
}

const STORED = 'auberge.lessons';
const NOTHING: Book = { done: [], left: {} };
export const START: LessonState = { step: 0, moves: [], wrong: 0, reached: false };

const isFields = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

function readState(value: unknown): LessonState | null {
  if (!isFields(value)) return null;
  const { step, moves, wrong, reached } = value;
  if (typeof step !== 'number' || typeof wrong !== 'number' || !Array.isArray(moves)) return null;
  return { step, moves: moves.filter(isText), wrong, reached: reached === true };
}

export class Progress {
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** Whether any lesson was ever opened here. */
  get hasBegun(): boolean {
    const { done, left } = this.#read();
    return done.length + Object.keys(left).length > 0;
  }
  isDone(lesson: string): boolean {
    return this.#read().done.includes(lesson);
  }
  /** Where the learner stands in a lesson; null: not in it. */
  stateOf(lesson: string): LessonState | null {
    return this.#read().left[lesson] ?? null;
  }

  /** The learner stands there now. */
  leave(lesson: string, state: LessonState): void {
    const { done, left } = this.#read();
    this.#write({ done, left: { ...left, [lesson]: state } });
  }
  /** The lesson is done; whoever opens it again begins anew. */
  finish(lesson: string): void {
    const { done, left } = this.#read();
    const others = Object.entries(left).filter(([id]) => id !== lesson);
    this.#write({ done: [...new Set([...done, lesson])], left: Object.fromEntries(others) });
  }

  #write(book: Book): void {
    this.#shelf.setItem(STORED, JSON.stringify(book));
  }
  #read(): Book {
    try {
      const found: unknown = JSON.parse(this.#shelf.getItem(STORED) ?? '{}');
      if (!isFields(found)) return NOTHING;
      const { done, left } = found;
      const states = Object.entries(isFields(left) ? left : {}).flatMap(([id, value]) => {
        const state = readState(value);
        return state === null ? [] : [[id, state] as const];
      });
      return { done: Array.isArray(done) ? done.filter(isText) : [], left: Object.fromEntries(states) };
    } catch {
      return NOTHING;
    }
  }
}
