/**
 * What this browser keeps of its own tables (IndexedDB): tables and rows as texts, which only Python reads. A promise is
 * kept once its transaction is complete, on the disk if the browser can say so: nobody is told of a row before.
 */
const TABLES = 'tables';
const ROWS = 'rows';
const REVIEWS = 'reviews';
const VERSION = 1;

interface KeptTable {
  readonly id: string;
  /** The table it was opened from; left out if there is none, so that only one can follow. */
  readonly earlier?: string;
  readonly opened: number;
  readonly text: string;
}
interface Row {
  readonly table: string;
  readonly number: number;
}

const asked = <Result>(request: IDBRequest): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as Result);
    request.onerror = () => reject(request.error ?? new DOMException('', 'UnknownError'));
  });

const complete = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new DOMException('', 'UnknownError'));
  });

const all = (table: string, after = 0): IDBKeyRange => IDBKeyRange.bound([table, after], [table, Infinity], true, true);

export class Shelf {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(name: string): Promise<Shelf> {
    const request = indexedDB.open(name, VERSION);
    request.onupgradeneeded = () => {
      const tables = request.result.createObjectStore(TABLES, { keyPath: 'id' });
      tables.createIndex('earlier', 'earlier', { unique: true });
      request.result.createObjectStore(ROWS);
      request.result.createObjectStore(REVIEWS);
    };
    return new Shelf(await asked<IDBDatabase>(request));
  }

  #writing(...stores: readonly string[]): IDBTransaction {
    return this.#database.transaction(stores, 'readwrite', { durability: 'strict' });
  }
  #store(name: string): IDBObjectStore {
    return this.#database.transaction(name).objectStore(name);
  }

  async add_table(id: string, earlier: string, text: string): Promise<boolean> {
    const transaction = this.#writing(TABLES);
    const kept: KeptTable = { id, ...(earlier === '' ? {} : { earlier }), opened: Date.now(), text };
    transaction.objectStore(TABLES).add(kept);
    try {
      await complete(transaction);
      return true;
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === 'ConstraintError') return false;
      throw problem;
    }
  }

  async table(id: string): Promise<string> {
    return (await asked<KeptTable | undefined>(this.#store(TABLES).get(id)))?.text ?? '';
  }

  async tables(): Promise<string> {
    const found = await asked<KeptTable[]>(this.#store(TABLES).getAll());
    return JSON.stringify(found.sort((a, b) => b.opened - a.opened).map(({ id }) => id));
  }

  async following(id: string): Promise<string> {
    return (await asked<KeptTable | undefined>(this.#store(TABLES).index('earlier').get(id)))?.id ?? '';
  }

  async rows(id: string, after: number): Promise<string> {
    return `[${(await asked<string[]>(this.#store(ROWS).getAll(all(id, after)))).join(',')}]`;
  }

  async append(text: string): Promise<string> {
    const rows = JSON.parse(text) as readonly Row[];
    const transaction = this.#writing(ROWS);
    const store = transaction.objectStore(ROWS);
    const done = complete(transaction);
    const stored: [string, number][] = [];
    const stopped = new Set<string>();
    for (const row of rows) {
      if (stopped.has(row.table)) continue;
      const key: [string, number] = [row.table, row.number];
      if ((await asked<number>(store.count(key))) > 0) stopped.add(row.table);
      else {
        store.add(JSON.stringify(row), key);
        stored.push(key);
      }
    }
    await done;
    return JSON.stringify(stored);
  }

  async remove(id: string): Promise<void> {
    const transaction = this.#writing(TABLES, ROWS, REVIEWS);
    transaction.objectStore(TABLES).delete(id);
    transaction.objectStore(ROWS).delete(all(id));
    transaction.objectStore(REVIEWS).delete(all(id));
    await complete(transaction);
  }

  async keep_review(id: string, reviewer: number, found: string): Promise<void> {
    const transaction = this.#writing(REVIEWS);
    transaction.objectStore(REVIEWS).put(found, [id, reviewer]);
    await complete(transaction);
  }

  async review(id: string, reviewer: number): Promise<string> {
    return (await asked<string | undefined>(this.#store(REVIEWS).get([id, reviewer]))) ?? '';
  }
}
