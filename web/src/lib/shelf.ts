/** What this browser keeps for the page (localStorage). Where it keeps nothing, things are remembered until the page is
 *  closed: the page works, and says so. */

/** The part of a storage that is used. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

export class GuardedShelf implements Shelf {
  readonly #storage: Storage | null;
  /** What the storage would not take: it may be full. */
  readonly #held = new Map<string, string>();

  constructor(storage: () => Storage) {
    this.#storage = usable(storage);
  }

  /** Whether what is put here is still there after the page was closed. */
  get lasts(): boolean {
    return this.#storage !== null;
  }

  getItem(key: string): string | null {
    return this.#held.get(key) ?? this.#storage?.getItem(key) ?? null;
  }

  setItem(key: string, text: string): void {
    try {
      if (this.#storage === null) throw new DOMException('', 'SecurityError');
      this.#storage.setItem(key, text);
      this.#held.delete(key);
    } catch {
      this.#held.set(key, text);
    }
  }
}

/** The storage, if this browser lets the page have one: to ask for it may be forbidden. */
function usable(storage: () => Storage): Storage | null {
  try {
    storage().setItem('auberge.test', '1');
    storage().removeItem('auberge.test');
    return storage();
  } catch {
    return null;
  }
}

export const shelf = new GuardedShelf(() => localStorage);
/** Forgotten with the tab. */
export const tabShelf = new GuardedShelf(() => sessionStorage);
