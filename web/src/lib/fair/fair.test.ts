/** Against what Python's verifier was checked with: the golden vectors, the sealed games, and games tampered with. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { promiseOf, sealOf, streamOf, type Contribution } from './chance';
import { plainHashes, webHashes, type Hashes } from './hashes';
import { readRecord, Uncheckable, type SealedRecord } from './record';
import { verify as verifyBy, type Seen, type Verdict } from './verify';
import * as malta from '../protocol/malta';
import * as saint_malo from '../protocol/saint_malo';
import * as valletta from '../protocol/valletta';

const read = (name: string): unknown =>
  JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../../../tests/core/sealed/${name}.json`, import.meta.url)), 'utf8'),
  );
interface Vectors {
  readonly seals: readonly { table: string; salt: string; secret: string; seal: string }[];
  readonly promises: readonly { table: string; seat: number; number: string; promise: string }[];
  readonly streams: readonly {
    table: string;
    secret: string;
    contributions: readonly Contribution[];
    draws: readonly { number: number; of: string; picks: number; again: boolean; picked: string }[];
  }[];
}
const vectors = read('vectors') as Vectors;
const wordsIn = (text: string): string[] => text.split(' ').filter(Boolean);
const web = webHashes(crypto.subtle);

describe.each([
  ['WebCrypto', async () => web],
  ['plain JavaScript', plainHashes],
])('by %s', (_, make) => {
  test('seals and promises are the golden ones', async () => {
    const hashes = await make();
    expect(vectors.seals.length * vectors.promises.length).toBeGreaterThan(0);
    for (const { table, salt, secret, seal } of vectors.seals)
      expect(await sealOf(hashes, table, salt, secret)).toBe(seal);
    for (const { table, seat, number, promise } of vectors.promises)
      expect(await promiseOf(hashes, table, seat, number)).toBe(promise);
  });

  test.each(vectors.streams.map((one, k) => [k, one] as const))('stream %i draws the golden draws', async (_, one) => {
    const hashes = await make();
    const stream = await streamOf(hashes, one.table, one.secret, one.contributions);
    expect(one.draws.length).toBeGreaterThan(0);
    for (const { number, of, picks, again, picked } of one.draws)
      expect(await stream(number, { of: wordsIn(of), number: picks, again })).toEqual(wordsIn(picked));
  });
});

const PLAYED = { saint_malo, valletta, malta };
const verify = (hashes: Hashes, record: SealedRecord, seen?: Seen): Promise<Verdict> =>
  verifyBy(hashes, record, PLAYED[record.game as keyof typeof PLAYED].DRAWN_FROM, seen);
const DRAWS = { saint_malo: 146, valletta: 29, malta: 8 } as const;
const GAMES = Object.keys(DRAWS) as (keyof typeof DRAWS)[];
const record = (game: keyof typeof DRAWS): SealedRecord => readRecord(read(game));
const zero = '00'.repeat(32);

type Chance = SealedRecord['chance'];
const withChance = (game: keyof typeof DRAWS, change: (chance: Chance) => Partial<Chance>): SealedRecord => {
  const found = record(game);
  return { ...found, chance: { ...found.chance, ...change(found.chance) } };
};
const faultOf = async (found: SealedRecord, seen?: Seen): Promise<string | null> =>
  (await verify(web, found, seen)).fault?.key ?? null;

test.each(GAMES)('an honest game of %s is as committed, by any hashes', async (game) => {
  const found = record(game);
  for (const hashes of [web, await plainHashes()]) {
    const { draws, fault } = await verify(hashes, found);
    expect([fault, draws.length]).toEqual([null, DRAWS[game]]);
  }
  const numbers = Array.from(
    { length: found.seats },
    (_, seat) => found.chance.contributions.find((one) => one.seat === seat + 1)?.number ?? null,
  );
  expect(await faultOf(found, { seal: found.chance.seal, numbers })).toBeNull();
});

/** Of these draws only the rules know what they were made from. */
const CHANGING = { saint_malo: 0, valletta: 21, malta: 5 } as const;

test.each(GAMES)('dice and the set-up of %s are made from exactly the printed things', async (game) => {
  const { draws } = await verify(web, record(game));
  expect(draws.filter(({ lot }) => lot === 'possible')).toHaveLength(CHANGING[game]);
  expect(draws.filter(({ lot }) => lot === 'exact')).toHaveLength(DRAWS[game] - CHANGING[game]);
});

