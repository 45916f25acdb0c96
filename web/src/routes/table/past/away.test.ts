import { expect, test } from 'vitest';
import { Looked } from '$lib/table/looked';
import { Away } from './away.svelte';

function shelf() {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
  };
}

test('whoever comes back is told since when; whoever comes first has missed nothing', () => {
  const looked = new Looked(shelf());
  const first = new Away('a', looked);
  first.see(4);
  expect(first.since).toBeNull();
  const again = new Away('a', looked);
  again.see(9);
  expect(again.since).toBe(4);
  expect(new Looked(shelf()).at('a')).toBeNull();
  again.forget();
  again.see(12);
  expect([again.since, looked.at('a')]).toEqual([null, 12]);
});

test('while the page is hidden steps are missed, and not those taken back meanwhile', () => {
  const away = new Away('a', new Looked(shelf()));
  away.see(3);
  away.leave();
  away.see(3);
  expect(away.since).toBeNull();
  away.leave();
  away.see(8);
  expect(away.since).toBe(3);
  away.see(2);
  expect(away.since).toBeNull();
});

test('a spoilt note counts as none', () => {
  const spoilt = shelf();
  spoilt.setItem('auberge.looked', '[["a","x"],3,["b",5]]');
  expect([new Looked(spoilt).at('a'), new Looked(spoilt).at('b')]).toEqual([null, 5]);
});
