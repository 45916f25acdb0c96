import { base, inHouse } from './base';
import { partsOf } from './path';

/** So long nothing more must come before the browser is told where we are, in ms. */
const SETTLED = 200;

const here = (): string => inHouse(location.pathname) ?? location.pathname;

/** Where we are in the house: the address, and links that change it without loading the page anew. */
class Router {
  #path = $state(here());
  #hash = $state(location.hash);
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener('popstate', () => this.#read());
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

  /** Goes to another address of the house. */
  go(address: string): void {
    this.#settle();
    history.pushState(null, '', base + address);
    this.#read();
    scrollTo(0, 0);
  }

  /** The same place a little further on, as in a replay: what comes before it in the history stays the same. Browsers
   *  do not like to be told often, so theirs is told when nothing more has come for a moment. */
  replace(address: string): void {
    this.#path = address;
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => history.replaceState(null, '', base + this.#path + location.hash), SETTLED);
  }

  /** Takes a secret out of the address, so that nobody reads it over a shoulder or in the history. */
  cleanHash(): void {
    history.replaceState(null, '', location.pathname);
    this.#read();
  }

  /** What the browser has not been told yet, it is told now. */
  #settle(): void {
    clearTimeout(this.#soon);
    if (this.#path !== here()) history.replaceState(null, '', base + this.#path + location.hash);
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
