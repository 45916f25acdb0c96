/**
 * The files of the words, each fetched and read once. One that fails is asked for again after a moment, and again whenever
 * it is needed: a file that cannot be had now says nothing of the next one.
 */
import { FluentResource } from '@fluent/bundle';
import { fetchPart } from '../parts';
import type { Phrases, SeatFields } from './phrases';

export type Load<T> = () => Promise<T>;

/** What is spoken where a file cannot be had in the language that is wanted. */
const FALLBACK = 'en';

export class Catalogues {
  readonly #texts: ReadonlyMap<string, Load<string>>;
  readonly #seats: ReadonlyMap<string, Load<SeatFields>>;
  readonly #read = new Map<string, FluentResource>();
  readonly #fields = new Map<string, SeatFields>();

  /** Texts by `<language>/<name>`, seat fields by game; a name without a file has nothing to say. */
  constructor(texts: ReadonlyMap<string, Load<string>>, seats: ReadonlyMap<string, Load<SeatFields>>) {
    this.#texts = texts;
    this.#seats = seats;
  }

  /** Fetches what is not here yet, as far as it can be had. */
  async fetch(language: string, names: readonly string[]): Promise<void> {
    await Promise.all(
      names.flatMap((name) => [
        this.#keep(this.#read, `${language}/${name}`, this.#texts, (text) => new FluentResource(text)),
        this.#keep(this.#fields, name, this.#seats, (fields) => fields),
      ]),
    );
  }

  /** Whether all of these are here in a language. */
  has(language: string, names: readonly string[]): boolean {
    return this.missing(language, names).length === 0;
  }

  /** The names of which something is not here in a language. */
  missing(language: string, names: readonly string[]): readonly string[] {
    const isLost = <T>(all: ReadonlyMap<string, unknown>, kept: ReadonlyMap<string, T>, key: string): boolean =>
      all.has(key) && !kept.has(key);
    return names.filter(
      (name) => isLost(this.#texts, this.#read, `${language}/${name}`) || isLost(this.#seats, this.#fields, name),
    );
  }

  /** Adds these files in the language of the phrases, or in English; returns those that are here in neither. */
  fill(phrases: Phrases, names: readonly string[]): ReadonlySet<string> {
    for (const name of names) {
      const text = this.#read.get(`${phrases.language}/${name}`) ?? this.#read.get(`${FALLBACK}/${name}`);
      if (text !== undefined) phrases.add(text);
      const fields = this.#fields.get(name);
      if (fields !== undefined) phrases.seats(name, fields);
    }
    return new Set(this.missing(phrases.language, names).filter((name) => !this.has(FALLBACK, [name])));
  }

  async #keep<T, R>(
    kept: Map<string, R>,
    key: string,
    all: ReadonlyMap<string, Load<T>>,
    read: (found: T) => R,
  ): Promise<void> {
    const load = all.get(key);
    if (load === undefined || kept.has(key)) return;
    const found = await fetchPart(load).catch(() => null);
    if (found !== null) kept.set(key, read(found));
  }
}
