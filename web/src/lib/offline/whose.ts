/** Who is asked: the server this page came from, or the house on this device. */

/** How the ids of tables begin that this browser keeps. */
const HERE = 'here-';
const TABLE = /^\/api\/tables\/([^/?]+)/;
/** What is the same everywhere, and can be asked of the house on this device when no server answers. */
const ANYWHERE = /^\/api\/(games|lessons|puzzles|rulebook)(\/|$)/;

export const isHere = (table: string): boolean => table.startsWith(HERE);

/** There is no server behind this page: it lies as files on some web space. */
export const isAlone = globalThis.document?.documentElement?.dataset?.['server'] === 'none';

/** Whether a request is about a table that this browser keeps. */
export function isAboutHere(path: string): boolean {
  const table = TABLE.exec(path)?.[1];
  return table !== undefined && isHere(decodeURIComponent(table));
}

export const isAnywhere = (path: string): boolean => ANYWHERE.test(path);
