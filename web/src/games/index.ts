/** The games this page has a board for, each loaded when it is needed. */
import { fetchPart } from '$lib/parts';
import type { GameUi } from './contract';

/** Which game is played is known only when a table is opened: here its own types are left open (see contract.ts). */
const BOARDS: { readonly [game: string]: () => Promise<{ readonly default: GameUi }> } = import.meta.glob<{
  readonly default: GameUi;
}>('./*/ui.ts');

const pathOf = (game: string): string => `./${game}/ui.ts`;

/** Whether this page can draw a game. */
export function hasBoard(game: string): boolean {
  return pathOf(game) in BOARDS;
}

/** The game's part of the page. */
export async function loadGame(game: string): Promise<GameUi> {
  const load = BOARDS[pathOf(game)];
  if (load === undefined) throw new Error(`no board for ${game}`);
  return (await fetchPart(load)).default;
}
