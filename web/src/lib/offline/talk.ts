/** What the page and the worker with the house in it say to each other. */

/** Where what plays without a server lies: addresses that answer without a network, too. */
export interface Source {
  /** Of Pyodide's own files; ends with a slash. */
  readonly indexUrl: string;
  readonly wheels: readonly string[];
  readonly archive: string;
}

export type ToHouse =
  | { readonly kind: 'open'; readonly source: Source; readonly database: string }
  | {
      readonly kind: 'ask';
      readonly number: number;
      readonly method: string;
      readonly path: string;
      readonly seats: string;
      readonly body: string;
    }
  | { readonly kind: 'connect'; readonly wire: number; readonly table: string }
  | { readonly kind: 'say'; readonly wire: number; readonly text: string }
  | { readonly kind: 'hang up'; readonly wire: number };

export type FromHouse =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly problem: string }
  | {
      readonly kind: 'answer';
      readonly number: number;
      readonly status: number;
      readonly media: string;
      readonly body: string;
    }
  | { readonly kind: 'told'; readonly wire: number; readonly text: string }
  | { readonly kind: 'hung up'; readonly wire: number };
