import { Looked } from './looked';
import { Memory, type Shelf } from './memory';

/** Where no storage is allowed, things are remembered until the page is closed. */
function openShelf(storage: () => Storage): Shelf {
  try {
    storage().setItem('auberge.test', '1');
    storage().removeItem('auberge.test');
    return storage();
  } catch {
    const held = new Map<string, string>();
    return { getItem: (key) => held.get(key) ?? null, setItem: (key, text) => void held.set(key, text) };
  }
}

export const shelf = openShelf(() => localStorage);
/** Forgotten with the tab. */
export const tabShelf = openShelf(() => sessionStorage);
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
