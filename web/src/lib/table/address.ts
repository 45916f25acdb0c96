import { lanAccess } from './reach.svelte';

/** Addresses of tables: `/t/<id>` to watch, `/t/<id>#<secret>` to hold a seat; a step may stand behind the id. */
export interface Invited {
  readonly id: string;
  readonly secret: string | null;
}

const ID = /^[a-z0-9]{4,40}$/;
const SECRET = /^[A-Za-z0-9_-]{32}$/;

/** The table a pasted link, or just its last part, names; null if none. */
export function readLink(text: string): Invited | null {
  const found = /(?:^|\/t\/)([^/#?\s]+)(?:\/\d+(?:\/review)?)?(?:#(\S+))?$/.exec(text.trim());
  const [id, secret] = [found?.[1] ?? '', found?.[2]];
  if (!ID.test(id)) return null;
  return { id, secret: secret ?? null }; // whole or not: whoever meant to sit down is told at the table
}

/** Whether a text can be what holds a seat; a link that was cut off has less. */
export const isSecret = (text: string): boolean => SECRET.test(text);

export const tablePath = ({ id, secret }: Invited): string => `/t/${id}${secret === null ? '' : `#${secret}`}`;

/** The whole address, to be passed on: by an address that other devices reach, if there is one. */
export const tableLink = (invited: Invited, origin = lanAccess.origin): string => origin + tablePath(invited);
