import { shelf } from '../table';
import { BoxShelf } from './shelf';

export const boxes = new BoxShelf(shelf);
