/** Addresses of tables: `/t/<id>` to watch, `/t/<id>#<secret>` to hold a seat; a step may stand behind the id. */
export interface Invited {
  readonly id: string;
  readonly secret: string | null;
}

const ID = /^[a-z0-9]{4,40}$/;
const SECRET = /^[A-Za-z0-9_-]{16,100}$/;

/** The table a pasted link, or just its last part, names; null if none. */
export function readLink(text: string): Invited | null {
  const found = /(?:^|\/t\/)([^/#?\s]+)(?:\/\d+(?:\/review)?)?(?:#(\S+))?$/.exec(text.trim());
  const [id, secret] = [found?.[1] ?? '', found?.[2]];
  if (!ID.test(id)) return null;
  return { id, secret: secret !== undefined && isSecret(secret) ? secret : null };
}

/** Whether a text can be what holds a seat. */
export const isSecret = (text: string): boolean => SECRET.test(text);

export const tablePath = ({ id, secret }: Invited): string => `/t/${id}${secret === null ? '' : `#${secret}`}`;

/** The whole address, to be passed on. */
export const tableLink = (invited: Invited, origin = location.origin): string => origin + tablePath(invited);
