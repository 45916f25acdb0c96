/** A computer player for somebody who is away: from when, which one, and who has still to agree. */
import { words } from '$lib/i18n';
import type { SeatInfo } from '$lib/protocol/messages';

/** What whoever holds some seats here may do about it: propose it, say yes or no to what is proposed, or wait. */
export interface StandInChoice {
  readonly kind: 'let' | 'vote' | 'wait';
  readonly bot: string;
}

export function standInChoice(info: SeatInfo, held: readonly number[], now: number): StandInChoice | null {
  const offer = info.stand_in;
  if (offer === null || held.length === 0 || isEarly(offer, now)) return null;
  if (offer.bot === null) return { kind: 'let', bot: offer.least };
  const said = held.every((seat) => offer.agreed.includes(seat));
  if (!said) return { kind: 'vote', bot: offer.bot };
  return { kind: offer.missing.length > 0 ? 'wait' : 'let', bot: offer.bot };
}

/** Whether it is too early to propose one. Clocks differ, and ours ticks slowly: within a second the server decides. */
const isEarly = ({ opens }: NonNullable<SeatInfo['stand_in']>, now: number): boolean => now + 1 < opens;

/** How it stands: from when it is possible, or what is proposed and whose word is missing; nothing worth a word else. */
export function standInText(info: SeatInfo, names: readonly string[], now: number, language: string): string {
  const offer = info.stand_in;
  if (offer === null) return '';
  if (isEarly(offer, now)) {
    const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    const next = Math.ceil(offer.opens / 60) * 60; // the minute in which it is possible for sure
    return words.say('web-stand-in-from', { when: clock.format(new Date(next * 1000)) });
  }
  if (offer.bot === null) return '';
  const proposed = words.say('web-stand-in-proposed', { bot: words.say(`web-bot-${offer.bot}`) });
  if (offer.missing.length === 0) return proposed;
  const missing = words.together(offer.missing.map((seat) => names[seat] ?? ''));
  return `${proposed} · ${words.say('web-stand-in-missing', { names: missing })}`;
}
