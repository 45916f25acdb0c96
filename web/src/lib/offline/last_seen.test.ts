import { expect, test } from 'vitest';
import type { TableStatus } from '../protocol/messages';
import { LastSeen } from './last_seen';

function shelf(text = ''): Pick<Storage, 'getItem' | 'setItem'> {
  const held = new Map<string, string>(text === '' ? [] : [['auberge.here', text]]);
  return { getItem: (key) => held.get(key) ?? null, setItem: (key, value) => void held.set(key, value) };
}
const status = (id: string, there = true): TableStatus =>
  ({ id, table: there ? { id } : null, waiting: null, ending: null }) as unknown as TableStatus;

test('tables are told as they were seen last; what is gone is forgotten', () => {
  const kept = shelf();
  const seen = new LastSeen(kept);
  seen.keep([status('here-a'), status('here-b')]);
  expect(new LastSeen(kept).of(['here-b', 'here-c', 'here-a']).map(({ id }) => id)).toEqual(['here-b', 'here-a']);
  seen.keep([status('here-a', false)]);
  expect(seen.of(['here-a', 'here-b']).map(({ id }) => id)).toEqual(['here-b']);
});

test('whatever else lies there is nothing', () => {
  expect(new LastSeen(shelf('no json')).of(['here-a'])).toEqual([]);
});
