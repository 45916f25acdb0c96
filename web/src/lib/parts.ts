/** Parts of the page that are fetched when they are needed: boards, rooms, words. */

const ATTEMPTS = 2;
/** Before another attempt, in ms. */
const PAUSE = 400;

/** A part that could not be fetched: the network is down, or the server has a newer page. */
export class PartMissing extends Error {}

/** What Vite says of a file that failed; it throws the same error where the file was asked for. */
const failed = new WeakSet<object>();
if (typeof addEventListener === 'function') addEventListener('vite:preloadError', (event) => failed.add(event.payload));

/** Whether something failed because a part of the page could not be fetched. */
export const isMissing = (problem: unknown): boolean =>
  problem instanceof PartMissing || (typeof problem === 'object' && problem !== null && failed.has(problem));

/** Fetches a part, and once more a moment later if that fails. */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  for (let k = 1; k < ATTEMPTS; k++) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
  try {
    return await load();
  } catch (cause) {
    throw new PartMissing('a part of the page could not be fetched', { cause });
  }
}
