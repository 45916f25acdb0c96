/**
 * Brings what plays without a server (Python, our games, their bots) to this browser and keeps it there: once a version,
 * checked byte by byte. The service worker answers with it when there is no network.
 */
import { base } from '$lib/base';
import { hashesHere, type Bytes, type Hashes } from '$lib/fair/hashes';
import { cachesOf, engineCache, shellCache } from './caches';

export interface EngineFile {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  /** Bytes on the way, at most: it is sent packed. */
  readonly sent: number;
}

export interface EngineInfo {
  readonly version: string;
  readonly files: readonly EngineFile[];
}

export interface EngineUrls {
  /** Where Pyodide's own files are; ends with a slash. */
  readonly indexUrl: string;
  readonly wheels: string[];
  readonly archive: string;
  /** Whether the browser keeps them: if not, they are there only as long as the server is. */
  readonly kept: boolean;
}

export type OnProgress = (loaded: number, total: number) => void;

/** Why it could not be brought here; `key` is the sentence that says so. */
export class EngineFailed extends Error {
  constructor(readonly key: 'web-engine-none' | 'web-engine-unreachable' | 'web-engine-damaged') {
    super(key);
  }
}

/** What the browser and its page bring; tests bring their own. */
export interface Place {
  /** Where the house lies, with its host; ends with a slash. */
  readonly house: string;
  /** Whether a server unpacks files by itself; web space may not. */
  readonly packed: boolean;
  readonly build: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Undefined where browsers keep nothing: over plain HTTP in a home network. */
  readonly caches: CacheStorage | undefined;
  readonly hashes: () => Promise<Hashes>;
}

const KINDS: { readonly [ending: string]: string } = {
  mjs: 'text/javascript',
  wasm: 'application/wasm',
  json: 'application/json',
  zip: 'application/zip',
};
const GZIP = [0x1f, 0x8b];
/** So long the service worker of a first visit is waited for, in ms. */
const PATIENCE = 5000;

/** What this page was built with. */
export async function loadEngineInfo(): Promise<EngineInfo> {
  return (await import('virtual:engine')).default;
}

function here(): Place {
  const { dataset } = document.documentElement;
  return {
    house: new URL(`${base}/`, location.href).href,
    packed: dataset['server'] === 'none',
    build: dataset['build'] ?? '',
    fetch: (url, init) => fetch(url, init),
    caches: globalThis.caches,
    hashes: hashesHere,
  };
}

const scopeOf = (place: Place): string => new URL(place.house).pathname;
const addressOf = (place: Place, info: EngineInfo, name: string): string =>
  `${place.house}engine/${info.version}/${name}`;

function urlsOf(place: Place, info: EngineInfo, kept: boolean): EngineUrls {
  const names = info.files.map((file) => file.name);
  return {
    indexUrl: addressOf(place, info, ''),
    wheels: names.filter((name) => name.endsWith('.whl')).map((name) => addressOf(place, info, name)),
    archive: addressOf(place, info, 'auberge.zip'),
    kept,
  };
}

/** All bytes of an answer, telling how many have come. */
async function read(answer: Response, onBytes: (received: number) => void): Promise<Bytes> {
  const parts: Bytes[] = [];
  let received = 0;
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value);
    received += part.value.length;
    onBytes(received);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Packed bytes unpacked; as they are if the web server or the browser has done so. */
