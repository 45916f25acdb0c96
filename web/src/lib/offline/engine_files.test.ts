import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { webHashes } from '$lib/fair/hashes';
import { engineCache, shellCache } from './caches';
import { bringEngine, isEngineHere, type EngineInfo, type Place } from './engine_files';
import { MemoryCaches } from './memory_caches';

const HOUSE = 'https://table.example/games/';
const PYTHON = Buffer.from('python '.repeat(1000));
const WHEEL = Buffer.from('a wheel');

const told = (name: string, bytes: Buffer, sent: number) => ({
  name,
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  sent,
});
const packed = gzipSync(PYTHON);
const INFO: EngineInfo = {
  version: 'v2',
  files: [
    told('auberge.zip', PYTHON, packed.length),
    told('msgspec-1.whl', WHEEL, WHEEL.length),
    told('pyodide.asm.wasm', PYTHON, packed.length),
  ],
};

let asked: string[];
let files: Record<string, Buffer>;
let caches: MemoryCaches;
let place: Place;

beforeEach(() => {
  asked = [];
  caches = new MemoryCaches();
  files = { 'auberge.zip': PYTHON, 'msgspec-1.whl': WHEEL, 'pyodide.asm.wasm': PYTHON };
  place = {
    house: HOUSE,
    packed: false,
    build: 'b2',
    fetch: async (url) => {
      const name = url.replace(`${HOUSE}engine/v2/`, '');
      asked.push(name);
      const bytes = files[name];
      return bytes ? new Response(new Uint8Array(bytes)) : new Response('', { status: 404 });
    },
    caches,
    hashes: async () => webHashes(crypto.subtle),
  };
});

const bring = (to = place, signal?: AbortSignal) => bringEngine(INFO, to, () => undefined, signal);

describe('the engine', () => {
  it('comes once, and is kept under addresses below the house', async () => {
    expect(await isEngineHere(place, INFO)).toBe(false);
    const urls = await bring();
    expect(urls).toEqual({
      indexUrl: `${HOUSE}engine/v2/`,
      wheels: [`${HOUSE}engine/v2/msgspec-1.whl`],
      archive: `${HOUSE}engine/v2/auberge.zip`,
      kept: true,
    });
    expect(await isEngineHere(place, INFO)).toBe(true);
    expect(await bring()).toEqual(urls);
    expect(asked).toHaveLength(3);
    const wasm = await caches.match(`${urls.indexUrl}pyodide.asm.wasm`);
    expect(wasm?.headers.get('Content-Type')).toBe('application/wasm');
    expect(Buffer.from(await wasm!.arrayBuffer())).toEqual(PYTHON);
  });

  it('tells how much of what is sent has come, from nothing to all', async () => {
    const heard: [number, number][] = [];
    await bringEngine(INFO, place, (loaded, total) => heard.push([loaded, total]));
    const total = 2 * packed.length + WHEEL.length;
    expect(heard[0]).toEqual([0, total]);
    expect(heard.at(-1)).toEqual([total, total]);
    const loaded = heard.map(([part]) => part);
    expect(loaded).toEqual(loaded.toSorted((a, b) => a - b));
  });

  it('is fetched packed from web space, and unpacked if nobody has', async () => {
    files = { 'auberge.zip.gz': packed, 'msgspec-1.whl': WHEEL, 'pyodide.asm.wasm.gz': PYTHON };
    const urls = await bring({ ...place, packed: true });
    expect(asked).toEqual(['auberge.zip.gz', 'msgspec-1.whl', 'pyodide.asm.wasm.gz']);
    const kept = await caches.match(urls.archive);
    expect(Buffer.from(await kept!.arrayBuffer())).toEqual(PYTHON);
  });

  it.each(['shorter', 'other'])('is refused if a file is %s than built, and what is whole stays', async (how) => {
    files['pyodide.asm.wasm'] = how === 'other' ? Buffer.from('PYTHON '.repeat(1000)) : PYTHON.subarray(1);
    await expect(bring()).rejects.toMatchObject({ key: 'web-engine-damaged' });
    expect(await isEngineHere(place, INFO)).toBe(false);
    files['pyodide.asm.wasm'] = PYTHON;
    await bring();
    expect(asked).toEqual(['auberge.zip', 'msgspec-1.whl', 'pyodide.asm.wasm', 'pyodide.asm.wasm']);
  });

  it('says that it cannot be reached', async () => {
    delete files['msgspec-1.whl'];
    await expect(bring()).rejects.toMatchObject({ key: 'web-engine-unreachable' });
    const cut = { ...place, fetch: () => Promise.reject(new TypeError('Failed to fetch')) };
    await expect(bring(cut)).rejects.toMatchObject({ key: 'web-engine-unreachable' });
    await expect(bringEngine({ version: '', files: [] }, place, () => undefined)).rejects.toMatchObject({
      key: 'web-engine-none',
    });
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const stopped = {
      ...place,
      fetch: async (url: string, init: RequestInit) => {
        stop.abort(new Error('gone'));
        return place.fetch(url, init);
      },
    };
    await expect(bring(stopped, stop.signal)).rejects.toThrow('gone');
    expect(asked).toHaveLength(1);
  });

  it('plays without being kept, where browsers keep nothing or have no room', async () => {
    expect((await bring({ ...place, caches: undefined })).kept).toBe(false);
    caches.room = 1;
    expect((await bring()).kept).toBe(false);
    expect(await isEngineHere(place, INFO)).toBe(false);
  });

  it('replaces older versions of this house, not those of a neighbour', async () => {
    const neighbour = engineCache('/other/', 'v1');
    await caches.open(engineCache('/games/', 'v1'));
    await caches.open(neighbour);
    await bring();
    expect(await caches.keys()).toEqual([neighbour, engineCache('/games/', 'v2')]);
  });

  it('leaves an older version to the page that is kept for offline, until that is replaced', async () => {
    const old = engineCache('/games/', 'v1');
    await caches.open(shellCache('/games/', 'b1'));
    await caches.open(old);
    await bring();
    expect(await caches.has(old)).toBe(true);
    await caches.open(shellCache('/games/', 'b2'));
    await bring();
    expect(await caches.has(old)).toBe(false);
  });
});
