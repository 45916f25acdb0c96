/** How a player is called: by name, or by the seat as long as nobody has said one. */
import { words } from '$lib/i18n';
import type { SeatInfo } from '../protocol/messages';

/** Whether the seat waits for somebody to come by its link and say a name: until then it is called by its number. */
export const isNameless = (info: SeatInfo): boolean => info.holder === 'link' && /^\d$/.test(info.name);

export const nameOf = (info: SeatInfo, seat: number): string =>
  isNameless(info) ? words.say('web-seat', { seat: seat + 1 }) : info.name;
