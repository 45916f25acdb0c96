/** The text of a rule book: what is said where. */
import type { AidPanel, BookInfo, BookItem, ChapterInfo } from '../protocol/messages';

export type Block = ChapterInfo['blocks'][number];
export type Say = (key: string, values?: { readonly [name: string]: string | number }) => string;

export interface Span {
  readonly text: string;
  readonly bold: boolean;
}

/** What is said, with `**` around what is to be read first. */
export const spansOf = (text: string): readonly Span[] =>
  text
    .split('**')
    .map((part, n) => ({ text: part, bold: n % 2 === 1 }))
    .filter((span) => span.text !== '');

export const plainOf = (text: string): string => text.replaceAll('**', '');

export const itemOf = (item: string | BookItem): BookItem =>
  typeof item === 'string' ? { id: item, icon: null, rules: [] } : item;

/** Ids of rules as they stand behind a sentence: those of one area together, `X-DICE-02, 07`. */
export function shortIds(rules: readonly string[]): string {
  const areas = new Map<string, string[]>();
  for (const rule of rules) {
    const at = rule.lastIndexOf('-');
    const area = rule.slice(0, at);
    areas.set(area, [...(areas.get(area) ?? []), rule.slice(at + 1)]);
  }
  return [...areas].map(([area, numbers]) => `${area}-${numbers.join(', ')}`).join(' · ');
}

/** The text of a rule in pieces: every other one is the id of a rule that it refers to. */
export const citationsIn = (text: string): readonly string[] => text.split(/\b((?:SM|V|M)(?:-[A-Z]+)+-\d+)\b/);

/** Name and text of a card. */
export const cardWords = (book: BookInfo, card: string, say: Say): { readonly name: string; readonly text: string } => {
  const said = (key: string): string => say(key.replace('{card}', card), { card, character: card });
  return { name: said(book.card_name), text: said(book.card_text) };
};

/** The keys of a table: its headings, and its cells row by row. */
export const tableKeys = (
  key: string,
  columns: readonly string[],
  rows: readonly (string | BookItem)[],
): {
  readonly heads: readonly string[];
  readonly rows: readonly { readonly item: BookItem; readonly cells: readonly string[] }[];
} => ({
  heads: columns.map((column) => `${key}-${column}`),
  rows: rows.map(itemOf).map((item) => ({ item, cells: columns.map((column) => `${key}-${item.id}-${column}`) })),
});

/** Everything a block says, one text after the other. */
export function textsOf(book: BookInfo, chapter: string, block: Block, say: Say): readonly string[] {
  const key = `book-${book.game}-${chapter}-${block.id}`;
  const title = block.title ? [say(`${key}-title`)] : [];
  switch (block.kind) {
    case 'list':
    case 'steps':
      return [...title, say(key), ...block.items.map((item) => say(`${key}-${itemOf(item).id}`))];
    case 'table': {
      const { heads, rows } = tableKeys(key, block.columns, block.rows);
      return [
        ...title,
        ...heads.map((head) => say(head)),
        ...rows.map(({ cells }) => cells.map((one) => say(one)).join(' · ')),
      ];
    }
    case 'cards':
      return [
        ...title,
        ...block.cards.map((card) => {
          const { name, text } = cardWords(book, card, say);
          return `${name}: ${text}`;
        }),
      ];
    case 'question':
      return [...title, say(key), say(`${key}-answer`)];
    default:
      return [...title, say(key)];
  }
}

/** Where in the book a rule is told of: the first block that refers to it, else its chapter; null if nowhere. */
export function placeOf(book: BookInfo, rule: string): string | null {
  for (const { id, blocks } of book.chapters)
    for (const block of blocks) if (refersTo(block, rule)) return `${id}-${block.id}`;
  return book.chapters.find(({ rules }) => rules.includes(rule))?.id ?? null;
}

function refersTo(block: Block, rule: string): boolean {
  if (block.rules.includes(rule)) return true;
  const items =
    block.kind === 'list' || block.kind === 'steps' ? block.items : block.kind === 'table' ? block.rows : [];
  return items.some((item) => itemOf(item).rules.includes(rule));
}

/** The icons and keys of a panel of the player aid. */
export const aidKey = (game: string, panel: AidPanel): string => `aid-${game}-${panel.id}`;
