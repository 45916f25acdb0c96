/** The set phrases (design, section 10), each with its picture; and any word across the table as it is shown. */
import { words } from '$lib/i18n';
import type { Word } from '$lib/protocol/messages';
import type { IconName } from './icons';

export type Phrase = NonNullable<Word['phrase']>;
export const PHRASES: readonly { readonly name: Phrase; readonly icon: IconName }[] = [
  { name: 'well', icon: 'say-well' },
  { name: 'smile', icon: 'say-smile' },
  { name: 'wince', icon: 'say-wince' },
  { name: 'cheers', icon: 'say-cheers' },
  { name: 'thanks', icon: 'say-thanks' },
  { name: 'moment', icon: 'hourglass' },
];

/** A word as it is shown: its picture and what it says, in the reader's language. */
export interface Saying {
  readonly icon: IconName;
  readonly text: string;
}

export function sayingOf({ phrase, text }: Word): Saying {
  const known = PHRASES.find(({ name }) => name === phrase);
  return known === undefined
    ? { icon: 'chat', text: text ?? '' }
    : { icon: known.icon, text: words.say(`web-say-${known.name}`) };
}
