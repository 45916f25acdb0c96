import { expect, test } from 'vitest';
import type { ChanceInfo, Problem } from '../protocol/messages';
import { Memory, type Shelf } from '../table/memory';
import { isNumber, promiseOf } from './chance';
import { Contribution, type Voice } from './contribution';
import { webHashes } from './hashes';

const hashes = webHashes(crypto.subtle);
const REFUSED: Problem = { key: 'server-promises-closed', values: {}, rule: null };

function shelf(): Shelf {
  let text: string | null = null;
  return { getItem: () => text, setItem: (_, value) => void (text = value) };
}

/** The server's part, as far as it matters: who has promised and told what. */
class FakeTable implements Voice {
  promises: (string | null)[] = [null, null];
  numbers: (string | null)[] = [null, null];
  closed = false;
  begun = false;
  said: string[] = [];

  get chance(): ChanceInfo {
    const seats = this.promises.map((promise, seat) => ({ promise, number: this.numbers[seat] ?? null }));
    return { seal: 'seal', seats, closed: this.closed, begun: this.begun };
  }
  async promise(seat: number, promise: string): Promise<Problem | null> {
    this.said.push(`promise ${seat}`);
    if (this.closed) return REFUSED;
    this.promises[seat] = promise;
    return null;
  }
  async tell(seat: number, number: string): Promise<Problem | null> {
    this.said.push(`number ${seat}`);
    this.numbers[seat] = number;
    return null;
  }
}

const device = (table: FakeTable, memory: Memory): Contribution =>
  new Contribution('abc', memory, table, async () => hashes);

test('a number is promised for every seat that is held, told only once promises are closed, and remembered', async () => {
  const table = new FakeTable();
  const memory = new Memory(shelf());
  const own = device(table, memory);
  await own.look(table.chance, [0, 1]);
  expect(table.said.toSorted()).toEqual(['promise 0', 'promise 1']); // whichever is hashed first
  await own.look(table.chance, [0, 1]);
  expect(table.numbers).toEqual([null, null]);
  table.closed = true;
  await own.look(table.chance, [0, 1]);
  for (const [seat, number] of table.numbers.entries()) {
    expect(isNumber(number)).toBe(true);
    expect(await promiseOf(hashes, 'abc', seat + 1, number!)).toBe(table.promises[seat]);
  }
  expect(table.numbers[0]).not.toBe(table.numbers[1]);
  table.begun = true;
  await own.look(table.chance, [0, 1]);
  expect(table.said).toHaveLength(4);
  expect(memory.table('abc').chance).toEqual({
    seal: 'seal',
    early: true,
    own: { 0: table.numbers[0], 1: table.numbers[1] },
    begun: table.numbers,
  });
});

test('whoever watches says nothing, but remembers seal and numbers', async () => {
  const table = new FakeTable();
  const memory = new Memory(shelf());
  await device(table, memory).look(table.chance, []);
  expect(table.said).toEqual([]);
  expect(memory.table('abc').chance?.seal).toBe('seal');
});

test('who comes after the beginning remembers that it was late', async () => {
  const table = new FakeTable();
  table.begun = table.closed = true;
  const memory = new Memory(shelf());
  await device(table, memory).look(table.chance, [0]);
  expect(memory.table('abc').chance).toEqual({ seal: 'seal', early: false, own: {}, begun: [null, null] });
});

test('another tab tells the number that the first one promised', async () => {
  const table = new FakeTable();
  const book = shelf();
  await device(table, new Memory(book)).look(table.chance, [0]);
  table.closed = true;
  await device(table, new Memory(book)).look(table.chance, [0]);
  expect(await promiseOf(hashes, 'abc', 1, table.numbers[0]!)).toBe(table.promises[0]);
});

test('another device with the same link promises nothing new, and does not tell a number nobody promised', async () => {
  const table = new FakeTable();
  await device(table, new Memory(shelf())).look(table.chance, [0]);
  const other = device(table, new Memory(shelf()));
  await other.look(table.chance, [0]);
  table.closed = true;
  await other.look(table.chance, [0]);
  expect(table.said).toEqual(['promise 0']);
});

test('who comes when promises are closed adds nothing', async () => {
  const table = new FakeTable();
  table.closed = true;
  await device(table, new Memory(shelf())).look(table.chance, [0]);
  expect(table.said).toEqual([]);
});

test('a promise that came too late is not said again and again', async () => {
  const table = new FakeTable();
  const before = table.chance;
  table.closed = true;
  const own = device(table, new Memory(shelf()));
  await own.look(before, [0]);
  await own.look(table.chance, [0]);
  expect(table.said).toEqual(['promise 0']);
});

test('what is being said is not said twice', async () => {
  const table = new FakeTable();
  const own = device(table, new Memory(shelf()));
  await Promise.all([own.look(table.chance, [0]), own.look(table.chance, [0])]);
  expect(table.said).toEqual(['promise 0']);
});
