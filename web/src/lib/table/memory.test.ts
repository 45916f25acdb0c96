import { expect, test } from 'vitest';
import type { SeatInfo, TableOpened } from '../protocol/messages';
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
const seat = (holder: SeatInfo['holder']): SeatInfo => ({
  name: holder,
  holder,
  bot: null,
  present: false,
  since: null,
  hints: false,
  stand_in: null,
});
const opened: TableOpened = {
  table: {
    id: 'abc',
    name: '',
    game: 'saint_malo',
    rules_version: 1,
    options: {},
    house_data: false,
    start_seat: 0,
    seats: [seat('here'), seat('link'), seat('bot')],
    state: 'running',
    opened: 0,
    answer_wait: 1.2,
    answer_limit: null,
    hints: true,
    chance: null,
  },
  secrets: ['one', 'two', null],
};

test('whoever opens a table holds the seats at this screen and keeps the links to give away', () => {
  const memory = new Memory(shelf());
  memory.opened(opened);
  expect(memory.table('abc').secrets).toEqual(['one']);
  expect(memory.table('abc').invitations).toEqual([{ seat: 1, secret: 'two' }]);
});

test('a secret is held once, and the next table is opened by the same ones', () => {
  const memory = new Memory(shelf());
  memory.hold('abc', 'x');
  memory.hold('abc', 'x');
  memory.follow('abc', 'def');
  expect(memory.table('def').secrets).toEqual(['x']);
});

test('the table last looked at comes first, and a forgotten one is gone', () => {
  let now = 0;
  const memory = new Memory(shelf(), () => ++now);
  memory.visited('a', [0]);
  memory.visited('b', []);
  memory.visited('a', [0]);
  expect(memory.tables).toEqual(['a', 'b']);
  memory.forget('a');
  expect(memory.tables).toEqual(['b']);
});

test('what cannot be read is nothing', () => {
  const broken = shelf();
  broken.text = '{"a": {"secrets": [1, "x"], "seen": "soon"}, "b": 3';
  expect(new Memory(broken).tables).toEqual([]);
  broken.text = '{"a": {"secrets": [1, "x"], "seen": "soon"}, "b": 3}';
  expect(new Memory(broken).table('a')).toEqual({ secrets: ['x'], invitations: [], held: [], seen: 0, chance: null });
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
