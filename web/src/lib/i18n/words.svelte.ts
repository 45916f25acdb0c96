/**
 * The words of the page in the player's language. Files are loaded when they are needed (`need`); everything said
 * through `words` is reactive: it changes when the language does, without a reload.
 */
import { untrack } from 'svelte';
import { PartMissing } from '../parts';
import { shelf } from '../shelf';
import { Catalogues, type Load } from './catalogues';
import { Phrases, type Problem, type SeatFields, type Thing, type Values } from './phrases';

export const LANGUAGES = ['en', 'fr', 'it', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const STORED = 'auberge.language';
const FILES = import.meta.glob<string>(['$locales/*/*.ftl', '!$locales/*/cli.ftl', '!$locales/*/arena.ftl'], {
  query: '?raw',
  import: 'default',
});
const SEATS = import.meta.glob<SeatFields>(['../protocol/*.ts', '!../protocol/messages.ts'], { import: 'SEAT_FIELDS' });

/** Files by `<language>/<name>` and seat fields by game, whatever the folder they were found in. */
const byName = <T>(found: Record<string, T>, pattern: RegExp): Map<string, T> =>
  new Map(
    Object.entries(found).flatMap(([path, load]) => (pattern.exec(path) ? [[pattern.exec(path)![1]!, load]] : [])),
  );
export const files = byName(FILES, /([a-z]+\/\w+)\.ftl$/);
const seatFields = byName(SEATS, /(\w+)\.ts$/);
/** What the page itself says: without these a language cannot be spoken. */
const OWN: readonly string[] = ['core', 'web'];

/** Some words could be had in no language: the network is down, or the server has a newer page. */
export class WordsMissing extends PartMissing {
  constructor(readonly names: readonly string[]) {
    super(`no words: ${names.join(', ')}`);
  }
}

/** The language to begin with: the one chosen here before, else the first of the browser's that we speak. */
export function firstLanguage(stored: string | null, wanted: readonly string[]): Language {
  const known = [stored ?? '', ...wanted]
    .map((text) => text.toLowerCase().split('-')[0])
    .find((text): text is Language => (LANGUAGES as readonly string[]).includes(text ?? ''));
  return known ?? 'en';
}

export class Words {
  readonly #catalogues: Catalogues;
  #phrases = $state.raw(new Phrases('en'));
  /** The language that was chosen; where its words cannot be had, another is spoken until they can. */
  #wanted: Language = 'en';
  #needed = new Set<string>(OWN);
  /** The files that are spoken in the language that is wanted. */
  #loaded = new Set<string>();
  #changes: Promise<unknown> = Promise.resolve();

  constructor(texts: ReadonlyMap<string, Load<string>>, seats: ReadonlyMap<string, Load<SeatFields>>) {
    this.#catalogues = new Catalogues(texts, seats);
    if (typeof addEventListener === 'function') addEventListener('online', () => void this.#again());
  }

  /** The language that is spoken now. */
  get language(): Language {
    return this.#phrases.language as Language;
  }

  /** What is spoken now: another thing as soon as any word may be another. */
  get spoken(): object {
    return this.#phrases;
  }

  /** Loads the words of the page in the language to begin with. Rejects if they can be had in none. */
  async start(): Promise<void> {
    this.#wanted = firstLanguage(shelf.getItem(STORED), navigator.languages);
    this.#must(OWN, await this.#speak());
  }

  /** Speaks another language from now on, and remembers it; where it cannot be had now, as soon as it can. */
  async choose(language: Language): Promise<void> {
    shelf.setItem(STORED, language);
    this.#wanted = language;
    await this.#speak();
  }

  /** Loads a game's words: what is said before and during a game, of its board, of hints, and what a server refuses. */
  async needGame(game: string): Promise<void> {
    await this.#need(
      'server',
      'talk',
      'analysis',
      'coach',
      'web_fair',
      'web_lobby',
      'web_past',
      'web_exercises',
      'web_box',
      'web_tips',
      'web_explaining',
      'web_pace',
      'web_manners',
      game,
      `web_${game}`,
    );
  }

  /** Loads what is said about tables before and after they are played. */
  async needLobby(): Promise<void> {
    await this.#need('web_lobby');
  }

  /** Loads what is said about learning. */
  async needLearn(): Promise<void> {
    await this.#need('web_learn', 'server');
  }

  /** Loads the lessons of a game. */
  async needLessons(game: string): Promise<void> {
    await this.#need('web_learn', 'server', 'lessons', `lessons_${game}`);
  }

  /** Loads what is said about exercises. */
  async needExercises(): Promise<void> {
    await this.#need('web_exercises', 'puzzles', 'server');
  }

  /** Loads what a check of a game's chance may find. */
  async needCheck(): Promise<void> {
    await this.#need('chance');
  }

  /** Loads what is said about playing without a server. */
  async needOffline(): Promise<void> {
    await this.#need('web_offline', 'server', 'core');
  }

  /** Loads what a server may refuse. */
  async needServer(): Promise<void> {
    await this.#need('server', 'talk');
  }

  /** Loads what is said of who reaches the table, and what a server may refuse then. */
  async needReach(): Promise<void> {
    await this.#need('server', 'lan_access', 'web_reach');
  }

  /** Loads the text of a game's rules, by the ids of the canon: `rule-<id>`. */
  async needRules(game: string): Promise<void> {
    await this.#need(`rules_${game}`);
  }

  /** Loads a game's rule book: its texts, those of its rules and cards, and what is said around them. */
  async needBook(game: string): Promise<void> {
    await this.#need(
      'server',
      'rulebook',
      'web_book',
      `book_${game}`,
      `rules_${game}`,
      game,
      `web_${game}`,
      'web_tips',
    );
  }

  has(key: string): boolean {
    return this.#phrases.has(key);
  }
  say(key: string, values: Values = {}): string {
    return this.#phrases.say(key, values);
  }
  error(problem: Problem): string {
    return this.#phrases.error(problem);
  }
  move(game: string, move: Thing, names: readonly string[] = []): string {
    return this.#phrases.move(game, move, names);
  }
  event(game: string, event: Thing, names: readonly string[]): string {
    return this.#phrases.event(game, event, names);
  }
  question(game: string, view: { readonly question: string }): string {
    return this.#phrases.question(game, view);
  }
  listing(game: string, field: string, items: readonly string[], names: readonly string[] = []): string {
    return this.#phrases.listing(game, field, items, names);
  }
  join(texts: readonly string[]): string {
    return this.#phrases.join(texts);
  }
  together(texts: readonly string[]): string {
    return this.#phrases.together(texts);
  }

  async #need(...names: string[]): Promise<void> {
    for (const name of names) this.#needed.add(name);
    if (names.every((name) => this.#loaded.has(name))) return;
    this.#must(names, await this.#speak());
  }

  /** Asks again for what could not be had, if anything. */
  async #again(): Promise<void> {
    if ([...this.#needed].some((name) => !this.#loaded.has(name))) await this.#speak();
  }

  #must(names: readonly string[], missing: ReadonlySet<string>): void {
    const lost = names.filter((name) => missing.has(name));
    if (lost.length > 0) throw new WordsMissing(lost);
  }

  /** Speaks the language that is wanted with all files that are needed, one change after the other; returns the files
   *  that could be had in no language. */
  #speak(): Promise<ReadonlySet<string>> {
    const change = this.#changes.then(() => this.#change(this.#wanted));
    this.#changes = change;
    return change;
  }

  async #change(wanted: Language): Promise<ReadonlySet<string>> {
    const names = [...this.#needed];
    await this.#catalogues.fetch(wanted, names);
    // A page in two languages is no page: the earlier one stays until the other can be had.
    const language = this.#catalogues.has(wanted, OWN) ? wanted : untrack(() => this.language);
    await this.#catalogues.fetch(language, names);
    await this.#catalogues.fetch('en', this.#catalogues.missing(language, names));
    const phrases = new Phrases(language);
    const missing = this.#catalogues.fill(phrases, names);
    this.#loaded = new Set(names.filter((name) => this.#catalogues.has(wanted, [name])));
    this.#phrases = phrases;
    document.documentElement.lang = language;
    return missing;
  }
}

export const words = new Words(files, seatFields);
