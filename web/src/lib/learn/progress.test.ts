import { expect, test } from 'vitest';
import { Progress } from './progress';

function shelfWith(text: string | null = null): {
  getItem: () => string | null;
  setItem: (key: string, text: string) => void;
} {
  let held = text;
  return { getItem: () => held, setItem: (_, written) => void (held = written) };
}
const STATE = { step: 1, moves: ['use head 5'], wrong: 2, reached: false };

test('a lesson is taken up where it was left, and begins anew once it is done', () => {
  const shelf = shelfWith();
  const progress = new Progress(shelf);
  expect([progress.hasBegun, progress.stateOf('SM-L1'), progress.isDone('SM-L1')]).toEqual([false, null, false]);
  progress.leave('SM-L1', STATE);
  expect(new Progress(shelf).stateOf('SM-L1')).toEqual(STATE);
  progress.finish('SM-L1');
  progress.finish('SM-L1');
  const later = new Progress(shelf);
  expect([later.hasBegun, later.stateOf('SM-L1'), later.isDone('SM-L1')]).toEqual([true, null, true]);
});

test.each(['nonsense', 'null', '7', '{"done": 7, "left": {"SM-L1": {"step": "one"}}}'])(
  'what cannot be read is forgotten: %s',
  (text) => {
    const progress = new Progress(shelfWith(text));
    expect([progress.hasBegun, progress.stateOf('SM-L1')]).toEqual([false, null]);
  },
);
