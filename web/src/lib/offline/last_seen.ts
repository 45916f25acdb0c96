/** How the tables of this browser stood when they were last seen: told without waking their house. */
import type { TableStatus } from '../protocol/messages';
import { shelf } from '../table';
import type { Shelf } from '../table/memory';

const STORED = 'auberge.here';

export class LastSeen {
  readonly #shelf: Shelf;

  constructor(kept: Shelf) {
    this.#shelf = kept;
  }

  /** Of these tables, those that were seen. */
  of(tables: readonly string[]): readonly TableStatus[] {
    const book = this.#read();
    return tables.flatMap((id) => book[id] ?? []);
  }

  keep(found: readonly TableStatus[]): void {
    const book = { ...this.#read(), ...Object.fromEntries(found.map((status) => [status.id, status])) };
    const there = Object.entries(book).filter(([, { table }]) => table !== null);
    this.#shelf.setItem(STORED, JSON.stringify(Object.fromEntries(there)));
  }

  #read(): { readonly [id: string]: TableStatus } {
    try {
      const found: unknown = JSON.parse(this.#shelf.getItem(STORED) ?? '{}');
      return typeof found === 'object' && found !== null ? (found as { [id: string]: TableStatus }) : {};
    } catch {
      return {};
    }
  }
}

export const lastSeen = new LastSeen(shelf);
