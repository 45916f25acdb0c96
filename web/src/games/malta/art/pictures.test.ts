import { expect, test } from 'vitest';
import { PICTURES } from './pictures';
import { drawn, isGroup, type Piece, type Stroke } from './sketch';

const strokesOf = (pieces: readonly Piece[]): readonly Stroke[] =>
  pieces.flatMap((piece) => (isGroup(piece) ? strokesOf(piece.of) : [piece]));

test('every card has a picture of its own', () => {
  expect(Object.keys(PICTURES)).toHaveLength(27);
  const drawings = Object.values(PICTURES).map((pieces) => JSON.stringify(pieces));
  expect(new Set(drawings).size).toBe(27);
});

test.each(Object.entries(PICTURES))('the pen can draw every stroke of %s', (_, pieces) => {
  for (const stroke of strokesOf(pieces)) {
    const { ink, wash } = drawn(stroke);
    expect(ink !== '' || wash !== '').toBe(true);
    expect(ink + wash).not.toContain('NaN');
  }
});
