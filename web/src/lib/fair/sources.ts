/**
 * What the draws of a game can come from by its printed components, and whether the lots of a record do. A page holds no
 * rules: of a pile that changes during the game it knows only what all of it could contain (`src/auberge/core/chance.py`).
 */
import type { Lot } from './chance';

export interface Source {
  /** Each kind of thing with its number of copies, in the order of every lot. */
  readonly of: { readonly [thing: string]: number };
  /** A lot is all of these; else a part that depends on the game so far. */
  readonly whole: boolean;
  /** The highest number of picks; 0: all things of the lot. */
  readonly most: number;
  /** Each pick is from all things: dice. */
  readonly again: boolean;
  /** The part consists of the first things drawn by these words: how many, by number of players. */
  readonly tops: { readonly [word: string]: { readonly [seats: number]: number } };
}
/** By the word of the record. */
export interface Sources {
  readonly [word: string]: Source;
}

/** Checks the lots of one record, in order. */
export class Lots {
  readonly #sources: Sources;
  readonly #seats: number;
  readonly #drawn = new Map<string, readonly string[]>();

  constructor(sources: Sources, seats: number) {
    this.#sources = sources;
    this.#seats = seats;
  }

  /** Whether an entry that begins with this word is a draw. */
  isDraw(word: string): boolean {
    return Object.hasOwn(this.#sources, word);
  }

  /** Whether a lot consists of exactly the right things (`exact`), could by the components (`possible`), or cannot. */
  look(word: string, { of, number, again }: Lot): 'exact' | 'possible' | 'wrong' {
    const source = this.isDraw(word) ? this.#sources[word] : undefined;
    if (source === undefined || again !== source.again) return 'wrong';
    if (source.most === 0 ? number !== of.length : number < 1 || number > source.most) return 'wrong';
    const tops = Object.entries(source.tops).flatMap(([earlier, numbers]) =>
      (this.#drawn.get(earlier) ?? []).slice(0, numbers[this.#seats] ?? 0),
    );
    const isTops = Object.keys(source.tops).length > 0;
    const found = countsOf(isTops ? tops : of);
    const kinds = Object.entries(source.of);
    if (!source.whole && kinds.some(([thing, most]) => (found.get(thing) ?? 0) > most)) return 'wrong';
    const expected = kinds.flatMap(([thing, copies]) =>
      Array<string>(source.whole ? copies : (found.get(thing) ?? 0)).fill(thing),
    );
    if (of.length === 0 || of.join(' ') !== expected.join(' ')) return 'wrong';
    return source.whole || isTops ? 'exact' : 'possible';
  }

  /** Remembers what was drawn, for the lots that are made of it. */
  keep(word: string, items: readonly string[]): void {
    this.#drawn.set(word, items);
  }
}

function countsOf(things: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1);
  return found;
}
