/** The path below which the house lies on its web server, as the page was told: `/games`, or nothing at the top.
 *  Links begin with it; the router and `ask` add it themselves. On web space that may lie anywhere, it is where the page
 *  was opened (`./`). */
export const base = baseOf(globalThis.document?.documentElement?.dataset?.['base'], globalThis.location?.href);

export function baseOf(told = '/', opened = 'http://localhost/'): string {
  return (told.startsWith('.') ? new URL(told, opened).pathname : told).replace(/\/+$/, '');
}

/** An address as the house knows it; null if it lies elsewhere on the web server. */
export function inHouse(path: string, below = base): string | null {
  if (path === below) return '/';
  return path.startsWith(`${below}/`) ? path.slice(below.length) : null;
}
