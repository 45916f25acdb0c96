import { shelf } from '../table';
import { PuzzleBook } from './book';

export const puzzleBook = new PuzzleBook(shelf);
