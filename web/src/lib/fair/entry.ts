/** An entry of a record in its parts: the seat from 0 (-1: the table), the first word, and what follows. */
export interface Entry {
  readonly seat: number;
  readonly word: string;
  readonly rest: readonly string[];
}

export function readEntry(text: string): Entry {
  const [seat, word, ...rest] = text.trim().split(/\s+/);
  return { seat: Number(seat) - 1, word: word ?? '', rest };
}
