/** Where a small paper finds room beside what it speaks of: in the window, and over nothing that is in use. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Place {
  readonly left: number;
  readonly top: number;
  /** How much of what is in use lies below it, in square pixels. */
  readonly covers: number;
}

const GAP = 10;
const EDGE = 8;

const clamp = (value: number, most: number): number => Math.max(EDGE, Math.min(most, value));

function common(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Below, above, left or right of the anchor, or of all that is in use: the first place that covers least of it. */
export function placeBeside(anchor: Box, { width, height }: Size, room: Size, used: readonly Box[]): Place {
  const [middle, level] = [(anchor.left + anchor.right - width) / 2, (anchor.top + anchor.bottom - height) / 2];
  const outer = [anchor, ...used];
  const [lefts, tops] = [Math.min(...outer.map(({ left }) => left)), Math.min(...outer.map(({ top }) => top))];
  const [rights, bottoms] = [
    Math.max(...outer.map(({ right }) => right)),
    Math.max(...outer.map(({ bottom }) => bottom)),
  ];
  const wished: readonly (readonly [number, number])[] = [
    [middle, anchor.bottom + GAP],
    [middle, anchor.top - height - GAP],
    [anchor.left - width - GAP, level],
    [anchor.right + GAP, level],
    [anchor.left - width - GAP, anchor.top],
    [anchor.right + GAP, anchor.top],
    [lefts - width - GAP, level],
    [rights + GAP, level],
    [middle, tops - height - GAP],
    [middle, bottoms + GAP],
  ];
  const places = wished.map(([x, y]): Place => {
    const [left, top] = [clamp(x, room.width - width - EDGE), clamp(y, room.height - height - EDGE)];
    const box = { left, top, right: left + width, bottom: top + height };
    return { left, top, covers: outer.reduce((sum, other) => sum + common(box, other), 0) };
  });
  return places.reduce((best, place) => (place.covers < best.covers ? place : best));
}

/** What is in use now: the buttons of the open decision and of the ribbon, what can be chosen on the board or in the
 *  hand. */
const IN_USE =
  'main.table :is(section.hand, section.dock, .ribbon-place) :is(button, a):not(:disabled, .tip), main.table [data-legal]';

/** The boxes of what is in use, apart from one thing and what lies in it. */
export function boxesInUse(apart: Element | null): readonly Box[] {
  return [...document.querySelectorAll(IN_USE)]
    .filter((element) => apart === null || !apart.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, bottom, top }) => width > 0 && bottom > 0 && top < innerHeight);
}
