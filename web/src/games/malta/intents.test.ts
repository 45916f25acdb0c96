import { expect, test } from 'vitest';
import type { MaltaScene } from './selection.svelte';
import type { Move, PlayerView, SpaceView, View } from '$lib/protocol/malta';
import { aimOf, playerOf } from './board/aims';
import { arrange } from './selection.svelte';
import {
  aimsOf,
  answerers,
  cardMove,
  cardsOf,
  exitsOf,
  goalOf,
  liveArrows,
  meantBy,
  movesAt,
  racketAt,
} from './intents';
import type { DirectionName } from './board/layout';
import { durationOf, isTold } from './stages/staging';
import { fallenPawns, freshCards, wrapped } from './stages/story';
import { targetTexts } from './words/targets';

const NO_TARGETS = { player: null, space: null, second_space: null, direction: null, quarters: 0, line: -1 } as const;

const space = (arrows: readonly DirectionName[], number = 2): SpaceView => ({
  space: 0,
  kind: 'star_1',
  shape: 'star',
  number,
  arrows,
  quarters: 0,
  is_circle: arrows.length === 0,
});
const player = (pawn: readonly [number, number] | null, hand: PlayerView['hand'] = null): PlayerView => ({
  is_in: pawn !== null,
  has_conceded: false,
  pawn,
  home: 0,
  home_place: [0, 0],
  hand_size: 3,
  hand,
  blind: 0,
});

/** A small board of 3 by 3, pawns of seats 0 and 1 on its left edge, of seat 2 nowhere. */
function view(moves: readonly Move[], more: object = {}): View {
  const row = [space(['up', 'left']), space(['right'], 3), space([], 0)];
  return {
    game: 'malta',
    you: 0,
    actor: 0,
    moves,
    turn: 0,
    question: 'move',
    board: [row, row, row],
    players: [player([0, 0]), player([1, 0]), player(null)],
    card: null,
    announced: false,
    targets: NO_TARGETS,
    naming: NO_TARGETS,
    response: null,
    taker: null,
    exits: ['up'],
    ...more,
  } as unknown as View;
}

test('a space stands for the step to it, for itself, and for the pawns on it', () => {
  const step: Move = { kind: 'direction', direction: 'up' };
  expect(movesAt(view([step]), { row: 1, col: 0 })).toEqual([step]);
  expect(aimsOf(view([step]))).toEqual([{ row: 1, col: 0 }]);
  const named: Move = { kind: 'space', row: 2, col: 2 };
  expect(movesAt(view([named], { question: 'target' }), { row: 2, col: 2 })).toEqual([named]);
  const shoved: Move = { kind: 'player', seat: 1 };
  expect(movesAt(view([shoved], { question: 'target' }), { row: 1, col: 0 })).toEqual([shoved]);
});

test('a move is about the space it leads to, the line it shifts, the tile it turns', () => {
  expect(meantBy(view([]), { kind: 'direction', direction: 'up' })).toEqual([{ row: 1, col: 0 }]);
  expect(meantBy(view([]), { kind: 'line', axis: 'column', index: 2 })).toEqual(
    [0, 1, 2].map((row) => ({ row, col: 2 })),
  );
  const naming = { ...NO_TARGETS, space: [2, 1] };
  expect(meantBy(view([], { question: 'target', naming }), { kind: 'turn', quarters: 1 })).toEqual([
    { row: 2, col: 1 },
  ]);
  expect(meantBy(view([]), { kind: 'pass' })).toEqual([]);
});

test('a direction for everyone or for a line leads nowhere in particular', () => {
  const seen = view([{ kind: 'direction', direction: 'up' }], { question: 'target', card: 'everyone_moves' });
  expect(goalOf(seen, 'up')).toBeNull();
  expect(aimsOf(seen)).toEqual([]);
});

test('a card moves the pawn it names', () => {
  const target = { question: 'target', card: 'shove', naming: { ...NO_TARGETS, player: 1 } };
  expect(goalOf(view([], target), 'right')).toEqual({ row: 1, col: 1 });
  expect(goalOf(view([], { question: 'target', card: 'sidestep' }), 'right')).toEqual({ row: 0, col: 1 });
});

test('only legal cards can be used, and only as what is asked for', () => {
  const seen = view([{ kind: 'card', card: 'shove' }], { question: 'discard' });
  expect(cardMove(seen, 'shove')).toEqual({ kind: 'card', card: 'shove' });
  expect(cardMove(seen, 'negate')).toBeNull();
  const window = view([{ kind: 'pass' }, { kind: 'negate' }], { question: 'respond' });
  expect(cardMove(window, 'negate')).toEqual({ kind: 'negate' });
  expect(cardMove(window, 'boomerang')).toBeNull();
});

test('arrows off the board lead nowhere; exits are those of the view', () => {
  expect(liveArrows(view([]), { row: 0, col: 0 })).toEqual(['up']);
  expect(liveArrows(view([]), { row: 2, col: 0 })).toEqual([]);
  expect(exitsOf(view([]))).toEqual([{ row: 1, col: 0 }]);
  expect(exitsOf(view([], { you: null }))).toEqual([]);
});

