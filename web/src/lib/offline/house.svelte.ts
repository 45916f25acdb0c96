/**
 * The house on this device: a worker that answers what a server would. It is opened when somebody wants it, never
 * before; what it needs is fetched once and kept.
 */
import { base } from '../base';
import { fetchEngine, isEngineHere, loadEngineInfo } from './engine_files';
import { lastSeen } from './last_seen';
import type { FromHouse, ToHouse } from './talk';
import type { Problem, Said, TableStatus } from '../protocol/messages';
import type { Wire } from '../table/connection';

export type HouseState = 'closed' | 'fetching' | 'starting' | 'open' | 'failed';

const NORMAL_CLOSURE = 1000;
/** So long a table must be quiet until it is noted how it stands, in ms. */
const SETTLED = 400;
const PONG = JSON.stringify({ kind: 'pong' });

class LocalHouse {
  state = $state<HouseState>('closed');
  /** Bytes that have come, and bytes in all. */
  loaded = $state(0);
  total = $state(0);
  problem = $state.raw<Problem | null>(null);

  #worker: Worker | null = null;
  #opening: Promise<Worker> | null = null;
  #stop = new AbortController();
  #next = 1;
  #noting: ReturnType<typeof setTimeout> | undefined;
  readonly #answers = new Map<number, (answer: Response) => void>();
  readonly #wires = new Map<number, LocalWire>();

  /** Opens the house, once; rejects with what is wrong, or if somebody cancels. */
  open(): Promise<Worker> {
    this.#opening ??= this.#open().catch((failure: unknown) => {
      this.#close(failure);
      throw failure;
    });
    return this.#opening;
  }

  /** Whether it could be opened now without fetching anything. */
  async isInstalled(): Promise<boolean> {
    return this.state === 'open' || (await isEngineHere().catch(() => false));
  }

  /** How many bytes are fetched for it; none where it was not built. */
  async size(): Promise<number> {
    const { files } = await loadEngineInfo();
    return files.reduce((sum, { sent }) => sum + sent, 0);
  }

  cancel(): void {
    this.#stop.abort();
  }

  /** Somebody has read what failed. */
  dismiss(): void {
    this.state = 'closed';
  }

  async #open(): Promise<Worker> {
    this.#stop = new AbortController();
    this.problem = null;
    this.state = 'fetching';
    const source = await fetchEngine((loaded, total) => {
      this.loaded = loaded;
      this.total = total;
    }, this.#stop.signal);
    this.state = 'starting';
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    await new Promise<void>((resolve, reject) => {
      this.#stop.signal.onabort = () => reject(this.#stop.signal.reason as Error);
      worker.onerror = (event) => reject(new Error(event.message));
      worker.onmessage = ({ data }: MessageEvent<FromHouse>) => {
        if (data.kind === 'failed') reject(new Error(data.problem));
        else if (data.kind === 'ready') resolve();
      };
      const { indexUrl, wheels, archive } = source;
      worker.postMessage({
        kind: 'open',
        source: { indexUrl, wheels, archive },
        database: `auberge ${base}/`,
      } satisfies ToHouse);
    }).catch((failure: unknown) => {
      worker.terminate();
      throw failure;
    });
    worker.onmessage = ({ data }: MessageEvent<FromHouse>) => this.#hear(data);
    worker.onerror = null;
    this.#worker = worker;
    this.state = 'open';
    return worker;
  }

  #close(failure: unknown): void {
    this.#opening = null;
    if (this.#stop.signal.aborted) {
      this.state = 'closed';
      return;
    }
    console.warn(failure);
    this.state = 'failed';
    const key = failure instanceof Error && 'key' in failure ? String(failure.key) : 'web-engine-failed';
    this.problem = { key, values: {}, rule: null };
  }

  #hear(message: FromHouse): void {
    if (message.kind === 'answer') {
      const { number, status, media, body } = message;
      this.#answers.get(number)?.(new Response(body, { status, headers: { 'Content-Type': media } }));
      this.#answers.delete(number);
    } else if (message.kind === 'told') this.#told(message.wire, message.text);
    else if (message.kind === 'hung up') this.#hungUp(message.wire);
    else if (message.kind === 'failed') console.error(message.problem);
  }

  #told(number: number, text: string): void {
    const wire = this.#wires.get(number);
    if (wire === undefined) return;
    wire.onmessage?.({ data: text });
    clearTimeout(this.#noting);
    this.#noting = setTimeout(() => void this.#note(wire.table), SETTLED);
  }

  /** Notes how a table stands, for the hall. */
  async #note(table: string): Promise<void> {
    const answer = await this.ask('/api/tables/status', { method: 'POST', body: JSON.stringify({ tables: [table] }) });
    if (answer.ok) lastSeen.keep((await answer.json()) as readonly TableStatus[]);
  }

  #hungUp(number: number): void {
    const wire = this.#wires.get(number);
    this.#wires.delete(number);
    wire?.onclose?.({ code: NORMAL_CLOSURE });
  }

  #say(message: ToHouse): void {
    this.#worker?.postMessage(message);
  }

  /** Asks what would be asked of a server, by the same path. */
  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    await this.open();
    const number = this.#next++;
    const seats = new Headers(init.headers).get('X-Auberge-Seats') ?? '';
    const body = typeof init.body === 'string' ? init.body : '';
    return new Promise((resolve) => {
      this.#answers.set(number, resolve);
      this.#say({ kind: 'ask', number, method: init.method ?? 'GET', path, seats, body });
    });
  }

  /** Comes to a table: what a socket would be. */
  connect(table: string): Wire {
    const number = this.#next++;
    const wire = new LocalWire(
      table,
      (text) => this.#say({ kind: 'say', wire: number, text }),
      () => {
        this.#wires.delete(number);
        this.#say({ kind: 'hang up', wire: number });
      },
    );
    this.open().then(
      () => {
        if (wire.closed) return;
        this.#wires.set(number, wire);
        this.#say({ kind: 'connect', wire: number, table });
        wire.onopen?.();
      },
      () => wire.onclose?.({ code: NORMAL_CLOSURE }),
    );
    return wire;
  }
}

class LocalWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: ((event?: { readonly code: number }) => void) | null = null;
  closed = false;
  readonly #send: (text: string) => void;
  readonly #end: () => void;

  constructor(
    readonly table: string,
    send: (text: string) => void,
    end: () => void,
  ) {
    this.#send = send;
    this.#end = end;
  }

  /** Whether anybody is there is known without asking: the house may be thinking. */
  send(text: string): void {
    if ((JSON.parse(text) as Said).kind === 'ping') queueMicrotask(() => this.onmessage?.({ data: PONG }));
    else this.#send(text);
  }
  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.#end();
  }
}

export const localHouse = new LocalHouse();
