/** Before the first draw: who is waited for. */
import type { ChanceInfo, SeatInfo } from '../protocol/messages';

/** How a seat stands towards the beginning: nobody has to come, they come, promise a number, tell it. */
export type Coming = 'ready' | 'away' | 'here' | 'promised' | 'told';

export function comingOf({ bot, present }: SeatInfo, chance: ChanceInfo['seats'][number] | undefined): Coming {
  if (chance?.number != null) return 'told';
  if (chance?.promise != null) return 'promised';
  if (bot !== null) return 'ready';
  return present ? 'here' : 'away';
}

/** The seats without which the game does not begin by itself: their number is not promised, or once promises are
 *  closed, not told. */
export function missingOf({
  seats,
  chance,
}: {
  seats: readonly SeatInfo[];
  chance: ChanceInfo | null;
}): readonly number[] {
  if (chance === null || chance.begun) return [];
  const { closed } = chance;
  return seats.flatMap((info, seat) => {
    const coming = comingOf(info, chance.seats[seat]);
    const waitedFor = closed ? coming === 'promised' : coming === 'here' || coming === 'away';
    return waitedFor ? [seat] : [];
  });
}
