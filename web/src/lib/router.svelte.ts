import { base, inHouse } from './base';
import { partsOf } from './path';

/** So long nothing more must come before the browser is told where we are, in ms. */
const SETTLED = 200;

const entryNow = (): number => {
  const state: unknown = history.state;
  const entry = typeof state === 'object' && state !== null && 'entry' in state ? state.entry : 0;
  return typeof entry === 'number' ? entry : 0;
};
const here = (): string => inHouse(location.pathname) ?? location.pathname;

/** Where we are in the house: the address, and links that change it without loading the page anew. */
class Router {
  #path = $state(here());
  #hash = $state(location.hash);
  #soon: ReturnType<typeof setTimeout> | undefined;
  /** Where in the history we are, and how far down each page of it was read. */
  #entry = entryNow();
  #last = this.#entry;
  readonly #tops = new Map<number, number>();
  /** How far down the page was read when it was left; a page that is new begins at its top. */
  #top = $state.raw({ top: 0 });

  constructor() {
    // The browser would scroll before the room is there. After a reload it may.
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
    addEventListener('popstate', () => {
      this.#tops.set(this.#entry, scrollY);
      this.#entry = entryNow();
      this.#top = { top: this.#tops.get(this.#entry) ?? 0 };
      this.#read();
    });
    addEventListener('hashchange', () => this.#read());
    addEventListener('click', (event) => this.#follow(event));
  }

  /** The parts of the address: `/t/abc` is ['t', 'abc']. */
  get parts(): readonly string[] {
    return partsOf(this.#path);
  }
  get hash(): string {
    return this.#hash.slice(1);
  }

  /** Where the page is to be scrolled to: another object with each step in the history. */
  get place(): { readonly top: number } {
    return this.#top;
  }

  /** Goes to another address of the house. */
  go(address: string): void {
    this.#settle();
    this.#tops.set(this.#entry, scrollY);
    this.#entry = this.#last += 1;
    history.pushState({ entry: this.#entry }, '', base + address);
    this.#top = { top: 0 };
    this.#read();
    scrollTo(0, 0);
  }

  /** The same place a little further on, as in a replay: what comes before it in the history stays the same. Browsers
   *  do not like to be told often, so theirs is told when nothing more has come for a moment. */
  replace(address: string): void {
    this.#path = address;
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => history.replaceState(history.state, '', base + this.#path + location.hash), SETTLED);
  }

  /** Takes a secret out of the address, so that nobody reads it over a shoulder or in the history. */
  cleanHash(): void {
    history.replaceState(history.state, '', location.pathname);
    this.#read();
  }

  /** What the browser has not been told yet, it is told now. */
  #settle(): void {
    clearTimeout(this.#soon);
    if (this.#path !== here()) history.replaceState(history.state, '', base + this.#path + location.hash);
  }

  #read(): void {
    clearTimeout(this.#soon);
    this.#path = here();
    this.#hash = location.hash;
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    const path = inHouse(link.pathname);
    if (path === null || path.startsWith('/api/') || path.startsWith('/schema')) return;
    event.preventDefault();
    this.go(path + link.hash);
  }
}

export const router = new Router();
