/** A game from a file is in the list of tables, also after the page was loaded again. */
import { expect, test, vi } from 'vitest';

const ID = 'here-abc';
const STATUS = { id: ID, table: { id: ID, state: 'over' }, waiting: null, ending: null };
const { house, shelf } = vi.hoisted(() => {
  Object.assign(globalThis, { document: { documentElement: { dataset: {} }, baseURI: 'http://house/' } });
  const kept = new Map<string, string>();
  return {
    house: { state: 'open', ask: (_: string): Promise<Response> => Promise.reject(new Error('closed')) },
    shelf: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    },
  };
});
vi.mock('$lib/base', () => ({ base: '' }));
vi.mock('../base', () => ({ base: '' }));
vi.mock('../table', () => ({ shelf }));
vi.mock('../offline/house.svelte', () => ({ localHouse: house }));

test('a game that was opened from a file is known without waking its house', async () => {
  const { openRecord, tableStatus } = await import('./api');
  house.ask = (path) =>
    Promise.resolve(Response.json(path.endsWith('/records') ? { table: STATUS.table, secrets: [] } : [STATUS]));
  await openRecord('{}');
  house.state = 'closed';
  expect(await tableStatus([ID])).toEqual([STATUS]);
});
