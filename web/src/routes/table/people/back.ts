/** A request to take a decision back, as whoever looks here meets it. */
import type { BackRequest, SeatInfo } from '$lib/protocol/messages';

/** What may be said to it here: yes or no, "never mind" to one's own, or nothing (any more). */
export type BackPart = 'answer' | 'own' | 'watch';

const plays = (info: SeatInfo | undefined): boolean => info !== undefined && info.holder !== 'bot' && info.bot === null;

export function partIn(request: BackRequest, seats: readonly SeatInfo[], held: readonly number[]): BackPart {
  if (held.includes(request.seat)) return 'own';
  return held.some((seat) => plays(seats[seat]) && !request.agreed.includes(seat)) ? 'answer' : 'watch';
}

/** The people who are here and have not said anything to it. */
export function askedStill(request: BackRequest, seats: readonly SeatInfo[]): readonly number[] {
  return seats.flatMap((info, seat) =>
    plays(info) && info.present && seat !== request.seat && !request.agreed.includes(seat) ? [seat] : [],
  );
}
