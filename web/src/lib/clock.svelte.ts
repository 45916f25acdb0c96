/** The time of day for whoever shows it: a reactive clock that ticks while somebody looks at it. */
import { createSubscriber } from 'svelte/reactivity';

const TICK = 20_000;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  document.addEventListener('visibilitychange', update);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', update);
  };
});

export const clock = {
  /** Now, in seconds since 1970. */
  get now(): number {
    subscribe();
    return Date.now() / 1000;
  },
};
