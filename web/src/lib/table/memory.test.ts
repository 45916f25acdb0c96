import { expect, test } from 'vitest';
import type { SeatInfo, TableOpened } from '../protocol/messages';
import { seatInfo, tableInfo } from './fixtures';
import { Memory, type Shelf } from './memory';

function shelf(): Shelf & { text: string | null } {
  return {
    text: null,
    getItem() {
      return this.text;
    },
    setItem(_key, text) {
      this.text = text;
    },
  };
}
const seat = (holder: SeatInfo['holder']) => seatInfo({ name: holder, holder });
const opened: TableOpened = {
  table: tableInfo({ seats: [seat('here'), seat('link'), seat('bot')], free_text: false }),
  secrets: ['one', 'two', null],
};

test('whoever opens a table holds the seats at this screen and keeps the links to give away', () => {
  const memory = new Memory(shelf());
  memory.opened(opened);
  expect(memory.table('abc').secrets).toEqual(['one']);
  expect(memory.table('abc').invitations).toEqual([{ seat: 1, secret: 'two' }]);
});

test('links go with the seats that change places', () => {
  const memory = new Memory(shelf());
  memory.opened(opened);
  memory.swap('abc', 1, 2);
  expect(memory.table('abc').invitations).toEqual([{ seat: 2, secret: 'two' }]);
});

test('a number made for a seat that is no longer held is forgotten', () => {
  const memory = new Memory(shelf());
  memory.sealed('abc', 'seal', true);
  memory.adds('abc', 0, () => 'n');
  memory.adds('abc', 1, () => 'm');
  memory.keepsOwn('abc', [1, 2]);
  expect(memory.table('abc').chance?.own).toEqual({ 1: 'm' });
});

test('a secret is held once, and the next table is opened by the same ones', () => {
  const memory = new Memory(shelf());
  memory.hold('abc', 'x');
  memory.hold('abc', 'x');
  memory.follow('abc', 'def');
  expect(memory.table('def').secrets).toEqual(['x']);
});

test('the table last looked at comes first', () => {
  let now = 0;
  const memory = new Memory(shelf(), () => ++now);
  memory.visited('a', [0]);
  memory.visited('b', []);
  memory.visited('a', [0]);
  expect(memory.tables).toEqual(['a', 'b']);
});

test('a table taken off the list keeps what holds its seats, and comes back to its place', () => {
  let now = 0;
  const book = shelf();
  const memory = new Memory(book, () => ++now);
  memory.opened(opened);
  memory.visited('b', []);
  memory.visited('c', []);
  memory.remove('abc');
  memory.remove('b');
  expect(memory.tables).toEqual(['c']);
  expect(memory.removed).toEqual(['b', 'abc']);
  expect(new Memory(book).table('abc').secrets).toEqual(['one']);
  memory.putBack('abc');
  memory.putBack('b');
  expect(memory.tables).toEqual(['c', 'b', 'abc']);
  expect(memory.removed).toEqual([]);
  memory.remove('nowhere');
  expect(memory.removed).toEqual([]);
});

test('whoever comes to a table that was taken off the list finds it there again, with their seat', () => {
  const memory = new Memory(shelf());
  memory.opened(opened);
  memory.remove('abc');
  memory.visited('abc', [0]);
  expect(memory.tables).toEqual(['abc']);
  expect(memory.table('abc').secrets).toEqual(['one']);
});

test('tables that were only watched make room, never one whose seat is held here', () => {
  const watched = Array.from({ length: 400 }, (_, k) => [`watched${k}`, { seen: k }]);
  const full = shelf();
  full.text = JSON.stringify(Object.fromEntries(watched));
  const memory = new Memory(full, () => 0);
  memory.opened(opened);
  expect(memory.table('abc').secrets).toEqual(['one']);
  expect(memory.tables.length).toBe(300);
  expect(memory.tables[0]).toBe('watched399');
});

test('the newest secret comes first, so that older ones that hold nothing any more are not in its way', () => {
  const memory = new Memory(shelf());
  for (const secret of ['spent', 'wrong', 'good']) memory.hold('abc', secret);
  expect(memory.table('abc').secrets[0]).toBe('good');
  memory.hold('abc', 'spent');
  expect(memory.table('abc').secrets).toEqual(['spent', 'good', 'wrong']);
  memory.drop('abc', 'spent');
  expect(memory.table('abc').secrets).toEqual(['good', 'wrong']);
});

test('a seat has one link to give away, or none', () => {
  const memory = new Memory(shelf());
  memory.opened(opened);
  memory.invite('abc', 2, 'three');
  memory.invite('abc', 1, 'new');
  expect(memory.table('abc').invitations).toEqual([
    { seat: 1, secret: 'new' },
    { seat: 2, secret: 'three' },
  ]);
  memory.invite('abc', 1, null);
  expect(memory.table('abc').invitations).toEqual([{ seat: 2, secret: 'three' }]);
});

test('what cannot be read is nothing', () => {
  const broken = shelf();
  broken.text = '{"a": {"secrets": [1, "x"], "seen": "soon"}, "b": 3';
  expect(new Memory(broken).tables).toEqual([]);
  broken.text = '{"a": {"secrets": [1, "x"], "seen": "soon"}, "b": 3}';
  expect(new Memory(broken).table('a')).toEqual({
    secrets: ['x'],
    invitations: [],
    held: [],
    seen: 0,
    removed: 0,
    chance: null,
  });
});

test('the seal first seen, own numbers and what the game began with are kept as they were', () => {
  const book = shelf();
  const memory = new Memory(book);
  memory.sealed('a', 'first', true);
  memory.sealed('a', 'second', false);
  expect(memory.adds('a', 1, () => 'mine')).toBe('mine');
  expect(new Memory(book).adds('a', 1, () => 'another')).toBe('mine');
  memory.begun('a', [null, 'mine']);
  memory.begun('a', ['other', 'mine']);
  expect(new Memory(book).table('a').chance).toEqual({
    seal: 'first',
    early: true,
    own: { 1: 'mine' },
    begun: [null, 'mine'],
  });
});

test('the next table has a chance of its own', () => {
  const memory = new Memory(shelf());
  memory.sealed('a', 'seal', true);
  memory.follow('a', 'b');
  expect(memory.table('b').chance).toBeNull();
});

test('a chance that cannot be read is none', () => {
  const broken = shelf();
  broken.text = '{"a": {"chance": {"seal": 3}}, "b": {"chance": {"seal": "s", "own": {"0": 5}, "begun": [1, "n"]}}}';
  expect(new Memory(broken).table('a').chance).toBeNull();
  expect(new Memory(broken).table('b').chance).toEqual({ seal: 's', early: false, own: {}, begun: [null, 'n'] });
});
