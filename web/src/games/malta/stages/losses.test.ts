import { expect, test } from 'vitest';
import { fatesOf } from './losses';

test('it says who lost for good, and who came back', () => {
  const fates = fatesOf(
    [
      { kind: 'turn_began', seat: 0, turn: 3 },
      { kind: 'lost', seat: 1, cause: 'no_exit' },
      { kind: 'turn_began', seat: 0, turn: 5 },
      { kind: 'came_back', seat: 1, row: 0, col: 2 },
      { kind: 'conceded', seat: 2 },
      { kind: 'turn_began', seat: 1, turn: 6 },
      { kind: 'lost', seat: 1, cause: 'no_card' },
      { kind: 'game_won', seat: 0 },
    ],
    [2, 1],
  );
  expect(fates.map(({ turn, final, event }) => [turn, event.kind, event.seat, final])).toEqual([
    [3, 'lost', 1, false],
    [5, 'came_back', 1, false],
    [5, 'conceded', 2, true],
    [6, 'lost', 1, true],
  ]);
});
