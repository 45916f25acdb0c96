/** The things a lesson points at, found by their addresses: every thing on the table says its own as `data-thing`. */

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
