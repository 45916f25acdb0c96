/** After a step in the history: the focus goes to the heading of a room that was entered, its title is announced, and the
 *  page is scrolled to where it was left. A room takes its time to come, and more to be as long as it was. */

/** After this time, in ms, nothing of it is made up for. */
const PATIENCE = 5_000;
/** So long, in ms, nothing more came above the place, which would push it down. */
const SETTLED = 600;
/** Whoever does one of these scrolls themselves. */
const GESTURES = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const;

/** Whether the focus is on nothing that can be worked: on the page, or on the heading of the room that was entered. */
export function isAtRest(focus: EventTarget | null): boolean {
  return focus === null || focus === document.body || (focus instanceof HTMLHeadingElement && focus.tabIndex === -1);
}

/** Sees to it from now on; the function that is returned stops it. `announce` is null where the room is the same. */
export function arrive(top: number, announce: ((title: string) => void) | null): () => void {
  const end = performance.now() + PATIENCE;
  const stop = new AbortController();
  let scrolls = top > 0;
  let entered = announce === null;
  let height = -1;
  let since = performance.now();
  for (const gesture of GESTURES)
    addEventListener(gesture, () => (scrolls = false), { passive: true, capture: true, signal: stop.signal });
  const look = (): void => {
    if (stop.signal.aborted) return;
    const heading = entered ? null : document.querySelector<HTMLElement>('#app h1');
    if (heading !== null) {
      entered = true;
      if (isAtRest(document.activeElement)) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      announce?.(document.title);
    }
    if (scrolls) {
      const { scrollHeight } = document.documentElement;
      if (scrollHeight !== height || Math.abs(scrollY - top) > 1) since = performance.now();
      height = scrollHeight;
      scrollTo(0, top);
      scrolls = performance.now() - since < SETTLED;
    }
    if (performance.now() < end && (scrolls || !entered)) requestAnimationFrame(look);
    else stop.abort();
  };
  requestAnimationFrame(look);
  return () => stop.abort();
}
