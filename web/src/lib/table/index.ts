import { Looked } from './looked';
import { Memory, type Shelf } from './memory';

/** Where no storage is allowed, tables are remembered until the page is closed. */
function openShelf(): Shelf {
  try {
    localStorage.setItem('auberge.test', '1');
    localStorage.removeItem('auberge.test');
    return localStorage;
  } catch {
    const held = new Map<string, string>();
    return { getItem: (key) => held.get(key) ?? null, setItem: (key, text) => void held.set(key, text) };
  }
}

export const shelf = openShelf();
export const memory = new Memory(shelf);
export const looked = new Looked(shelf);

const NAME = 'auberge.name';
/** The name somebody gave themselves here last. */
export const yourName = {
  get: (): string => {
    try {
      return localStorage.getItem(NAME) ?? '';
    } catch {
      return '';
    }
  },
  set: (name: string): void => {
    try {
      localStorage.setItem(NAME, name);
    } catch {
      /* nothing is remembered */
    }
  },
};
