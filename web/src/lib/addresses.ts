/** Which addresses of the page there are. */

/** Parts of an address by its first one: the fewest and the most there may be. */
const PARTS: { readonly [first: string]: readonly [number, number] } = {
  new: [2, 2],
  t: [2, 4],
  replay: [2, 3],
  rules: [2, 4],
  cards: [2, 3],
  learn: [1, 3],
  again: [2, 4],
  puzzles: [1, 3],
};
const OF_A_GAME: readonly string[] = ['new', 'rules', 'learn', 'puzzles'];

/** Whether an address may name something: its room exists, its game is known there, and no part is too many. */
export function mayExist(
  parts: readonly string[],
  hasBoard: (game: string) => boolean,
  hasBox: (game: string) => boolean,
): boolean {
  const [first, game, page] = parts;
  if (first === undefined || (first === 'index.html' && parts.length === 1)) return true;
  const [fewest, most] = Object.hasOwn(PARTS, first) ? PARTS[first]! : [1, 0];
  if (parts.length < fewest || parts.length > most) return false;
  if (game !== undefined && OF_A_GAME.includes(first) && !hasBoard(game)) return false;
  if (first === 'cards' && !hasBox(game!)) return false;
  if (first === 'rules' && page !== undefined) return parts.length === (page === 'try' ? 4 : 3) && isPage(page);
  return true;
}

const isPage = (page: string): boolean => page === 'aid' || page === 'try';
