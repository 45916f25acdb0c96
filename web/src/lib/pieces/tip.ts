/** A thing that says what it is and does (see Tips.svelte). */
export interface Tip {
  readonly 'data-tip': string;
  readonly tabindex?: 0 | -1;
}

/** The explanation of a thing that takes the focus anyway; or, where it does not, of one among several that share one
 *  tab stop (`data-tips`), the first of which is where the focus comes first. */
export const tip = (text: string, place?: number): Tip =>
  place === undefined ? { 'data-tip': text } : { 'data-tip': text, tabindex: place === 0 ? 0 : -1 };
