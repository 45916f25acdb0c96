/**
 * One connection to a table that comes back by itself: after a loss, after sleep, when the page is looked at again.
 * It knows nothing of what is said, except that hello comes first and a ping is answered.
 */
import type { Said, Told } from '../protocol/messages';

export type Line = 'connecting' | 'open' | 'lost';

/** The part of WebSocket that is used. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event?: { readonly code: number }) => void) | null;
}
export interface Ends {
  /** The first word on every connection. */
  hello(): Said;
  told(message: Told): void;
  line(state: Line): void;
}
export interface Clock {
  wait(ms: number, then: () => void): () => void;
  now(): number;
}

const SOONEST = 400;
/** The server makes room for another one that already serves the same tables. */
const RESTART = 1012;
const LATEST = 8_000;
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 6_000;

export const realClock: Clock = {
  wait(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  now: () => Date.now(),
};

export class Connection {
  readonly #open: () => Wire;
  readonly #ends: Ends;
  readonly #clock: Clock;
  #wire: Wire | null = null;
  #isOpen = false;
  #failures = 0;
  #heard = 0;
  /** Not at the table: not yet, or no more. */
  #away = true;
  #cancelWait: () => void = () => {};

  constructor(open: () => Wire, ends: Ends, clock: Clock = realClock) {
    this.#open = open;
    this.#ends = ends;
    this.#clock = clock;
  }

  /** Connects, and stays connected until `end`. */
  start(): void {
    this.#away = false;
    this.#connect();
  }

  /** Says something now; false if nobody is listening. */
  say(message: Said): boolean {
    if (!this.#isOpen || this.#wire === null) return false;
    this.#wire.send(JSON.stringify(message));
    return true;
  }

  /** The page is looked at again, or the network is back: find out at once whether anybody is there. */
  wake(): void {
    if (this.#away) return;
    if (this.#isOpen) this.#ping();
    else {
      this.#failures = 0;
      this.#connect();
    }
  }

  /** Says hello anew, if it may have been said: what this browser holds has changed. */
  restart(): void {
    this.#failures = 0;
    this.#connect();
  }

  end(): void {
    this.#away = true;
    this.#drop();
  }

  #connect(): void {
    this.#drop();
    if (this.#away) return;
    this.#ends.line('connecting');
    const wire = this.#open();
    this.#wire = wire;
    wire.onopen = () => {
      this.#isOpen = true;
      this.#heard = this.#clock.now();
      this.say(this.#ends.hello());
      this.#ends.line('open');
      this.#after(PING_EVERY, () => this.#ping());
    };
    wire.onmessage = (event) => {
      this.#heard = this.#clock.now();
      const message = JSON.parse(String(event.data)) as Told;
      if (message.kind !== 'closing') this.#failures = 0;
      if (message.kind !== 'pong') this.#ends.told(message);
    };
    wire.onclose = (event) => this.#lost(event?.code === RESTART);
    this.#after(ANSWER_WITHIN * 2, () => this.#lost());
  }

  /** One thing is waited for at a time. */
  #after(ms: number, then: () => void): void {
    this.#cancelWait();
    this.#cancelWait = this.#clock.wait(ms, then);
  }

  #ping(): void {
    const asked = this.#clock.now();
    this.say({ kind: 'ping' });
    this.#after(ANSWER_WITHIN, () => {
      if (this.#heard < asked) this.#lost();
      else this.#after(PING_EVERY, () => this.#ping());
    });
  }

  /** Comes back after a while, longer each time; or at once, if that is wished and nothing has failed yet. */
  #lost(atOnce = false): void {
    this.#drop();
    if (this.#away) return;
    if (atOnce && this.#failures === 0) {
      this.#failures = 1;
      this.#connect();
      return;
    }
    this.#ends.line('lost');
    const wait = Math.min(LATEST, SOONEST * 2 ** this.#failures) * (0.75 + 0.5 * Math.random());
    this.#failures += 1;
    this.#after(wait, () => this.#connect());
  }

  #drop(): void {
    this.#cancelWait();
    this.#isOpen = false;
    const wire = this.#wire;
    this.#wire = null;
    if (wire === null) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }
}
