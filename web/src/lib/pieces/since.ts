/** Since when somebody is waited for, in words: "since 21:14 (12 minutes)", "since yesterday", "since Monday". */
import { words } from '$lib/i18n';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Sooner than this nobody is waited for, in seconds. */
const SOON = MINUTE;
/** From here on it is also said how long that is. */
const LONG = 5 * MINUTE;

export interface Since {
  readonly kind: 'time' | 'span' | 'yesterday' | 'day';
  readonly when: string;
  readonly span: string;
}

const midnight = (seconds: number): number => new Date(seconds * 1000).setHours(0, 0, 0, 0);
/** How many midnights lie between, whatever the clocks were set to meanwhile. */
const daysBetween = (from: number, to: number): number => Math.round((midnight(to) - midnight(from)) / 86_400_000);

/** The parts of the phrase in a language; null while it is too soon to say anything. Times are seconds since 1970. */
export function sinceParts(since: number, now: number, language: string): Since | null {
  const waited = now - since;
  if (since <= 0 || waited < SOON) return null;
  const date = new Date(since * 1000);
  const days = daysBetween(since, now);
  if (days > 1) {
    const far = days > 6 ? ({ day: 'numeric', month: 'long' } as const) : {};
    return { kind: 'day', when: new Intl.DateTimeFormat(language, { weekday: 'long', ...far }).format(date), span: '' };
  }
  if (days === 1 && waited > 12 * HOUR) return { kind: 'yesterday', when: '', span: '' };
  const when = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(date);
  if (waited < LONG) return { kind: 'time', when, span: '' };
  const [unit, count] = waited < HOUR ? (['minute', waited / MINUTE] as const) : (['hour', waited / HOUR] as const);
  const span = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return { kind: 'span', when, span: span.format(Math.floor(count)) };
}

/** The phrase in the language that is spoken; nothing while it is too soon. */
export function sinceText(since: number, now: number): string {
  const parts = sinceParts(since, now, words.language);
  return parts === null ? '' : words.say('web-since', { ...parts });
}
