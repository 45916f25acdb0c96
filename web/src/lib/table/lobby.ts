/** Before the first draw: who is waited for, who is the host, and who may say that somebody else sits at a seat. */
import type { ChanceInfo, SeatInfo } from '../protocol/messages';

/** The seats at the screen where the table was opened: whoever sits there is the host. None: everybody is. */
export const hostsOf = (seats: readonly SeatInfo[]): readonly number[] =>
  seats.flatMap(({ holder }, seat) => (holder === 'here' ? [seat] : []));

/** Whether these seats say when the game begins: the host's, and anybody's while no host is here. */
export function mayBegin(seats: readonly SeatInfo[], held: readonly number[]): boolean {
  const hosts = hostsOf(seats);
  return held.length > 0 && (held.some((seat) => hosts.includes(seat)) || !hosts.some((seat) => seats[seat]?.present));
}

/** Whether those who hold these seats may say who sits at another. */
export function mayChange(seats: readonly SeatInfo[], held: readonly number[], seat: number): boolean {
  const speaking = held.filter((one) => one !== seat);
  const hosts = hostsOf(seats);
  if (hosts.length > 0) return speaking.some((one) => hosts.includes(one));
  return speaking.length > 0 && seats[seat]?.present === false;
}

/** Whether two who sit side by side may be made to change places here: by the host, on the device that has the links of
 *  all who have not come. */
export function mayMove(seats: readonly SeatInfo[], held: readonly number[], invited: readonly number[]): boolean {
  const hosts = hostsOf(seats);
  const absent = seats.flatMap(({ holder, present }, seat) => (holder === 'link' && !present ? [seat] : []));
  return held.some((seat) => hosts.includes(seat)) && absent.every((seat) => invited.includes(seat));
}

/** Whether those who hold these seats may say how somebody is called who has not come yet, or a computer player. */
export function mayName(seats: readonly SeatInfo[], held: readonly number[], seat: number): boolean {
  return !held.includes(seat) && seats[seat]?.present === false && mayChange(seats, held, seat);
}

/** People who are not here: a computer player would have to play for them. */
export const awayOf = (seats: readonly SeatInfo[]): readonly number[] =>
  seats.flatMap(({ bot, present }, seat) => (bot === null && !present ? [seat] : []));

/** The first of these names that nobody has at the table. */
export function freeName(names: readonly string[], taken: readonly string[]): string {
  const lower = taken.map((name) => name.toLocaleLowerCase());
  return names.find((name) => !lower.includes(name.toLocaleLowerCase())) ?? names[0] ?? '';
}

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
