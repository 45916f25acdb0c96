import { Looked } from './looked';
import { shelf, tabShelf } from '../shelf';
import { Memory } from './memory';

export { shelf, tabShelf };
export const memory = new Memory(shelf);
export const looked = new Looked(shelf);

const NAME = 'auberge.name';
/** The name somebody gave themselves here last. */
export const yourName = {
  get: (): string => shelf.getItem(NAME) ?? '',
  set: (name: string): void => shelf.setItem(NAME, name),
};
