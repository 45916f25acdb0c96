/**
 * Does every roll, draw and shuffle of a finished game follow from what was sealed before the first? Asked on this
 * device, with what it saw when the game began and nothing but the record: the twin of src/auberge/core/verification.py.
 *
 * It holds no rules. What a draw was made from must agree with the printed components (`sources.ts`), but of a pile that
 * changes during the game only the rules know what is in it, and whether a draw was due at all: `auberge verify`, or the
 * same verifier on this device (`/api/here/records/check`), plays the game again and checks that as well.
 */
import { promiseOf, sealOf, streamOf, type Lot, type Stream } from './chance';
import { readEntry } from './entry';
import type { Hashes } from './hashes';
import type { SealedRecord, ToldLot } from './record';
import { Lots, type Sources } from './sources';

/** What this browser remembers: the seal it saw first, and everybody's numbers by seat when the game began. */
export interface Seen {
  readonly seal: string | null;
  readonly numbers: readonly (string | null)[] | null;
}
export const NOTHING_SEEN: Seen = { seal: null, numbers: null };

/** One draw as the record has it. */
export interface CheckedDraw {
  readonly number: number;
  /** Of the record, from 1; 0: who begins. */
  readonly entry: number;
  /** From 0; -1: the table. */
  readonly seat: number;
  readonly word: string;
  readonly items: readonly string[];
  /** What is known of the things it was made from: just these, these could be, or nothing (custom components). */
  readonly lot: 'exact' | 'possible' | 'unknown';
}
export interface Fault {
  readonly key: string;
  readonly values: { readonly [name: string]: string | number };
  /** The draw that does not fit, and what the secret gives instead. */
  readonly draw: CheckedDraw | null;
  readonly drawn: readonly string[];
}
export interface Verdict {
  /** As sealed, in order. */
  readonly draws: readonly CheckedDraw[];
  readonly fault: Fault | null;
}

class Found extends Error {
  constructor(readonly fault: Fault) {
    super(fault.key);
  }
}
const fault = (
  key: string,
  values: Fault['values'] = {},
  draw: CheckedDraw | null = null,
  drawn: readonly string[] = [],
): Found => new Found({ key, values, draw, drawn });

/** Checks a record; `progress` is told the share of entries that are done, and may take its time. */
export async function verify(
  hashes: Hashes,
  record: SealedRecord,
  sources: Sources,
  seen: Seen = NOTHING_SEEN,
  progress: (share: number) => Promise<void> = async () => {},
): Promise<Verdict> {
  const draws: CheckedDraw[] = [];
  try {
    await checkSeal(hashes, record, seen);
    const { table, secret, contributions } = record.chance;
    await checkDraws(record, sources, await streamOf(hashes, table, secret, contributions), draws, progress);
  } catch (found) {
    if (!(found instanceof Found)) throw found;
    return { draws, fault: found.fault };
  }
  return { draws, fault: null };
}

async function checkSeal(hashes: Hashes, { chance, seats }: SealedRecord, seen: Seen): Promise<void> {
  const { table, seal, salt, secret, contributions } = chance;
  if (seen.seal !== null && seen.seal !== seal) throw fault('verify-other-seal', { seal: seen.seal, recorded: seal });
  if ((await sealOf(hashes, table, salt, secret)) !== seal) throw fault('verify-seal');
  for (const { seat, promise, number } of contributions)
    if (number !== null && (await promiseOf(hashes, table, seat, number)) !== promise)
      throw fault('verify-promise', { seat });
  if (seen.numbers === null) return;
  for (let seat = 0; seat < seats; seat++) {
    const recorded = contributions.find((one) => one.seat === seat + 1)?.number ?? null;
    if (recorded !== (seen.numbers[seat] ?? null)) throw fault('web-fair-other-number', { seat: seat + 1 });
  }
}

async function checkDraws(
  record: SealedRecord,
  sources: Sources,
  stream: Stream,
  draws: CheckedDraw[],
  progress: (share: number) => Promise<void>,
): Promise<void> {
  const { seats, entries, chance } = record;
  const told = [...chance.draws];
  const lots = new Lots(sources, seats);
  if (chance.draws_start) draws.push(await checkStart(record, stream, told.shift()));
  let number = 0;
  for (const [at, text] of entries.entries()) {
    const { seat, word, rest: items } = readEntry(text);
    const entry = at + 1;
    if (told[0]?.entry !== entry && !lots.isDraw(word)) continue;
    const lot = lotOf(told.shift(), entry);
    const made = lot === null ? 'wrong' : record.custom ? 'unknown' : lots.look(word, lot);
    const draw: CheckedDraw = {
      number: ++number,
      entry,
      seat: seat < seats ? seat : -1,
      word,
      items,
      lot: made === 'wrong' ? 'unknown' : made,
    };
    if (lot === null || made === 'wrong') throw fault('verify-lot', { draw: number, entry }, draw);
    const drawn = inRecordOrder(lot, await stream(number, lot));
    if (inRecordOrder(lot, items).join(' ') !== drawn.join(' '))
      throw fault(
        'verify-draw',
        { draw: number, entry, recorded: [word, ...items].join(' '), drawn: [word, ...drawn].join(' ') },
        draw,
        drawn,
      );
    lots.keep(word, items);
    draws.push(draw);
    await progress(entry / entries.length);
  }
  if (told[0] !== undefined) throw fault('verify-lot', { draw: number + 1, entry: told[0].entry });
}

/** Who begins is draw 0: one of the seats. */
async function checkStart(record: SealedRecord, stream: Stream, told?: ToldLot): Promise<CheckedDraw> {
  const of = Array.from({ length: record.seats }, (_, seat) => String(seat + 1));
  const items = [String(record.start_seat)];
  const draw: CheckedDraw = { number: 0, entry: 0, seat: -1, word: 'start', items, lot: 'exact' };
  const lot = lotOf(told, 0);
  if (lot === null || told?.of !== of.join(' ') || lot.number !== 1 || lot.again)
    throw fault('verify-lot', { draw: 0, entry: 0 }, draw);
  const [drawn = ''] = await stream(0, lot);
  if (drawn !== draw.items[0])
    throw fault('verify-start', { recorded: record.start_seat, drawn: Number(drawn) }, draw, [drawn]);
  return draw;
}

/** What the record says an entry was drawn from; null if that is said of another entry, or is nothing. */
function lotOf(told: ToldLot | undefined, entry: number): Lot | null {
  if (told?.entry !== entry) return null;
  const of = told.of.split(' ').filter(Boolean);
  const { number, again } = told;
  return of.length > 0 && number > 0 && (again || number <= of.length) ? { of, number, again } : null;
}

/** Dice lie in no order: in the record they are sorted as their faces are. */
const inRecordOrder = (lot: Lot, items: readonly string[]): readonly string[] =>
  lot.again ? [...items].sort((a, b) => lot.of.indexOf(a) - lot.of.indexOf(b)) : items;
