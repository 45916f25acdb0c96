/** What computer players are called: the levels of the house, and programs that whoever runs the server has registered. */
import { words } from '$lib/i18n';
import type { SeatInfo } from '$lib/protocol/messages';

const PROGRAM = 'program:';
const programIn = (bot: string): string | null => (bot.startsWith(PROGRAM) ? bot.slice(PROGRAM.length) : null);
/** So often a program may fail in a game; then it is asked no more. */
const MOST_FAULTS = 3;
const MISSING = 'missing';

/** A program plays this seat: one that the server knows, or one that came by the seat's link. */
export const isProgram = ({ bot, holder, program }: SeatInfo): boolean =>
  program || (holder === 'bot' && bot !== null && programIn(bot) !== null);

/** A program as it is named at a table. */
export const asBot = (program: string): string => PROGRAM + program;

export function levelName(bot: string): string {
  const name = programIn(bot);
  return name === null ? words.say(`web-bot-${bot}`) : words.say('web-program', { name });
}

/** How it plays, in a few words. */
export const levelText = (bot: string): string =>
  words.say(programIn(bot) === null ? `web-bot-${bot}-text` : 'web-program-text');

/** How a program at this seat failed last, and what was done about it. */
export function programFault(name: string, faults: readonly string[]): string {
  const failed = faults.filter((kind) => kind !== MISSING).length;
  const instead = faults.at(-1) === MISSING ? MISSING : failed < MOST_FAULTS ? 'once' : 'always';
  return `${words.say('web-program-fault', { name, fault: faults.at(-1) ?? '' })} ${words.say('web-program-instead', { instead })}`;
}
