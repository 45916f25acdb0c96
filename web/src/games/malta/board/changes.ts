/** What lies or stands otherwise than before. */
import type { SpaceView, View } from '$lib/protocol/malta';
import { spaceAt } from '../intents';
import { sameCell, type Cell } from '$lib/grid/cells';
import { cellAt, cellsOf, widthOf } from './layout';

const isSame = (a: SpaceView, b: SpaceView): boolean =>
  a.space === b.space && a.quarters === b.quarters && a.is_circle === b.is_circle;

/** The cells whose space was turned, moved or flipped, and those to which a pawn came. */
export function changedCells(before: View, now: View): readonly Cell[] {
  const spaces = cellsOf(widthOf(now)).filter((cell) => {
    const [was, is] = [spaceAt(before, cell), spaceAt(now, cell)];
    return was !== null && is !== null && !isSame(was, is);
  });
  const pawns = now.players.flatMap((player, seat) => {
    const [was, is] = [cellAt(before.players[seat]?.pawn ?? null), cellAt(player.pawn)];
    return is === null || sameCell(was, is) ? [] : [is];
  });
  return [...spaces, ...pawns];
}
