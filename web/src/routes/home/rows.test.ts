import { beforeAll, expect, test, vi } from 'vitest';
import { words } from '$lib/i18n';
import type { Ending, TableInfo, TableStatus } from '$lib/protocol/messages';
import { seatInfo, tableInfo } from '$lib/table/fixtures';
import type { RememberedTable } from '$lib/table/memory';
import { dayOf, isDear, resultOf, rowOf, type Row } from './rows';

const table = (state: TableInfo['state']): TableInfo =>
  tableInfo({
    id: 'abcd',
    game: 'valletta',
    seats: ['Ada', 'Bruno', 'Carla'].map((name) => seatInfo({ name })),
    state,
    free_text: false,
    hosts: [],
  });
const SHEET = [{ source: 'houses', points: [84, 71, 84] }];
const ended = (places: number[], sheet: Ending['sheet'] = SHEET): Ending => ({ places, scores: [84, 71, 60], sheet });
const at = new Date(2026, 2, 3, 21, 14).getTime() / 1000;

function row(ending: Ending | null, known: Partial<RememberedTable>): Row {
  const waiting = { kind: ending === null ? 'decide' : 'over', seat: 1, since: at } as const;
  const status: TableStatus = { id: 'abcd', table: table(ending === null ? 'running' : 'over'), waiting, ending };
  const nothing: RememberedTable = { secrets: [], invitations: [], held: [], seen: 0, removed: 0, chance: null };
  return rowOf(status, { ...nothing, ...known })[0]!;
}
const result = (ending: Ending, ...held: number[]): string =>
  resultOf(row(ending, { held })).replace(/[\u2068\u2069]/g, '');

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.needLobby();
});

test('a finished game tells how it went for one’s own seat, else who won', () => {
  const three = ended([1, 2, 3]);
  expect(result(three, 0)).toBe('you won with 84 points');
  expect(result(three, 1)).toBe('you came 2nd of 3, 71 points');
  expect(result(three)).toBe('Ada won with 84 points');
  expect(result(three, 0, 1)).toBe('Ada won with 84 points');
  expect(result(ended([1, 3, 1]), 0)).toBe('you shared the victory with 84 points');
  expect(result(ended([1, 3, 1]))).toContain('shared the victory with 84 points');
});

test('a game without points tells none', () => {
  expect(result(ended([2, 1, 3], []), 1)).toBe('you won');
  expect(result(ended([2, 1, 3], []), 2)).toBe('you came 3rd of 3');
  expect(result(ended([2, 1, 3], []))).toBe('Bruno won');
});

test('the day is written as in the language that is spoken', async () => {
  const over = row(ended([1, 2, 3]), {});
  expect(dayOf(over)).toBe('Mar 3, 2026');
  await words.choose('de');
  expect(dayOf(over)).toBe('03.03.2026');
  expect(result(ended([1, 2, 3]), 1)).toBe('du kamst auf Rang 2 von 3, 71 Punkte');
  await words.choose('fr');
  expect(dayOf(over)).toBe('3 mars 2026');
});

test('only a table that is being played and whose key lies here is asked about before it goes', () => {
  expect(isDear(row(null, { secrets: ['x'] }))).toBe(true);
  expect(isDear(row(null, { invitations: [{ seat: 1, secret: 'x' }] }))).toBe(true);
  expect(isDear(row(null, {}))).toBe(false);
  expect(isDear(row(ended([1, 2, 3]), { secrets: ['x'] }))).toBe(false);
});
