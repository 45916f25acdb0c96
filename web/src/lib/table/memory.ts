/** What this browser remembers of its tables: the secrets that hold its seats, and the links it may still give away. */
import type { Shelf } from '../shelf';
import type { TableOpened } from '../protocol/messages';

/** A seat's link that was told to whoever opened the table, to be passed on. */
export interface Invitation {
  readonly seat: number;
  readonly secret: string;
}
/** The sealed chance of a table as this browser met it, for the check after the game. */
export interface RememberedChance {
  /** The seal first seen. */
  readonly seal: string;
  /** It was seen before the first draw. */
  readonly early: boolean;
  /** The numbers this browser made, by seat. */
  readonly own: { readonly [seat: number]: string };
  /** Everybody's numbers by seat as they were when the game began; null before. */
  readonly begun: readonly (string | null)[] | null;
}
export interface RememberedTable {
  readonly secrets: readonly string[];
  readonly invitations: readonly Invitation[];
  /** The seats the secrets hold, as the server said last. */
  readonly held: readonly number[];
  /** When the table was last looked at here, in seconds since 1970. */
  readonly seen: number;
  /** When it was taken off the list, in the same seconds; 0: it is on it. What holds its seats is kept. */
  readonly removed: number;
  readonly chance: RememberedChance | null;
}
type Book = { readonly [id: string]: RememberedTable };
export type { Shelf };

const STORED = 'auberge.tables';
const MOST = 300;
const NOTHING: RememberedTable = { secrets: [], invitations: [], held: [], seen: 0, removed: 0, chance: null };

/** Whether something would be lost with this table that nobody could give back: what holds a seat, or could. */
const hasKeys = ({ secrets, invitations }: RememberedTable): boolean => secrets.length + invitations.length > 0;

const isText = (value: unknown): value is string => typeof value === 'string';
const isFields = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null;

function readChance(value: unknown): RememberedChance | null {
  if (!isFields(value) || !isText(value['seal'])) return null;
  const { seal, early, own, begun } = value;
  return {
    seal,
    early: early === true,
    own: isFields(own) ? Object.fromEntries(Object.entries(own).filter(([, number]) => isText(number))) : {},
    begun: Array.isArray(begun) ? begun.map((number: unknown) => (isText(number) ? number : null)) : null,
  } as RememberedChance;
}

function readTable(value: unknown): RememberedTable {
  if (!isFields(value)) return NOTHING;
  const { secrets, invitations, held, seen, removed, chance } = value;
  return {
    secrets: Array.isArray(secrets) ? secrets.filter(isText) : [],
    invitations: Array.isArray(invitations)
      ? invitations.filter((one: Invitation) => typeof one?.seat === 'number' && isText(one.secret))
      : [],
    held: Array.isArray(held) ? held.filter((seat) => typeof seat === 'number') : [],
    seen: typeof seen === 'number' ? seen : 0,
    removed: typeof removed === 'number' ? removed : 0,
    chance: readChance(chance),
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
      .filter(([, { removed }]) => removed === 0)
      .sort(([, a], [, b]) => b.seen - a.seen)
      .map(([id]) => id);
  }

  /** The tables that were taken off the list, the last one first. */
  get removed(): readonly string[] {
    return Object.entries(this.#read())
      .filter(([, { removed }]) => removed > 0)
      .sort(([, a], [, b]) => b.removed - a.removed)
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

  /** Somebody came by a link: its secret holds a seat here from now on. The newest comes first: a server reads no more
   *  of them than there are seats. */
  hold(id: string, secret: string): void {
    const { secrets } = this.table(id);
    this.#write(id, { secrets: [...new Set([secret, ...secrets])] });
  }

  /** This secret holds no seat at the table: the server said so when somebody came by it. */
  drop(id: string, secret: string): void {
    this.#write(id, { secrets: this.table(id).secrets.filter((one) => one !== secret) });
  }

  /** The link of a seat that can be given away from now on; null: there is none any more. */
  invite(id: string, seat: number, secret: string | null): void {
    const others = this.table(id).invitations.filter((one) => one.seat !== seat);
    const invitations = secret === null ? others : [...others, { seat, secret }].sort((a, b) => a.seat - b.seat);
    this.#write(id, { invitations });
  }

  /** Two seats have changed places: their links go with them. */
  swap(id: string, one: number, other: number): void {
    const places = new Map([
      [one, other],
      [other, one],
    ]);
    const moved = this.table(id).invitations.map(({ seat, secret }) => ({ seat: places.get(seat) ?? seat, secret }));
    this.#write(id, { invitations: moved.sort((a, b) => a.seat - b.seat) });
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

  /** A table shows this seal, perhaps before the first draw; what it showed first is kept. */
  sealed(id: string, seal: string, early: boolean): RememberedChance {
    const known = this.table(id).chance;
    return known ?? this.#chance(id, { seal, early, own: {}, begun: null });
  }

  /** Before the game begins: numbers for seats that are no longer held here are of no use. */
  keepsOwn(id: string, held: readonly number[]): void {
    const { chance } = this.table(id);
    const own = Object.entries(chance?.own ?? {});
    const kept = own.filter(([seat]) => held.includes(Number(seat)));
    if (chance !== null && kept.length < own.length) this.#chance(id, { ...chance, own: Object.fromEntries(kept) });
  }

  /** This browser makes a number for a seat; the one it has already is kept. */
  adds(id: string, seat: number, make: () => string): string {
    const { chance } = this.table(id);
    const number = chance?.own[seat] ?? make();
    if (chance !== null) this.#chance(id, { ...chance, own: { ...chance.own, [seat]: number } });
    return number;
  }

  /** The game begins with these numbers; what was seen first is kept. */
  begun(id: string, numbers: readonly (string | null)[]): void {
    const { chance } = this.table(id);
    if (chance !== null && chance.begun === null) this.#chance(id, { ...chance, begun: numbers });
  }

  #chance(id: string, chance: RememberedChance): RememberedChance {
    this.#write(id, { chance });
    return chance;
  }

  /** Takes a table off the list. What holds its seats stays here: it can be put back, and its address still works. */
  remove(id: string): void {
    const book = this.#read();
    if (book[id] !== undefined) this.#store({ ...book, [id]: { ...book[id], removed: this.#now() } });
  }

  /** Puts a table back on the list, where it was. */
  putBack(id: string): void {
    const book = this.#read();
    if (book[id] !== undefined) this.#store({ ...book, [id]: { ...book[id], removed: 0 } });
  }

  /** A table that is looked at is on the list. */
  #write(id: string, change: Partial<RememberedTable>): void {
    this.#store({ ...this.#read(), [id]: { ...this.table(id), ...change, seen: this.#now(), removed: 0 } });
  }

  /** Beyond the most that are kept, tables that were only watched go first. */
  #store(book: Book): void {
    const newest = Object.entries(book)
      .sort(([, a], [, b]) => Number(hasKeys(b)) - Number(hasKeys(a)) || b.seen - a.seen)
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
