/** What can be done now, read off the legal moves of the view; nothing here decides whether a move is legal. */
import {
  RULE_OF,
  type Direction,
  type Line,
  type Move,
  type Play,
  type Player,
  type PlayerView,
  type Space,
  type SpaceView,
  type Turn,
  type View,
} from '$lib/protocol/malta';
import { sameCell, type Cell } from '$lib/grid/cells';
import { outcomeOf } from '$games/outcomes';
import type { MaltaScene } from './selection.svelte';
import { cellAt, indices, onBoard, stepFrom, widthOf, type DirectionName } from './board/layout';

export type CardName = Play['card'];
type Kind = Move['kind'];
type MoveOf<K extends Kind> = Extract<Move, { readonly kind: K }>;

const isKind =
  <K extends Kind>(kind: K) =>
  (move: Move): move is MoveOf<K> =>
    move.kind === kind;

export const movesOf = <K extends Kind>(view: View, kind: K): readonly MoveOf<K>[] => view.moves.filter(isKind(kind));
export const moveOf = <K extends Kind>(view: View, kind: K): MoveOf<K> | null => view.moves.find(isKind(kind)) ?? null;

/** The cards of a hand, equal ones side by side; null where the hand is hidden. */
export function cardsOf(player: PlayerView | undefined): readonly CardName[] | null {
  if (player === undefined || player.hand === null) return null;
  return (Object.entries(player.hand) as [CardName, number][]).flatMap(([card, number]) =>
    Array.from({ length: number }, () => card),
  );
}

/** The move a card of the hand stands for now: to be played, or to be discarded, given, passed on, paid. */
export function cardMove(view: View, card: CardName): Move | null {
  const answer = view.question === 'respond' && (card === 'negate' || card === 'boomerang') ? moveOf(view, card) : null;
  return (
    movesOf(view, 'play').find((move) => move.card === card) ??
    movesOf(view, 'card').find((move) => move.card === card) ??
    answer
  );
}

export const spaceAt = (view: View, cell: Cell | null): SpaceView | null =>
  cell === null ? null : (view.board[cell.row]?.[cell.col] ?? null);

/** The players whose pawns stand on a cell, in seat order. */
export const pawnsOn = (view: View, cell: Cell): readonly number[] =>
  view.players.flatMap((player, seat) => (sameCell(cellAt(player.pawn), cell) ? [seat] : []));

/** The seat whose pawn a direction moves: in the movement phase the active player's, else what the card says. */
export function moverOf(view: View): number | null {
  if (view.question === 'move') return view.turn;
  if (view.question !== 'target') return null;
  if (view.card === 'sidestep') return view.you;
  return view.card === 'shove' ? view.naming.player : null;
}

/** Where a direction leads the pawn that is to move; null if no single pawn is. */
export function goalOf(view: View, direction: DirectionName): Cell | null {
  const mover = moverOf(view);
  const from = mover === null ? null : cellAt(view.players[mover]?.pawn ?? null);
  return from === null ? null : stepFrom(from, direction);
}

/** The moves a cell of the board stands for now: the space, the step to it, the pawns on it. */
export function movesAt(view: View, cell: Cell): readonly (Space | Direction | Player)[] {
  const here = (other: Cell | null): boolean => sameCell(other, cell);
  return [
    ...movesOf(view, 'space').filter(here),
    ...movesOf(view, 'direction').filter((move) => here(goalOf(view, move.direction))),
    ...movesOf(view, 'player').filter((move) => here(cellAt(view.players[move.seat]?.pawn ?? null))),
  ];
}

/** The cells that stand for a move. */
export function aimsOf(view: View): readonly Cell[] {
  return view.board.flatMap((spaces, row) =>
    spaces.flatMap((space, col) => (space !== null && movesAt(view, { row, col }).length > 0 ? [{ row, col }] : [])),
  );
}

/** The spaces a move is about: where it leads, whom it names, the line or the tile it turns. */
export function meantBy(view: View, move: Move): readonly Cell[] {
  if (move.kind === 'line') {
    const { axis, index } = move;
    return indices(widthOf(view)).map((at) => (axis === 'row' ? { row: index, col: at } : { row: at, col: index }));
  }
  if (move.kind === 'turn') return [cellAt(view.naming.space)].filter((cell) => cell !== null);
  return aimsOf({ ...view, moves: [move] });
}

export const linesOf = (view: View): readonly Line[] => movesOf(view, 'line');
export const turnsOf = (view: View): readonly Turn[] => movesOf(view, 'turn');

/** The arrows of a space that stay on the board. */
export function liveArrows(view: View, cell: Cell): readonly DirectionName[] {
  const width = widthOf(view);
  return (spaceAt(view, cell)?.arrows ?? []).filter((arrow) => onBoard(stepFrom(cell, arrow), width));
}

/** What a step of the movement phase to this cell costs, in cards. */
export function racketAt(scene: MaltaScene, cell: Cell): number {
  const step = movesAt(scene.view, cell).find(isKind('direction')) ?? null;
  return outcomeOf(scene, step)?.racket ?? 0;
}

/** The rule behind a space. */
export const ruleOfSpace = (space: SpaceView): string =>
  RULE_OF[space.is_circle ? 'circle' : space.kind === 'start' ? 'start' : 'space'];

/** Where the own pawn could go as things lie. */
export function exitsOf(view: View): readonly Cell[] {
  const from = view.you === null ? null : cellAt(view.players[view.you]?.pawn ?? null);
  return from === null ? [] : view.exits.map((direction) => stepFrom(from, direction));
}

/** Whether everybody waits for an answer to the card on the table. */
export const isWindow = (view: View): boolean => view.question === 'respond';

/** The seats that are asked whether they answer the card on the table: whoever is in, clockwise from its player. */
export function answerers(view: View): readonly number[] {
  if (!isWindow(view)) return [];
  const seats = view.players.map((_, n) => (view.turn + n) % view.players.length).slice(1);
  return seats.filter((seat) => view.players[seat]?.is_in === true);
}
