/** A reason in words; numbers with a fraction are said to be averages. */
import { words } from '$lib/i18n';
import type { ReasonLine } from '$lib/protocol/messages';
import { isMean } from './review';

export function reasonText({ key, here, other }: ReasonLine): string {
  const told = isMean(here, other) ? words.say('analysis-on-average', { number: here }) : here;
  return words.say(key, { here: told, other });
}