interface Forged {
  readonly game: keyof typeof DRAWS;
  readonly how: string;
  readonly draw: number;
  readonly entry: number;
  readonly entries: { readonly [entry: string]: string };
  readonly draws: Chance['draws'];
  readonly possible: boolean;
}
const forgeries = read('forged') as readonly Forged[];
const forgedRecord = ({ game, entries, draws }: Forged): SealedRecord => {
  const found = withChance(game, () => ({ draws }));
  return { ...found, entries: found.entries.map((text, at) => entries[at + 1] ?? text) };
};

test.each(forgeries.filter(({ possible }) => !possible))(
  'lots of $game chosen afterwards ($how) are refused at draw $draw',
  async (forged) => {
    const { draws, fault } = await verify(web, forgedRecord(forged));
    expect(fault).toMatchObject({ key: 'verify-lot', values: { draw: forged.draw, entry: forged.entry } });
    expect(draws).toHaveLength(forged.draw);
  },
);

test.each(forgeries.filter(({ possible }) => possible))(
  'a pile of $game that could be ($how) is never called exact',
  async (forged) => {
    const { draws, fault } = await verify(web, forgedRecord(forged));
    expect(fault).toBeNull();
    expect(draws.find(({ number }) => number === forged.draw)?.lot).toBe('possible');
  },
);

test('every game has forged records of both kinds of pile', () => {
  expect(new Set(forgeries.filter(({ possible }) => !possible).map(({ game }) => game))).toEqual(new Set(GAMES));
  expect(forgeries.some(({ possible }) => possible)).toBe(true);
});

test('of custom components nothing is known', async () => {
  const { draws, fault } = await verify(web, { ...record('malta'), custom: true });
  expect(fault).toBeNull();
  expect(draws.map(({ lot }) => lot)).toEqual(['exact', ...Array<string>(DRAWS.malta - 1).fill('unknown')]);
});

/** The last draw with another outcome, as Python's test changes it. */
function tampered(game: keyof typeof DRAWS): { found: SealedRecord; entry: number; honest: string[] } {
  const found = record(game);
  const lot = found.chance.draws.at(-1)!;
  const [seat, word, ...items] = wordsIn(found.entries[lot.entry - 1]!);
  const other = wordsIn(lot.of).find((one) => one !== items[0])!;
  const swapped = lot.again || lot.number === 1 ? [other, ...items.slice(1)] : items.toReversed();
  const entries = found.entries.with(lot.entry - 1, [seat, word, ...swapped].join(' '));
  return { found: { ...found, entries }, entry: lot.entry, honest: items };
}

test.each(GAMES)('another outcome in %s is found where it stands', async (game) => {
  const { found, entry, honest } = tampered(game);
  const { draws, fault } = await verify(web, found);
  expect(fault).toMatchObject({ key: 'verify-draw', values: { entry, draw: DRAWS[game] - 1 }, drawn: honest });
  expect(draws).toHaveLength(DRAWS[game] - 1);
});

test('dice that lie in another order are the same dice', async () => {
  const found = record('saint_malo');
  const entries = found.entries.map((text) => {
    const [seat, word, ...items] = wordsIn(text);
    return word === 'roll' ? [seat, word, ...items.toReversed()].join(' ') : text;
  });
  expect(await faultOf({ ...found, entries })).toBeNull();
});

const changedLast = (chance: Chance, change: Partial<Chance['draws'][number]>): Chance['draws'] =>
  chance.draws.with(-1, { ...chance.draws.at(-1)!, ...change });
const turned = (text: string): string => wordsIn(text).toReversed().join(' ');

