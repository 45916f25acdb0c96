/** The computer players of the house: their names, and which of them somebody likes to play with. */
import { words } from '$lib/i18n';
import { shelf } from '$lib/table';
import { favourite } from './seats';

/** The names computer players bear here. */
export const houseNames = (): readonly string[] =>
  words
    .say('house-names')
    .split(',')
    .map((name) => name.trim());

const KEY = 'auberge.level';
/** The level somebody has chosen in the hall, for new tables. */
export const usualLevel = {
  get: (): string | null => shelf.getItem(KEY),
  set: (bot: string): void => shelf.setItem(KEY, bot),
};
export function usualBot(bots: readonly string[]): string {
  const chosen = usualLevel.get();
  return chosen !== null && bots.includes(chosen) ? chosen : favourite(bots);
}
