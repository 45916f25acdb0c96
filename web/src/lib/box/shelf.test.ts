import { expect, test } from 'vitest';
import { BoxShelf, MOST_BOXES } from './shelf';

function storage(most = Infinity): {
  text: string | null;
  getItem(): string | null;
  setItem(_: string, text: string): void;
} {
  return {
    text: null,
    getItem() {
      return this.text;
    },
    setItem(_key, text) {
      if (text.length > most) throw new DOMException('full', 'QuotaExceededError');
      this.text = text;
    },
  };
}
const box = (id: string, text = 'x = 1', playable = true) => ({ id, game: 'malta', name: `box ${id}`, text, playable });

test('boxes are kept by game, the one changed last first', () => {
  let now = 0;
  const shelf = new BoxShelf(storage(), () => ++now);
  shelf.keep(box('a'));
  shelf.keep(box('b'));
  shelf.keep({ ...box('c'), game: 'valletta' });
  shelf.keep(box('a', 'x = 2'));
  expect(shelf.of('malta').map(({ id, text }) => [id, text])).toEqual([
    ['a', 'x = 2'],
    ['b', 'x = 1'],
  ]);
});

test('what finds no room leaves everything as it was', () => {
  const held = storage(200);
  const shelf = new BoxShelf(held);
  expect(shelf.keep(box('a'))).toBe(true);
  const before = held.text;
  expect(shelf.keep(box('a', '#'.repeat(200)))).toBe(false);
  expect(held.text).toBe(before);
  const roomy = new BoxShelf(storage());
  for (let n = 0; n < MOST_BOXES; n++) expect(roomy.keep(box(String(n)))).toBe(true);
  expect(roomy.keep(box('one more'))).toBe(false);
  expect(roomy.keep(box('0', 'x = 3'))).toBe(true);
});

test('an answer about a text that has changed since is not taken for the new one', () => {
  const shelf = new BoxShelf(storage());
  shelf.keep(box('a', 'new', false));
  shelf.checked('a', 'old', true);
  expect(shelf.box('a')?.playable).toBe(false);
  shelf.checked('a', 'new', true);
  expect(shelf.box('a')?.playable).toBe(true);
});

test('a chosen box is offered first, as long as it is there and can be played', () => {
  const shelf = new BoxShelf(storage());
  shelf.keep(box('a'));
  shelf.choose('malta', 'a');
  expect(shelf.chosen('malta')?.name).toBe('box a');
  shelf.keep(box('a', 'x = 2', false));
  expect(shelf.chosen('malta')).toBeNull();
  shelf.checked('a', 'x = 2', true);
  shelf.choose('malta', null);
  expect(shelf.chosen('malta')).toBeNull();
  shelf.choose('malta', 'a');
  shelf.forget('a');
  expect(shelf.chosen('malta')).toBeNull();
});

test('a new name never hides another box', () => {
  const shelf = new BoxShelf(storage());
  shelf.keep({ ...box('a'), name: 'My box' });
  expect(shelf.freeName('malta', ' My box ')).toBe('My box 2');
  expect(shelf.freeName('valletta', 'My box')).toBe('My box');
});

test.each(['', 'null', '7', '{"boxes": 7}', '{"boxes": [null, {"id": 1}], "chosen": {"malta": 3}}'])(
  'what is no shelf (%s) is an empty one',
  (text) => {
    const held = storage();
    held.text = text;
    expect(new BoxShelf(held).of('malta')).toEqual([]);
    expect(new BoxShelf(held).chosen('malta')).toBeNull();
  },
);
