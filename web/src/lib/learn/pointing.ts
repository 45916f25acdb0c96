/** The things a lesson points at, found by their addresses: every thing on the table says its own as `data-thing`. */
import { tick } from 'svelte';

const isSeen = (element: Element): boolean => element.getBoundingClientRect().width > 0;

/** The elements of an address. Where there are none yet it is looked for with a word less: a symbol is chosen before
 *  the number of its dice. */
function find(thing: string, root: ParentNode): readonly Element[] {
  const found = [...root.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)].filter(isSeen);
  const shorter = thing.slice(0, Math.max(0, thing.lastIndexOf(' ')));
  return found.length > 0 || shorter === '' ? found : find(shorter, root);
}

/** All that is pointed at; of a hand and a card in it only the card. */
export function pointedAt(things: readonly string[], root: ParentNode): readonly Element[] {
  const found = [...new Set(things.flatMap((thing) => find(thing, root)))];
  return found.filter((one) => !found.some((other) => other !== one && one.contains(other)));
}

/** Whether a thing lies in what stays in sight over the board. */
export const isOverlaid = (element: Element): boolean => element.closest('.dock, .ribbon-place') !== null;

/** Whether a thing in the scrolling column of a phone on its side is in its part that is seen; true anywhere else. */
export function isShown(element: Element): boolean {
  const room = element.closest('.side')?.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  return room === undefined || (top + bottom > 2 * room.top && top + bottom < 2 * room.bottom);
}

/** Where a thing is seen. A hand is as wide as the row it lies in: of it only where its cards are. */
export function outlineOf(element: Element): DOMRect {
  const whole = element.getBoundingClientRect();
  if (!element.matches('[role="group"]') || element.children.length === 0) return whole;
  const parts = [...element.children].map((child) => child.getBoundingClientRect());
  const left = Math.max(whole.left, Math.min(...parts.map((part) => part.left)));
  const right = Math.min(whole.right, Math.max(...parts.map((part) => part.right)));
  return new DOMRect(left, whole.top, right - left, whole.height);
}

/** Slides the row in which a thing lies, if it is longer than it can show. */
function slideTo(element: Element): void {
  let row = element.parentElement;
  while (row !== null && row.scrollWidth <= row.clientWidth) row = row.parentElement;
  if (row === null || !isOverlaid(row)) return;
  const [thing, room] = [element.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += Math.max(0, thing.right - room.right) - Math.max(0, room.left - thing.left);
}

/** Brings all things into sight as far as there is room, the first one for certain. What stays over the board is never
 *  a reason to scroll the page. */
export function bringIntoSight(things: readonly Element[]): void {
  for (const thing of [...things].reverse())
    if (isOverlaid(thing) && thing.closest('.side') === null) slideTo(thing);
    else thing.scrollIntoView({ block: 'nearest' });
}

const FIRST = ':is(section.hand, section.dock, [data-hand]) button:not(:disabled, .tip), [data-legal]';
/** Leads the focus to the first thing that can be done at the table. */
export async function leadToTable(): Promise<void> {
  await tick();
  const main = document.querySelector('main.table');
  main?.querySelector<HTMLElement>(FIRST)?.focus({ preventScroll: true });
}

const LONG = 60;
/** The text of a thing as it is read out. */
function readOut(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
  return node.getAttribute('aria-label') ?? [...node.childNodes].map(readOut).join(' ');
}

/** What a thing is called, for those who do not see the ring around it; nothing if it has no words. */
export function calledBy(element: Element): string {
  const text = readOut(element).replace(/\s+/g, ' ').trim();
  if (!/\p{L}{2}/u.test(text)) return '';
  return text.length > LONG ? `${text.slice(0, text.lastIndexOf(' ', LONG))} …` : text;
}
