/** Searching a rule book: sentences and numbered rules that hold all words, and where they stand. */
import type { BookInfo } from '../protocol/messages';
import { plainOf, textsOf, type Say } from './reading';

export interface Hit {
  /** The chapter it stands in. */
  readonly chapter: string;
  /** The place in the page (its `id`). */
  readonly place: string;
  /** A numbered rule. */
  readonly rule: string | null;
  /** Its number was looked for. */
  readonly named: boolean;
  readonly text: string;
}

const bare = (said: string): string => said.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words that are looked for. */
export const wordsIn = (asked: string): readonly string[] => bare(asked.trim()).split(/\s+/).filter(Boolean);

export function search(book: BookInfo, asked: string, say: Say): readonly Hit[] {
  const wanted = wordsIn(asked);
  if (wanted.length === 0) return [];
  const fits = (text: string): boolean => wanted.every((word) => bare(text).includes(word));
  const names = (rule: string): boolean => wanted.some((word) => /[\d-]/.test(word) && bare(rule).includes(word));
  return book.chapters.flatMap(({ id, blocks, rules }) => [
    ...blocks.flatMap((block) => {
      const texts = textsOf(book, id, block, say).map(plainOf);
      const text = texts.find(fits) ?? (fits(texts.join(' ')) ? texts.join(' ') : null);
      return text === null ? [] : [{ chapter: id, place: `${id}-${block.id}`, rule: null, named: false, text }];
    }),
    ...rules
      .map((rule) => ({ chapter: id, place: rule, rule, named: names(rule), text: say(`rule-${rule}`) }))
      .filter(({ rule, text }) => fits(`${rule} ${text}`)),
  ]);
}

const AROUND = 90;
/** What stands around the first word found, and the words in it to be marked. */
export function excerpt(text: string, asked: string): readonly { readonly text: string; readonly found: boolean }[] {
  const letters = [...text.normalize('NFC')];
  const plain = letters.map((letter) => bare(letter).slice(0, 1) || letter).join('');
  const marks = letters.map(() => false);
  let first = letters.length;
  for (const word of wordsIn(asked))
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      first = Math.min(first, at);
      marks.fill(true, at, at + word.length);
    }
  const from = first === letters.length || letters.length < 2 * AROUND ? 0 : wordStart(plain, first - AROUND);
  const to = letters.length < 2 * AROUND ? letters.length : wordStart(plain, from + 2 * AROUND);
  const pieces: { text: string; found: boolean }[] = from > 0 ? [{ text: '… ', found: false }] : [];
  for (let n = from; n < to; n++) {
    const last = pieces.at(-1);
    if (last?.found === marks[n]) last!.text += letters[n]!;
    else pieces.push({ text: letters[n]!, found: marks[n]! });
  }
  if (to < letters.length) pieces.push({ text: '…', found: false });
  return pieces;
}

/** The beginning of the word at a place, or the end of the text. */
function wordStart(text: string, at: number): number {
  if (at <= 0) return 0;
  const space = text.indexOf(' ', at);
  return space < 0 ? text.length : space + 1;
}
