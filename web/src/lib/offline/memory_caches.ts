/** Cache Storage in memory, for tests: what is put in can be got out, by address. */
class MemoryCache implements Cache {
  readonly #answers = new Map<string, Response>();

  constructor(readonly storage: MemoryCaches) {}

  async put(request: RequestInfo | URL, answer: Response): Promise<void> {
    if (this.storage.room === 0) throw new DOMException('full', 'QuotaExceededError');
    this.storage.room -= 1;
    this.#answers.set(addressOf(request), answer);
  }

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    return this.#answers.get(addressOf(request))?.clone();
  }

  async keys(): Promise<readonly Request[]> {
    return [...this.#answers.keys()].map((url) => new Request(url));
  }

  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.#answers.delete(addressOf(request));
  }

  add(): Promise<void> {
    throw new Error('not used');
  }

  addAll(): Promise<void> {
    throw new Error('not used');
  }

  matchAll(): Promise<readonly Response[]> {
    throw new Error('not used');
  }
}

const addressOf = (request: RequestInfo | URL): string =>
  request instanceof Request ? request.url : new URL(request).href;

export class MemoryCaches implements CacheStorage {
  /** How many answers still find room. */
  room = Infinity;
  readonly #caches = new Map<string, MemoryCache>();

  async open(name: string): Promise<Cache> {
    const found = this.#caches.get(name) ?? new MemoryCache(this);
    this.#caches.set(name, found);
    return found;
  }

  async has(name: string): Promise<boolean> {
    return this.#caches.has(name);
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    for (const cache of this.#caches.values()) {
      const found = await cache.match(request);
      if (found) return found;
    }
    return undefined;
  }
}
