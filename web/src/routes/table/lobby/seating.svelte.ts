/** Who sits where, before the game begins: changed from this device, with the links that it can give away. */
import { words, type Problem } from '$lib/i18n';
import { houseNames } from '$lib/pieces/house';
import { nameOf } from '$lib/pieces/names';
import { memory } from '$lib/table';
import type { TableClient } from '$lib/table/client.svelte';
import { newKey } from '$lib/table/key';
import { freeName } from '$lib/table/lobby';
import type { Invitation } from '$lib/table/memory';

/** Who shall sit at a seat: somebody at this screen, whoever has its link, or a computer player. */
export type Sitter = 'here' | 'link' | { readonly bot: string };

export class Seating {
  /** The links that can be given away here. */
  invitations = $state.raw<readonly Invitation[]>([]);
  /** A change is on its way: whoever loses a seat by it does so on purpose. */
  changing = false;
  readonly #id: string;
  readonly #client: TableClient;
  readonly #hold: (secret: string) => void;

  constructor(id: string, client: TableClient, hold: (secret: string) => void) {
    this.#id = id;
    this.#client = client;
    this.#hold = hold;
    this.invitations = memory.table(id).invitations;
  }

  /** Somebody else shall sit at a seat. Whoever sat there does no longer, and the link there was is worth nothing. */
  async setSeat(seat: number, sitter: Sitter): Promise<Problem | null> {
    this.changing = true;
    const found = await this.#setSeat(seat, sitter);
    this.changing = false;
    return found;
  }
  async #setSeat(seat: number, sitter: Sitter): Promise<Problem | null> {
    if (typeof sitter !== 'string') {
      const names = this.#client.seats.map(nameOf);
      const taken = names.filter((_, other) => other !== seat);
      const same = this.#client.seats[seat]?.holder === 'bot';
      const name = same ? (names[seat] ?? '') : freeName(houseNames(), taken);
      const found = await this.#client.setSeat(seat, { holder: 'bot', name, bot: sitter.bot }, null);
      if (found === null) this.#invite(seat, null);
      return found;
    }
    const { secret, key } = await newKey();
    const name = sitter === 'here' ? words.say('web-player', { seat: seat + 1 }) : '';
    const found = await this.#client.setSeat(seat, { holder: sitter, name, bot: null }, key);
    if (found !== null) return found;
    this.#invite(seat, sitter === 'link' ? secret : null);
    if (sitter === 'here') this.#hold(secret);
    return null;
  }
  /** Two seats shall change places; the links to give away go with them. */
  async swapSeats(seat: number, other: number): Promise<Problem | null> {
    const found = await this.#client.swapSeats(seat, other);
    if (found === null) {
      memory.swap(this.#id, seat, other);
      this.invitations = memory.table(this.#id).invitations;
    }
    return found;
  }
  #invite(seat: number, secret: string | null): void {
    memory.invite(this.#id, seat, secret);
    this.invitations = memory.table(this.#id).invitations;
  }
}
