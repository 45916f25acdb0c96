/** How wide the cards of a hand are and how far they stand apart, by their number and the room there is. */
export interface Laid {
  readonly width: number;
  /** Between two cards; negative where they overlap. */
  readonly gap: number;
  /** Too narrow for a large picture beside the short text. */
  readonly narrow: boolean;
}

const WIDE = 126;
/** Below this a card has a smaller picture; below the next one its title would find no room. */
const ROOMY = 112;
const NARROW = 90;
const APART = 8;

/** A fan: cards grow narrower before they overlap. */
export function fanOf(cards: number, room: number): Laid {
  const share = cards === 0 ? WIDE : (room - 12) / cards - APART / 2;
  const width = Math.round(Math.max(NARROW, Math.min(WIDE, share)));
  const gap = cards < 2 ? 0 : Math.min(APART, Math.floor((room - 12 - cards * width) / (cards - 1)));
  return { width, gap, narrow: width < ROOMY };
}

const SMALL = 138;
const LEAST = 126;

/** A row that scrolls, where not all cards find room: then the last one seen is cut in two, so that one sees it does. */
export function rowOf(cards: number, room: number): Laid {
  const fits = Math.floor((room - APART) / (SMALL + APART));
  if (cards <= fits) return { width: SMALL, gap: APART, narrow: false };
  const seen = Math.max(fits, Math.floor((room - APART) / (LEAST + APART) - 0.5)) + 0.5;
  const width = Math.round(Math.max(LEAST, (room - APART) / seen - APART));
  return { width, gap: APART, narrow: false };
}
