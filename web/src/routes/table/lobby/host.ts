/** Whom to ask for a link. */
import { words } from '$lib/i18n';
import type { SeatInfo } from '$lib/protocol/messages';
import { hostsOf } from '$lib/table/lobby';
import { nameOf } from '$lib/pieces/names';

/** The host's name; nothing where nobody is. */
export function hostName(seats: readonly SeatInfo[]): string {
  const [host] = hostsOf(seats);
  const info = host === undefined ? undefined : seats[host];
  return info === undefined || host === undefined ? '' : nameOf(info, host);
}

/** Whom to ask for the link of a seat. */
export function askText(seats: readonly SeatInfo[]): string {
  const name = hostName(seats);
  return name === '' ? words.say('web-ask-opener') : words.say('web-ask-host', { name });
}
