/** What the card on the table aims at, as it is drawn: the spaces left lit, and arcs between them. */
import type { Targets, View } from '$lib/protocol/malta';
import { sameCell, type Cell } from '$lib/grid/cells';
import { cellAt, indices, lineAt, middle, stepFrom, widthOf, type DirectionName } from './layout';

export interface Arc {
  readonly from: Cell;
  readonly to: Cell;
}
export interface Aim {
  readonly lit: readonly Cell[];
  readonly arcs: readonly Arc[];
  /** Seats whose pawns stay in the light. */
  readonly seats: readonly number[];
  readonly direction: DirectionName | null;
  readonly line: { readonly axis: 'row' | 'column'; readonly index: number } | null;
}

const BOTH_WAYS: readonly string[] = ['swap_hands', 'swap_places'];

/** Who the card's "you" is: its player, or whoever took it over. */
export const playerOf = (view: View): number =>
  view.taker !== null && (view.response === 'boomerang' || (view.question === 'target' && view.announced))
    ? view.taker
    : view.turn;

/** The targets that concern this seat now: those it is naming, else those that lie open. */
export const openTargets = (view: View): Targets => (view.question === 'target' ? view.naming : view.targets);

const pawnOf = (view: View, seat: number | null): Cell | null =>
  seat === null ? null : cellAt(view.players[seat]?.pawn ?? null);

function lineCells(line: Aim['line'], width: number): readonly Cell[] {
  if (line === null) return [];
  return indices(width).map((at) =>
    line.axis === 'row' ? { row: line.index, col: at } : { row: at, col: line.index },
  );
}

function arcsOf(view: View, targets: Targets): readonly Arc[] {
  const own = pawnOf(view, playerOf(view));
  const other = pawnOf(view, targets.player);
  const [first, second] = [cellAt(targets.space), cellAt(targets.second_space)];
  const arcs: Arc[] = [];
  const add = (from: Cell | null, to: Cell | null): void => {
    if (from !== null && to !== null && !sameCell(from, to)) arcs.push({ from, to });
  };
  if (view.card === 'going_home' && targets.player !== null) {
    add(other, cellAt(view.players[targets.player]?.home_place ?? null));
  } else {
    add(own, other);
    if (BOTH_WAYS.includes(view.card ?? '')) add(other, own);
  }
  const mover = view.card === 'sidestep' ? own : view.card === 'shove' ? other : null;
  if (mover !== null && targets.direction !== null) add(mover, stepFrom(mover, targets.direction));
  if (second !== null) {
    add(first, second);
    add(second, first);
  } else add(own, first);
  return arcs;
}

/** What is lit while a card is announced or being named; null if no card is. */
export function aimOf(view: View): Aim | null {
  if (view.card === null || (!view.announced && view.question !== 'target')) return null;
  const targets = openTargets(view);
  const line = targets.line < 0 ? null : lineAt(targets.line);
  const seats = [playerOf(view), ...(targets.player === null ? [] : [targets.player])];
  const arcs = arcsOf(view, targets);
  const lit = [
    ...seats.map((seat) => pawnOf(view, seat)),
    cellAt(targets.space),
    cellAt(targets.second_space),
    ...lineCells(line, widthOf(view)),
    ...arcs.map(({ to }) => to),
  ].filter((cell) => cell !== null);
  return { lit, arcs, seats, direction: targets.direction, line };
}

/** A bent way between two spaces, from rim to rim, and the turn of its head in degrees. */
export function arcPath({ from, to }: Arc, width: number): { readonly path: string; readonly head: string } {
  const [a, b] = [middle(from, width), middle(to, width)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  /** Neighbours are joined over their rims, or the way between them would be too short to see. */
  const near = length < 150;
  const bend = near ? 84 : Math.min(70, 18 + length * 0.16);
  const control = { x: (a.x + b.x) / 2 + uy * bend, y: (a.y + b.y) / 2 - ux * bend };
  const rim = (p: typeof a, toward: typeof a, by: number): typeof a => {
    const d = Math.hypot(toward.x - p.x, toward.y - p.y) || 1;
    return { x: p.x + ((toward.x - p.x) / d) * by, y: p.y + ((toward.y - p.y) / d) * by };
  };
  const [start, end] = [rim(a, control, near ? 26 : 56), rim(b, control, near ? 44 : 66)];
  const turn = (Math.atan2(b.y - control.y, b.x - control.x) * 180) / Math.PI;
  const point = (p: typeof a): string => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`;
  return {
    path: `M${point(start)}Q${point(control)} ${point(end)}`,
    head: `translate(${point(end)}) rotate(${turn.toFixed(1)})`,
  };
}
