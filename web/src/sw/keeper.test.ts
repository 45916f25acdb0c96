import { beforeEach, describe, expect, it } from 'vitest';
import { engineCache, shellCache } from '$lib/offline/caches';
import { MemoryCaches } from '$lib/offline/memory_caches';
import { answerTo, forgetOlder, keepPage, wishOf, type House } from './keeper';

const ADDRESS = 'https://table.example/games/';

/** What a server of one build answers. */
interface Served {
  [name: string]: string;
}
const build = (name: string): Served => ({
  '': `<html data-base="./" data-build="${name}"><script src="./assets/app-${name}.js"></script>`,
  [`assets/app-${name}.js`]: `the script of ${name}`,
  'assets/font-1.woff2': 'a font',
  'icon.svg': `the sign of ${name}`,
});

let served: Served;
let down: boolean;
let asked: string[];
let caches: MemoryCaches;

const houseOf = (name: string): House => ({
  address: ADDRESS,
  build: name,
  files: Object.keys(build(name)).filter((file) => file !== ''),
  caches,
  fetch: async (request) => {
    if (down) throw new TypeError('Failed to fetch');
    const path = (request instanceof Request ? request.url : request).slice(ADDRESS.length);
    asked.push(path);
    const found = served[path];
    return found === undefined ? new Response('not here', { status: 404 }) : new Response(found);
  },
});

beforeEach(() => {
  served = build('one');
  down = false;
  asked = [];
  caches = new MemoryCaches();
});

const get = (path: string): Request => new Request(ADDRESS + path);
/** Node makes no such requests, but browsers do when somebody opens an address. */
const open = (path: string): Request => Object.defineProperty(get(path), 'mode', { value: 'navigate' });

async function ask(house: House, request: Request): Promise<string> {
  const wish = wishOf(house, request);
  if (wish === 'none') throw new Error('not ours');
  return (await answerTo(house, request, wish, 10_000)).text();
}

describe('a request', () => {
  it.each(['api/tables', 'ws/tables/abc', 'healthz', 'readyz', 'metrics', 'api.html', 'engine/engine.json'])(
    'for %s is the server’s',
    (path) => {
      expect(wishOf(houseOf('one'), get(path))).toBe('none');
      expect(wishOf(houseOf('one'), open(path))).toBe('none');
    },
  );

  it('is ours for the page at any address, for its files and the engine’s', () => {
    const house = houseOf('one');
    expect(wishOf(house, open(''))).toBe('page');
    expect(wishOf(house, open('new/saint_malo'))).toBe('page');
    expect(wishOf(house, open('apiary'))).toBe('page');
    expect(wishOf(house, get('assets/app-one.js'))).toBe('kept');
    expect(wishOf(house, get('workers/worker-1.js'))).toBe('kept');
    expect(wishOf(house, get('engine/v1/pyodide.asm.wasm'))).toBe('kept');
    expect(wishOf(house, get('icon.svg'))).toBe('fresh');
  });

  it('is not ours when it sends something, or goes to a neighbour or another host', () => {
    const house = houseOf('one');
    expect(wishOf(house, new Request(`${ADDRESS}assets/app-one.js`, { method: 'POST' }))).toBe('none');
    expect(wishOf(house, new Request('https://table.example/assets/app-one.js'))).toBe('none');
    expect(wishOf(house, new Request('https://other.example/games/icon.svg'))).toBe('none');
  });
});

describe('without a network', () => {
  it('the kept page and its files answer, at any address', async () => {
    const house = houseOf('one');
    await keepPage(house);
    down = true;
    expect(await ask(house, open('t/abc'))).toContain('data-build="one"');
    expect(await ask(house, open('t/abc')), 'named from the top').toContain('src="/games/assets/app-one.js"');
    expect(await ask(house, get('assets/app-one.js'))).toBe('the script of one');
    expect(await ask(house, get('icon.svg'))).toBe('the sign of one');
    await expect(ask(house, get('assets/none.js'))).rejects.toThrow('Failed to fetch');
  });

  it('it answers too where web space knows no other address, or a proxy says that the server is down', async () => {
    const house = houseOf('one');
    await keepPage(house);
    expect(await ask(house, open('t/abc')), 'web space answers 404').toContain('data-build="one"');
    for (const status of [502, 503]) {
      const broken = { ...house, fetch: async () => new Response('down', { status }) };
      expect(await ask(broken, open(''))).toContain('data-build="one"');
    }
    const refused = { ...house, fetch: async () => new Response('too many', { status: 429 }) };
    expect(await ask(refused, open(''))).toBe('too many');
  });

  it('it answers when the server thinks for too long', async () => {
    const house = houseOf('one');
    await keepPage(house);
    const slow = { ...house, fetch: () => new Promise<Response>(() => undefined) };
    expect(await (await answerTo(slow, open(''), 'page', 0)).text()).toContain('data-build="one"');
  });

  it('whoever has kept nothing is told that there is no network', async () => {
    down = true;
    await expect(ask(houseOf('one'), open(''))).rejects.toThrow('Failed to fetch');
  });
});

describe('after an upgrade of the server', () => {
  it('nobody sees the old page, even before the new one is kept', async () => {
    const old = houseOf('one');
    await keepPage(old);
    served = build('two');
    expect(await ask(old, open(''))).toContain('data-build="two"');
    expect(await ask(old, get('assets/app-two.js'))).toBe('the script of two');
    expect(await ask(old, get('icon.svg'))).toBe('the sign of two');
  });

  it('versions are never mixed: until all of the new one is kept, the old one answers offline', async () => {
    const [old, young] = [houseOf('one'), houseOf('two')];
    await keepPage(old);
    served = { ...build('two') };
    delete served['assets/app-two.js'];
    await expect(keepPage(young)).rejects.toThrow('404');
    served = { ...build('two'), '': build('three')[''] ?? '' };
    await expect(keepPage(young), 'a page of yet another build').rejects.toThrow('another build');
    expect(await caches.keys()).toEqual([shellCache('/games/', 'one')]);
    down = true;
    expect(await ask(old, open(''))).toContain('data-build="one"');
    expect(await ask(old, get('assets/app-one.js'))).toBe('the script of one');
  });

  it('what has not changed is not fetched again', async () => {
    await keepPage(houseOf('one'));
    served = build('two');
    asked = [];
    await keepPage(houseOf('two'));
    expect(asked.sort()).toEqual(['', 'assets/app-two.js', 'icon.svg']);
    down = true;
    expect(await ask(houseOf('two'), open(''))).toContain('data-build="two"');
  });

  it('a window that is still open finds its files; older ones are forgotten, engines and neighbours are left', async () => {
    for (const name of ['one', 'two', 'three']) {
      served = build(name);
      await keepPage(houseOf(name));
    }
    const others = [engineCache('/games/', 'v1'), shellCache('/other/', 'one')];
    for (const name of others) await caches.open(name);
    await forgetOlder(houseOf('three'));
    expect(await caches.keys()).toEqual([shellCache('/games/', 'two'), shellCache('/games/', 'three'), ...others]);
    expect(await ask(houseOf('three'), get('assets/app-two.js'))).toBe('the script of two');
    down = true;
    expect(await ask(houseOf('three'), open(''))).toContain('data-build="three"');
  });
});
