/** Listeners on things that hold buttons and are none themselves. */
import { on } from 'svelte/events';

type Attachment = (element: HTMLElement) => () => void;

/** A tap inside leaves the focus where it is. */
export const keepsFocus: Attachment = (element) => on(element, 'mousedown', (event) => event.preventDefault());

/** Keys that nothing inside has taken. */
export const keysOf =
  (take: (event: KeyboardEvent) => void): Attachment =>
  (element) =>
    on(element, 'keydown', take);
