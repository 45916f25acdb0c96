import { expect, test } from 'vitest';
import { GuardedShelf } from './shelf';

const forbidden = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
function storage(most = Infinity): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem: (key: string, text: string) => {
      if (text.length > most) throw new DOMException('', 'QuotaExceededError');
      kept.set(key, text);
    },
  } as unknown as Storage;
}

test('a browser that lets nothing be stored remembers until the page is closed', () => {
  const shelf = new GuardedShelf(forbidden);
  expect([shelf.lasts, shelf.getItem('name')]).toEqual([false, null]);
  shelf.setItem('name', 'Ada');
  expect(shelf.getItem('name')).toBe('Ada');
});

test('what a full storage does not take is remembered until it does', () => {
  const kept = storage(4);
  const shelf = new GuardedShelf(() => kept);
  shelf.setItem('name', 'Ada');
  shelf.setItem('name', 'Ada Lovelace');
  expect([shelf.lasts, shelf.getItem('name'), kept.getItem('name')]).toEqual([true, 'Ada Lovelace', 'Ada']);
  shelf.setItem('name', 'Bea');
  expect([shelf.getItem('name'), kept.getItem('name')]).toEqual(['Bea', 'Bea']);
});
