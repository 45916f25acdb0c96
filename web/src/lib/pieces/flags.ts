import type { IconName } from './icons';

/** What stands on a flag over the board, and how it is meant: by colour, and always by words. */
export interface Flag {
  readonly icon: IconName;
  readonly title: string;
  readonly more: string;
  readonly tone?: 'plain' | 'good' | 'bad' | 'strong';
}
