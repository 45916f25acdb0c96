/** What is said before a game begins: what the one button will do, and who has come or gone. */
import { words } from '$lib/i18n';
import { isNameless } from '$lib/pieces/names';
import type { SeatInfo } from '$lib/protocol/messages';

export interface BeginText {
  readonly label: string;
  readonly help: string;
}

/** What the button does: the game begins, with a computer player in the seats of those who are not here. */
export function beginText(seats: readonly SeatInfo[], away: readonly number[], bot: string): BeginText {
  const [first] = away;
  const info = first === undefined ? undefined : seats[first];
  if (first === undefined || info === undefined)
    return { label: words.say('web-begin'), help: words.say('web-begin-help') };
  const number = away.length;
  if (number > 1)
    return {
      label: words.say('web-begin-with-many', { bot, number }),
      help: words.say('web-begin-or-wait', { number }),
    };
  const label = isNameless(info)
    ? words.say('web-begin-with-seat', { bot, seat: first + 1 })
    : words.say('web-begin-with', { bot, name: info.name });
  return { label, help: words.say('web-begin-or-wait', { number }) };
}

/** Notices who comes and goes, to say it aloud: the last of them, and never oneself. */
export class Arrived {
  #before: readonly SeatInfo[] | null = null;

  look(seats: readonly SeatInfo[], held: readonly number[]): string | null {
    const before = this.#before;
    this.#before = seats;
    if (before === null) return null;
    const news = seats.flatMap((info, seat) => (held.includes(seat) ? [] : [newsOf(info, before[seat], seat)]));
    return news.filter((text) => text !== '').at(-1) ?? null;
  }
}

/** Whoever comes by link without a name is somebody, until they say it. */
function newsOf(now: SeatInfo, before: SeatInfo | undefined, seat: number): string {
  const came = now.present && !(before?.present ?? false);
  if (isNameless(now)) return came ? words.say('web-came-seat', { seat: seat + 1 }) : '';
  const named = now.present && before !== undefined && isNameless(before);
  if (came || named) return words.say('web-came', { name: now.name });
  return before?.present && !now.present ? words.say('web-went', { name: now.name }) : '';
}
