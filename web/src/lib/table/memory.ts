/** What this browser remembers of its tables: the secrets that hold its seats, and the links it may still give away. */
import type { TableOpened } from '../protocol/messages';

/** A seat's link that was told to whoever opened the table, to be passed on. */
export interface Invitation {
  readonly seat: number;
  readonly secret: string;
}
export interface RememberedTable {
  readonly secrets: readonly string[];
  readonly invitations: readonly Invitation[];
  /** The seats the secrets hold, as the server said last. */
  readonly held: readonly number[];
  /** When the table was last looked at here, in seconds since 1970. */
  readonly seen: number;
}
type Book = { readonly [id: string]: RememberedTable };
/** The part of localStorage that is used. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const STORED = 'auberge.tables';
const MOST = 100;
const NOTHING: RememberedTable = { secrets: [], invitations: [], held: [], seen: 0 };

const isText = (value: unknown): value is string => typeof value === 'string';

function readTable(value: unknown): RememberedTable {
  if (typeof value !== 'object' || value === null) return NOTHING;
  const { secrets, invitations, held, seen } = value as { [field: string]: unknown };
  return {
    secrets: Array.isArray(secrets) ? secrets.filter(isText) : [],
    invitations: Array.isArray(invitations)
      ? invitations.filter((one: Invitation) => typeof one?.seat === 'number' && isText(one.secret))
      : [],
    held: Array.isArray(held) ? held.filter((seat) => typeof seat === 'number') : [],
    seen: typeof seen === 'number' ? seen : 0,
  };
}

export class Memory {
  readonly #shelf: Shelf;
  readonly #now: () => number;

  constructor(shelf: Shelf, now: () => number = () => Date.now() / 1000) {
    this.#shelf = shelf;
    this.#now = now;
  }

  /** The tables, the one last looked at first. */
  get tables(): readonly string[] {
    return Object.entries(this.#read())
      .sort(([, a], [, b]) => b.seen - a.seen)
      .map(([id]) => id);
  }

  table(id: string): RememberedTable {
    return this.#read()[id] ?? NOTHING;
  }

  /** A table was opened here: the seats at this screen are ours, the links are kept to be given away. */
  opened({ table, secrets }: TableOpened): void {
    const seats = secrets.flatMap((secret, seat) => (secret === null ? [] : [{ seat, secret }]));
    const here = seats.filter(({ seat }) => table.seats[seat]?.holder === 'here');
    this.#write(table.id, {
      secrets: here.map(({ secret }) => secret),
      held: here.map(({ seat }) => seat),
      invitations: seats.filter(({ seat }) => table.seats[seat]?.holder === 'link'),
    });
  }

  /** Somebody came by a link: its secret holds a seat here from now on. */
  hold(id: string, secret: string): void {
    const { secrets } = this.table(id);
    this.#write(id, { secrets: [...new Set([...secrets, secret])] });
  }

  /** The next table with the same seats is opened by the same secrets. */
  follow(earlier: string, id: string): void {
    const { secrets, invitations, held } = this.table(earlier);
    this.#write(id, { secrets, invitations, held });
  }

  /** The table is looked at now, with these seats; whoever watches remembers it too. */
  visited(id: string, held: readonly number[]): void {
    this.#write(id, { held });
  }

  forget(id: string): void {
    const { [id]: _, ...rest } = this.#read();
    this.#store(rest);
  }

  #write(id: string, change: Partial<RememberedTable>): void {
    this.#store({ ...this.#read(), [id]: { ...this.table(id), ...change, seen: this.#now() } });
  }

  #store(book: Book): void {
    const newest = Object.entries(book)
      .sort(([, a], [, b]) => b.seen - a.seen)
      .slice(0, MOST);
    this.#shelf.setItem(STORED, JSON.stringify(Object.fromEntries(newest)));
  }

  #read(): Book {
    try {
      const found: unknown = JSON.parse(this.#shelf.getItem(STORED) ?? '{}');
      if (typeof found !== 'object' || found === null) return {};
      return Object.fromEntries(Object.entries(found).map(([id, table]) => [id, readTable(table)]));
    } catch {
      return {};
    }
  }
}
