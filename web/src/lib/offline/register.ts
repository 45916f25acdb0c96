/** Has the browser keep the page for the time without a network, where it may: over HTTPS, or from this machine. */
import { base } from '$lib/base';
import { cachesOf } from './caches';
import { fetchEngine, isEngineHere } from './engine_files';

/** Whoever could play offline before an upgrade can after it: the new engine comes while there is a network. */
async function renewEngine(): Promise<void> {
  const kept = cachesOf(`${base}/`, 'engine', await caches.keys());
  if (kept.length > 0 && !(await isEngineHere())) await fetchEngine(() => undefined);
}

export function keepPageHere(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  const start = (): void => {
    navigator.serviceWorker
      .register(`${base}/sw.js`, { scope: `${base}/` })
      .then(renewEngine)
      .catch((problem: unknown) => console.warn('The page is not kept for offline:', problem));
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
