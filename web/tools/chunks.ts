/**
 * Which file of the build a module comes in: few files, none with much that its reader does not need. A module that one
 * room alone needs stays with the room; what several need is joined by who they are.
 */

/** What is asked of the build about a module. */
export interface ModuleFacts {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}
export type Ask = (id: string) => ModuleFacts | null;

const WORDS = /\/locales\/([a-z]+)\/(\w+)\.ftl/;
/** What is said at every table; a file of its own each would be a request of its own. */
const AT_A_TABLE: readonly string[] = [
  'server',
  'talk',
  'web_tips',
  'web_explaining',
  'web_pace',
  'web_manners',
  'web_reach',
  'lan_access',
  'web_fair',
  'web_lobby',
  'web_past',
  'web_exercises',
  'web_box',
  'analysis',
  'coach',
];
const ROOM = /\/src\/routes\/([A-Z]\w+)\.svelte$/;
const GAME = /\/(?:src\/games|src\/lib\/protocol)\/([a-z]\w*?)(?:\.ts$|\/)/;

/** The file of the words: those of the page, those of a table, those of a game. */
function wordsFile(language: string, name: string): string {
  if (name === 'core' || name === 'web') return `words-${language}`;
  if (AT_A_TABLE.includes(name)) return `words-${language}-table`;
  return `words-${language}-${name.replace(/^web_/, '')}`;
}

/** The modules by which something is loaded: the page itself, and whatever is imported when it is needed. */
export class Roots {
  readonly #known = new Map<string, ReadonlySet<string>>();

  of(id: string, ask: Ask): ReadonlySet<string> {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const found = new Set<string>();
    const seen = new Set([id]);
    for (const module of seen) {
      const facts = ask(module);
      if (facts === null) continue;
      if (facts.isEntry || facts.dynamicImporters.length > 0) found.add(module);
      for (const importer of facts.importers) seen.add(importer);
    }
    this.#known.set(id, found);
    return found;
  }
}

/** The file a module comes in; null: the one the bundler chooses. */
export function chunkOf(id: string, roots: Roots, ask: Ask): string | null {
  const words = WORDS.exec(id);
  if (words !== null) return wordsFile(words[1]!, words[2]!);
  if (/rolldown\/runtime|vite\/preload-helper/.test(id)) return null;
  if (/\/art\/home\//.test(id)) return 'doors'; // alike: together they compress to two thirds
  const found = [...roots.of(id, ask)];
  if (found.length < 2 || found.some((root) => ask(root)?.isEntry)) return null;
  const rooms = found.map((root) => ROOM.exec(root)?.[1]);
  if (rooms.includes('Home')) return 'house';
  const games = new Set(found.map((root) => GAME.exec(root)?.[1]));
  const [game] = games;
  if (games.size === 1 && game !== undefined) return `game-${game}`;
  return rooms.includes('Table') || game !== undefined ? 'play' : null;
}
