/** The doors of the house, in their order: every game that is or will be played here, with its picture and emblem. */
import type { IconName } from '$lib/pieces/icons';

export interface Door {
  readonly game: string;
  readonly emblem: IconName;
}

export const DOORS: readonly Door[] = [
  { game: 'valletta', emblem: 'house' },
  { game: 'saint_malo', emblem: 'pirate-ship' },
  { game: 'malta', emblem: 'boomerang' },
];

export const emblemOf = (game: string): IconName => DOORS.find((door) => door.game === game)?.emblem ?? 'door-open';
