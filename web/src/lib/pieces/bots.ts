/** What computer players are called: the levels of the house, and programs that whoever runs the server has registered. */
import { words } from '$lib/i18n';

const PROGRAM = 'program:';
const programIn = (bot: string): string | null => (bot.startsWith(PROGRAM) ? bot.slice(PROGRAM.length) : null);

/** A program as it is named at a table. */
export const asBot = (program: string): string => PROGRAM + program;

export function levelName(bot: string): string {
  const name = programIn(bot);
  return name === null ? words.say(`web-bot-${bot}`) : words.say('web-program', { name });
}

/** How it plays, in a few words. */
export const levelText = (bot: string): string =>
  words.say(programIn(bot) === null ? `web-bot-${bot}-text` : 'web-program-text');
