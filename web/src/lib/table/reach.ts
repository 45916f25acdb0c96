/** Which addresses other devices reach this table by. A page on `localhost` cannot know: the server tells it. */
import type { Reach } from '../protocol/messages';
import { ask, posted } from './api';

/** Whether an address leads to the very machine it is opened on: nothing to be passed on. */
export function isThisMachine(origin: string): boolean {
  const { hostname } = new URL(origin);
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** The addresses a link may begin with, the likeliest first; none if no other device reaches us. What brought this
 *  page here brings others, too, unless it is this very machine, or there is a public address. */
export function addressesFor(told: Reach | null, here: string): readonly string[] {
  if (isThisMachine(here)) return told?.addresses ?? [];
  return told !== null && told.addresses.length > 0 ? told.addresses : [here];
}

export const reachOf = (): Promise<Reach> => ask('/api/reach');

/** Opens the house to the devices in its network, or closes it; only from the server's own machine. */
export const turnHouse = (open: boolean): Promise<Reach> => ask('/api/reach', { ...posted({ open }), method: 'PUT' });
