/** How far each table was looked at in this browser: what comes after that happened while nobody looked. */
import type { Shelf } from './memory';

const STORED = 'auberge.looked';
const MOST = 100;

export class Looked {
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** The last step that was looked at; null if the table was never seen here. */
  at(id: string): number | null {
    return this.#read().find(([known]) => known === id)?.[1] ?? null;
  }

  upTo(id: string, step: number): void {
    const others = this.#read().filter(([known]) => known !== id);
    this.#shelf.setItem(STORED, JSON.stringify([[id, step], ...others].slice(0, MOST)));
  }

  #read(): readonly (readonly [string, number])[] {
    try {
      const found: unknown = JSON.parse(this.#shelf.getItem(STORED) ?? '[]');
      if (!Array.isArray(found)) return [];
      return found.filter(
        (one): one is [string, number] => Array.isArray(one) && typeof one[0] === 'string' && Number.isInteger(one[1]),
      );
    } catch {
      return [];
    }
  }
}
