/**
 * What the service worker does: it keeps one whole page for the time without a network, and answers with it then. Where
 * there is a server, its page comes first, so nobody sees an old one. Files whose names change with their contents can
 * never be mixed up; the page itself is kept only if it is of the same build as they are.
 */
import { cachesOf, shellCache } from '$lib/offline/caches';

export interface House {
  /** Where the house lies, with its host; ends with a slash. */
  readonly address: string;
  readonly build: string;
  /** Everything the page is made of beside itself, below the house. */
  readonly files: readonly string[];
  readonly caches: CacheStorage;
  readonly fetch: (request: string | Request, init?: RequestInit) => Promise<Response>;
}

/** What the server answers itself, as in server/http/page.py. */
const NO_PAGES: readonly string[] = ['api', 'ws', 'healthz', 'readyz', 'metrics'];
/** Folders in which a name changes with the contents. */
const NAMED_BY_CONTENTS: readonly string[] = ['assets', 'workers', 'engine'];
const AT_ONCE = 6;
/** So long a server may think before the kept page is shown, in ms. */
const PATIENCE = 5000;

export type Wish = 'page' | 'kept' | 'fresh' | 'none';

/** What a request is for: the page at any of its addresses, a file that never changes, one that may, or none of ours. */
export function wishOf(house: House, request: Request): Wish {
  if (request.method !== 'GET' || !request.url.startsWith(house.address)) return 'none';
  const path = new URL(request.url).pathname.slice(new URL(house.address).pathname.length);
  const parts = path.split('/');
  const [first = ''] = parts;
  if (NO_PAGES.includes(first)) return 'none';
  if (NAMED_BY_CONTENTS.includes(first)) return parts.length > 2 || first !== 'engine' ? 'kept' : 'none';
  if (request.mode === 'navigate') return parts.at(-1)?.includes('.') ? 'none' : 'page';
  return house.files.includes(path) ? 'fresh' : 'none';
}

const scopeOf = (house: House): string => new URL(house.address).pathname;

/** The page as it is kept: it may be shown at any address below the house, so it names its files from the top. */
async function pageToKeep(house: House): Promise<Response> {
  const answer = await house.fetch(house.address, { cache: 'no-cache' });
  const text = await answer.text();
  if (!answer.ok || !text.includes(`data-build="${house.build}"`)) throw new Error('the page is of another build');
  const moved = text.replace(/(href|src|data-base)="\.\//g, `$1="${scopeOf(house)}`);
  const headers = new Headers(answer.headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
  return new Response(moved, { headers });
}

async function fileToKeep(house: House, name: string): Promise<Response> {
  const url = house.address + name;
  const lasting = NAMED_BY_CONTENTS.includes(name.split('/')[0] ?? '');
  const older = lasting ? await house.caches.match(url) : undefined;
  const answer = older ?? (await house.fetch(url, lasting ? {} : { cache: 'no-cache' }));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

/** Keeps this build's page and all of its files, or nothing. */
export async function keepPage(house: House): Promise<void> {
  const name = shellCache(scopeOf(house), house.build);
  const cache = await house.caches.open(name);
  const left = [...house.files];
  const work = async (): Promise<void> => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      await cache.put(house.address + file, await fileToKeep(house, file));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await cache.put(house.address, await pageToKeep(house)); // last: what has a page is whole
  } catch (problem) {
    left.length = 0;
    await house.caches.delete(name);
    throw problem;
  }
}

/** Forgets older pages but the last, of which somebody may still have a window open. */
export async function forgetOlder(house: House): Promise<void> {
  const mine = shellCache(scopeOf(house), house.build);
  const others = cachesOf(scopeOf(house), 'shell', await house.caches.keys()).filter((name) => name !== mine);
  await Promise.all(others.slice(0, -1).map((name) => house.caches.delete(name)));
}

async function keptPage(house: House): Promise<Response | undefined> {
  const cache = await house.caches.open(shellCache(scopeOf(house), house.build));
  return cache.match(house.address);
}

/** Whether this is an answer to show: web space knows no address but the first, and before a server that is down stands
 *  often another that says so. */
const isAnswer = (answer: Response): boolean => answer.status !== 404 && answer.status < 500;

/** The server's page, or the kept one if there is no server, or it thinks for too long. */
async function answerWithPage(house: House, request: Request, patience: number): Promise<Response> {
  const asked = house.fetch(request);
  const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
  const answer = await Promise.race([asked, tooLong]).catch(() => undefined);
  if (answer && isAnswer(answer)) return answer;
  return (await keptPage(house)) ?? asked;
}

/** The answer to a request that is ours. */
export async function answerTo(
  house: House,
  request: Request,
  wish: Exclude<Wish, 'none'>,
  patience = PATIENCE,
): Promise<Response> {
  if (wish === 'page') return answerWithPage(house, request, patience);
  if (wish === 'kept') return (await house.caches.match(request.url)) ?? house.fetch(request);
  try {
    return await house.fetch(request);
  } catch (problem) {
    const kept = await house.caches.match(request.url);
    if (kept) return kept;
    throw problem;
  }
}
