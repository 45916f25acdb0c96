/** Where somebody wanted to go in a house on web space, which knows only its first address: its 404 page has noted it. */
import { base, inHouse } from './base';

export const WAY = 'auberge.way';

try {
  const way = sessionStorage.getItem(WAY);
  sessionStorage.removeItem(WAY);
  if (way !== null && inHouse(new URL(way, location.href).pathname, base) !== null) history.replaceState(null, '', way);
} catch {
  /* no storage: the hall it is */
}
