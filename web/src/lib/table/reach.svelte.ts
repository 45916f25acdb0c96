/** What is known of who reaches this table, shared by all that shows a link. */
import { base } from '../base';
import type { Problem, Reach } from '../protocol/messages';
import { ApiError } from './api';
import { addressesFor, isThisMachine, reachOf, turnHouse } from './reach';

/** How often somebody who looks at a link is told anew, in ms: the terminal may have answered, the network changed. */
const AGAIN = 4_000;

class LanAccess {
  #told = $state.raw<Reach | null>(null);
  #chosen = $state('');
  problem = $state.raw<Problem | null>(null);
  turning = $state(false);
  readonly here = (globalThis.location?.origin ?? 'http://localhost') + base;
  /** This page was opened on the machine that serves it, by an address that leads nobody else there. */
  readonly atThisMachine = isThisMachine(this.here);

  /** The server has said something. */
  get told(): boolean {
    return this.#told !== null;
  }
  get house(): Reach['house'] {
    return this.#told?.house ?? 'set';
  }
  get answered(): boolean {
    return this.#told?.answered ?? true;
  }
  get addresses(): readonly string[] {
    return addressesFor(this.#told, this.here);
  }
  /** What links begin with: an address others reach; this page's own as long as there is none. */
  get origin(): string {
    return this.addresses.find((address) => address === this.#chosen) ?? this.addresses[0] ?? this.here;
  }
  set origin(address: string) {
    this.#chosen = address;
  }

  /** Opens or closes the house. */
  async turn(open: boolean): Promise<void> {
    this.turning = true;
    await this.#take(turnHouse(open));
    this.turning = false;
  }

  /** Asks once. Where nobody answers, nothing new is known. */
  async look(): Promise<void> {
    await this.#take(reachOf(), false);
  }

  /** Asks now, and again as long as somebody looks; call it in an effect. */
  watch(): () => void {
    const look = (): void => void (document.hidden || this.turning || this.look());
    look();
    const timer = setInterval(look, AGAIN);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async #take(asked: Promise<Reach>, said = true): Promise<void> {
    try {
      this.#told = await asked;
      if (said) this.problem = null;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (said) this.problem = failure.problem;
    }
  }
}

export const lanAccess = new LanAccess();
