/** What is said before a game begins: what the one button will do, and who has come or gone. */
import { words } from '$lib/i18n';
import { isNameless, nameOf } from '$lib/pieces/names';
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
  #here: ReadonlySet<number> | null = null;

  look(seats: readonly SeatInfo[], held: readonly number[]): string | null {
    const before = this.#here;
    const here = new Set(seats.flatMap(({ present }, seat) => (present ? [seat] : [])));
    this.#here = here;
    if (before === null) return null;
    const changed = seats.flatMap((info, seat) => (here.has(seat) !== before.has(seat) ? [{ info, seat }] : []));
    const last = changed.filter(({ seat }) => !held.includes(seat)).at(-1);
    if (last === undefined) return null;
    const name = nameOf(last.info, last.seat);
    return words.say(here.has(last.seat) ? 'web-came' : 'web-went', { name });
  }
}
