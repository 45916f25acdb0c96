/** Rule books, over HTTP. */
import type { BookInfo, PracticeNow, PracticeWish } from '../protocol/messages';
import { ask, posted } from '../table/api';

const bookPath = (game: string): string => `/api/rulebook/${encodeURIComponent(game)}`;

export const bookOf = (game: string): Promise<BookInfo> => ask(bookPath(game));

/** What comes of something a reader does at an example. */
export const practise = (game: string, example: string, wish: PracticeWish): Promise<PracticeNow> =>
  ask(`${bookPath(game)}/${encodeURIComponent(example)}`, posted(wish));