async function unpack(bytes: Bytes): Promise<Bytes> {
  if (!GZIP.every((byte, k) => bytes[k] === byte)) return bytes;
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

/** One file, whole and as it was built. `onPart` is told which part of it has come. */
async function download(
  place: Place,
  info: EngineInfo,
  file: EngineFile,
  onPart: (part: number) => void,
  signal: AbortSignal | undefined,
): Promise<Bytes> {
  const isPacked = place.packed && file.sent < file.size;
  const expected = isPacked ? file.sent : file.size;
  let bytes: Bytes;
  try {
    const url = addressOf(place, info, file.name) + (isPacked ? '.gz' : '');
    const answer = await place.fetch(url, signal ? { signal } : {});
    if (!answer.ok) throw new EngineFailed('web-engine-unreachable');
    bytes = await read(answer, (received) => onPart(Math.min(1, received / expected)));
  } catch (problem) {
    signal?.throwIfAborted();
    throw problem instanceof EngineFailed ? problem : new EngineFailed('web-engine-unreachable');
  }
  const whole = await unpack(bytes).catch(() => bytes);
  const digest = await (await place.hashes()).sha256(whole);
  const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (whole.length !== file.size || sha256 !== file.sha256) throw new EngineFailed('web-engine-damaged');
  return whole;
}

function answerWith(name: string, bytes: Bytes): Response {
  const kind = KINDS[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return new Response(bytes, { headers: { 'Content-Type': kind, 'Content-Length': `${bytes.length}` } });
}

/** Removes older versions. One that the page kept for offline might still want stays until that page is replaced. */
async function forgetOthers(place: Place, caches: CacheStorage, version: string): Promise<void> {
  const scope = scopeOf(place);
  const names = await caches.keys();
  const pages = cachesOf(scope, 'shell', names);
  if (pages.length > 0 && !pages.includes(shellCache(scope, place.build))) return;
  const others = cachesOf(scope, 'engine', names).filter((name) => name !== engineCache(scope, version));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Where files are kept, or undefined if this browser keeps nothing (now). */
async function shelf(place: Place, info: EngineInfo): Promise<Cache | undefined> {
  return place.caches?.open(engineCache(scopeOf(place), info.version)).catch(() => undefined);
}

/** As `fetchEngine`, for any engine and place. */
export async function bringEngine(
  info: EngineInfo,
  place: Place,
  onProgress: OnProgress,
  signal?: AbortSignal,
): Promise<EngineUrls> {
  if (info.version === '') throw new EngineFailed('web-engine-none');
  const kept = await shelf(place, info);
  const total = info.files.reduce((sum, file) => sum + file.sent, 0);
  let room = kept !== undefined;
  let loaded = 0;
  onProgress(loaded, total);
  for (const file of info.files) {
    signal?.throwIfAborted();
    const url = addressOf(place, info, file.name);
    if ((await kept?.match(url)) === undefined) {
      const before = loaded;
      const bytes = await download(place, info, file, (part) => onProgress(before + part * file.sent, total), signal);
      // A full disk does not keep anybody from playing now.
      if (room) await kept?.put(url, answerWith(file.name, bytes)).catch(() => (room = false));
    }
    loaded += file.sent;
    onProgress(loaded, total);
  }
  if (room && place.caches) await forgetOthers(place, place.caches, info.version);
  return urlsOf(place, info, room);
}

/** Waits a while for the service worker of a first visit: web space may name types that browsers refuse to run. */
async function untilAnswered(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!import.meta.env.PROD || !workers || workers.controller || (await workers.getRegistration())?.active) return;
  await new Promise((resolve) => {
    workers.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, PATIENCE);
  });
}

/**
 * Brings the engine here, unless it is here. Resolves with addresses that answer offline too, through the service worker.
 * Raises `EngineFailed`, or the signal's reason; what has come stays, and the next try goes on from there.
 */
export async function fetchEngine(onProgress: OnProgress, signal?: AbortSignal): Promise<EngineUrls> {
  const urls = await bringEngine(await loadEngineInfo(), here(), onProgress, signal);
  await untilAnswered();
  return urls;
}

/** Whether all of it is kept here already. */
export async function isEngineHere(place: Place = here(), engine?: EngineInfo): Promise<boolean> {
  const info = engine ?? (await loadEngineInfo());
  const name = engineCache(scopeOf(place), info.version);
  if (info.version === '' || !(await place.caches?.has(name).catch(() => false))) return false;
  const kept = await shelf(place, info);
  for (const file of info.files) {
    if ((await kept?.match(addressOf(place, info, file.name))) === undefined) return false;
  }
  return true;
}
