import { expect, test } from 'vitest';
import { PuzzleBook } from './book';

function shelfWith(text: string | null = null): {
  getItem: () => string | null;
  setItem: (key: string, text: string) => void;
} {
  let held = text;
  return { getItem: () => held, setItem: (_, written) => void (held = written) };
}

test('each game has a rating of its own, and what was answered is remembered in that order', () => {
  const shelf = shelfWith();
  const book = new PuzzleBook(shelf);
  book.answer('malta', 'a', { value: 1040, answers: 1 }, true);
  book.answer('malta', 'b', { value: 1010, answers: 2 }, false);
  book.answer('malta', 'a', { value: 1030, answers: 3 }, true);
  const again = new PuzzleBook(shelf);
  expect(again.pageOf('malta')).toEqual({ rating: { value: 1030, answers: 3 }, seen: ['b', 'a'], solved: 2 });
  expect([again.knows('malta', 'b'), again.knows('valletta', 'b')]).toEqual([true, false]);
  expect(again.pageOf('valletta').rating.value).toBe(1000);
});

test('days in a row end today or yesterday', () => {
  const book = new PuzzleBook(shelfWith());
  for (const day of ['2026-10-30', '2026-10-31', '2026-11-01']) book.answerOn(day);
  book.answerOn('2026-10-28');
  expect(['2026-11-01', '2026-11-02', '2026-11-03', '2026-10-29', 'soon'].map((day) => book.inARow(day))).toEqual([
    3, 3, 0, 1, 0,
  ]);
  expect([book.hasAnswered('2026-10-31'), book.hasAnswered('2026-11-02')]).toEqual([true, false]);
});

test.each(['nonsense', 'null', '7', '{"games": {"malta": {"rating": "best"}}, "days": 7}'])(
  'what cannot be read is forgotten: %s',
  (text) => {
    const book = new PuzzleBook(shelfWith(text));
    expect([book.pageOf('malta').rating.value, book.inARow('2026-11-01')]).toEqual([1000, 0]);
  },
);