test('a step costs what the game says of it', () => {
  const seen = view([{ kind: 'direction', direction: 'up' }], { question: 'move' });
  const explanation = { rules: [], outcomes: [{ racket: 2 }] };
  const scene = { view: seen, explanation } as unknown as MaltaScene;
  expect(racketAt(scene, { row: 1, col: 0 })).toBe(2);
  expect(racketAt(scene, { row: 2, col: 1 })).toBe(0);
  expect(racketAt({ ...scene, explanation: null }, { row: 1, col: 0 })).toBe(0);
});

test('equal cards lie side by side; a hidden hand has no cards to show', () => {
  expect(cardsOf(player([0, 0], { shove: 2, negate: 1 } as unknown as PlayerView['hand']))).toEqual([
    'shove',
    'shove',
    'negate',
  ]);
  expect(cardsOf(player([0, 0]))).toBeNull();
});

test('cards that stay keep their place, new ones come behind them', () => {
  expect(arrange(['shove', 'negate', 'shove'], ['draw_two', 'negate', 'shove'])).toEqual([
    'shove',
    'negate',
    'draw_two',
  ]);
  expect(arrange([], ['shove'])).toEqual(['shove']);
});

test('an exchange is drawn both ways, and only what it concerns is lit', () => {
  const aim = aimOf(
    view([], { card: 'swap_places', announced: true, question: 'respond', targets: { ...NO_TARGETS, player: 1 } }),
  );
  expect(aim?.arcs).toHaveLength(2);
  expect(aim?.seats).toEqual([0, 1]);
  expect(aimOf(view([]))).toBeNull();
  expect(aimOf(view([], { card: 'shove', announced: false, question: 'play' }))).toBeNull();
});

test('a card that was taken over belongs to whoever took it', () => {
  const taken = { card: 'shove', announced: true, taker: 1 };
  expect(playerOf(view([], { ...taken, response: 'boomerang' }))).toBe(1);
  expect(playerOf(view([], { ...taken, question: 'target' }))).toBe(1);
  expect(playerOf(view([], { card: 'shove', announced: true }))).toBe(0);
});

test('targets are written as in the record', () => {
  expect(targetTexts({ ...NO_TARGETS, player: 1, direction: 'up' })).toEqual(['2', 'up']);
  expect(targetTexts({ ...NO_TARGETS, space: [2, 3], quarters: 3 })).toEqual(['(2,3)', '3']);
  expect(targetTexts({ ...NO_TARGETS, line: 9, direction: 'down' })).toEqual(['column 2', 'down']);
});

test('a shifted line comes in again at its other end', () => {
  const shifted = { kind: 'line_shifted', seat: 0, axis: 'row', index: 2, direction: 'right' } as const;
  expect(wrapped([shifted], 7)).toEqual([{ row: 2, col: 0 }]);
  expect(wrapped([{ ...shifted, axis: 'column', direction: 'down' }], 7)).toEqual([{ row: 6, col: 2 }]);
});

test('a loser falls where the pawn stood last; only the own new cards are dealt', () => {
  const moved = { kind: 'pawn_moved', seat: 1, from_row: 1, from_col: 0, row: 2, col: 0 } as const;
  const lost = { kind: 'lost', seat: 1, cause: 'racket' } as const;
  expect(fallenPawns([moved, lost], view([]))).toEqual([{ seat: 1, place: [2, 0] }]);
  expect(
    freshCards(
      [
        { kind: 'card_drawn', seat: 0, card: 'shove' },
        { kind: 'card_given', seat: 0, to: 1, card: 'negate' },
      ],
      0,
    ),
  ).toEqual(['shove']);
});

test('events of one step overlap; what the table shows is not told twice', () => {
  const moved = { kind: 'pawn_moved', seat: 0, from_row: 0, from_col: 0, row: 1, col: 0 } as const;
  expect(durationOf([])).toBe(0);
  expect(durationOf([moved, moved])).toBeLessThan(2 * durationOf([moved]));
  expect(isTold({ kind: 'plays_due', seat: 0, cards: 2 }, [])).toBe(false);
});

test('whoever sees which card is given reads it once', () => {
  const given = { kind: 'given', seat: 0, to: 1, cards: 1 } as const;
  const card = { kind: 'card_given', seat: 0, to: 1, card: 'shove' } as const;
  expect(isTold(given, [given])).toBe(true);
  expect(isTold(given, [given, card])).toBe(false);
  expect(isTold(card, [given, card])).toBe(true);
  expect(isTold(given, [given, { ...card, to: 2 }])).toBe(true);
});

test('while a card waits for an answer, whoever is in is asked, clockwise from its player', () => {
  const players = [player([0, 0]), player([1, 0]), player(null), player([2, 0])];
  expect(answerers(view([], { question: 'respond', turn: 1, players }))).toEqual([3, 0]);
  expect(answerers(view([], { question: 'play', turn: 1, players }))).toEqual([]);
});
