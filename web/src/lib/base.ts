/** The path below which the house lies on its web server, as the page was told: `/games`, or nothing at the top.
 *  Links begin with it; the router and `ask` add it themselves. */
export const base = (globalThis.document?.documentElement?.dataset?.['base'] ?? '/').replace(/\/+$/, '');

/** An address as the house knows it; null if it lies elsewhere on the web server. */
export function inHouse(path: string, below = base): string | null {
  if (path === below) return '/';
  return path.startsWith(`${below}/`) ? path.slice(below.length) : null;
}