test.each<[string, string, (chance: Chance) => Partial<Chance>]>([
  ['another secret', 'verify-seal', () => ({ secret: zero })],
  ['another salt', 'verify-seal', () => ({ salt: zero })],
  ['another seal', 'verify-seal', () => ({ seal: zero })],
  ['another table', 'verify-seal', () => ({ table: 'other' })],
  [
    'another number',
    'verify-promise',
    ({ contributions: [first, ...rest] }) => ({ contributions: [{ ...first!, number: zero }, ...rest] }),
  ],
  ['a number less', 'verify-start', ({ contributions }) => ({ contributions: contributions.slice(0, 1) })],
  ['a draw less', 'verify-lot', ({ draws }) => ({ draws: draws.slice(0, -1) })],
  ['no draws at all', 'verify-lot', () => ({ draws: [] })],
  ['a draw more', 'verify-lot', ({ draws }) => ({ draws: [...draws, draws.at(-1)!] })],
  ['too small a lot', 'verify-lot', (chance) => ({ draws: changedLast(chance, { of: 'log' }) })],
  [
    'a lot in another order',
    'verify-lot',
    (chance) => ({ draws: changedLast(chance, { of: turned(chance.draws.at(-1)!.of) }) }),
  ],
  ['things drawn again', 'verify-lot', (chance) => ({ draws: changedLast(chance, { again: true }) })],
  [
    'seats in another order',
    'verify-lot',
    ({ draws: [first, ...rest] }) => ({ draws: [{ ...first!, of: '2 1' }, ...rest] }),
  ],
])('%s is named (%s)', async (_, key, change) => {
  expect(await faultOf(withChance('valletta', change))).toBe(key);
});

test('dice with faces in another order, or one face twice, are named', async () => {
  const lot = 'crate log wall cross head crossed_swords';
  expect(await faultOf(withChance('saint_malo', (chance) => ({ draws: changedLast(chance, { of: lot }) })))).toBe(
    'verify-lot',
  );
  const loaded = 'log crate wall cross head head';
  expect(await faultOf(withChance('saint_malo', (chance) => ({ draws: changedLast(chance, { of: loaded }) })))).toBe(
    'verify-lot',
  );
});

test('a start seat that was not drawn is named', async () => {
  const found = record('malta');
  expect(await faultOf({ ...found, start_seat: (found.start_seat % 3) + 1 })).toBe('verify-start');
});

test('what this browser saw must be what the record says', async () => {
  const found = record('malta');
  const numbers = [found.chance.contributions[0]!.number, null, null];
  expect(await faultOf(found, { seal: zero, numbers })).toBe('verify-other-seal');
  expect(await faultOf(found, { seal: null, numbers })).toBeNull();
  expect(await faultOf(found, { seal: null, numbers: [zero, null, null] })).toBe('web-fair-other-number');
  expect(await faultOf(found, { seal: null, numbers: [...numbers.slice(0, 2), zero] })).toBe('web-fair-other-number');
});

const unread = (change: (found: Record<string, unknown>) => unknown): string => {
  try {
    readRecord(change(read('malta') as Record<string, unknown>));
    return 'read';
  } catch (problem) {
    return problem instanceof Uncheckable ? problem.key : String(problem);
  }
};

test('what was never sealed, not opened or is no record cannot be checked', () => {
  const chanceOf = (found: Record<string, unknown>): object => found['chance'] as object;
  expect(unread((found) => found)).toBe('read');
  expect(unread(({ chance: _, ...found }) => found)).toBe('verify-not-sealed');
  expect(unread((found) => ({ ...found, chance: { ...chanceOf(found), secret: null, salt: null } }))).toBe(
    'verify-not-opened',
  );
  expect(unread((found) => ({ ...found, chance: { ...chanceOf(found), secret: 'abc' } }))).toBe('web-fair-unreadable');
  expect(unread((found) => ({ ...found, chance: { ...chanceOf(found), draws: [{ entry: 'x' }] } }))).toBe(
    'web-fair-unreadable',
  );
  const twice = [
    { seat: 1, promise: zero, number: null },
    { seat: 1, promise: zero, number: null },
  ];
  expect(unread((found) => ({ ...found, chance: { ...chanceOf(found), contributions: twice } }))).toBe(
    'web-fair-unreadable',
  );
  const endless = [{ entry: 1, of: 'log '.repeat(100_000), number: 1, again: false }];
  expect(unread((found) => ({ ...found, chance: { ...chanceOf(found), draws: endless } }))).toBe('web-fair-unreadable');
  const often = [{ entry: 1, of: 'log', number: 1_000_000, again: true }];
  expect(unread((found) => ({ ...found, chance: { ...chanceOf(found), draws: often } }))).toBe('web-fair-unreadable');
  expect(unread((found) => ({ ...found, entries: 'none' }))).toBe('web-fair-unreadable');
  expect(unread(() => 'hello')).toBe('web-fair-unreadable');
});
