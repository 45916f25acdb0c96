/** The service worker: wires what the browser asks to `keeper.ts`. tools/service_worker.ts tells it what it keeps. */
import { answerTo, forgetOlder, keepPage, wishOf, type House } from './keeper';

declare const __BUILD__: string;
declare const __FILES__: readonly string[];

interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope extends EventTarget {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}

const worker = globalThis as unknown as WorkerScope;
const house: House = {
  address: worker.registration.scope,
  build: __BUILD__,
  files: __FILES__,
  caches,
  fetch: (request, init) => fetch(request, init),
};

worker.addEventListener('install', (event) => {
  (event as ExtendableEvent).waitUntil(keepPage(house).then(() => worker.skipWaiting()));
});
worker.addEventListener('activate', (event) => {
  (event as ExtendableEvent).waitUntil(forgetOlder(house).then(() => worker.clients.claim()));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event as FetchEvent;
  const wish = wishOf(house, request);
  if (wish !== 'none') (event as FetchEvent).respondWith(answerTo(house, request, wish));
});
