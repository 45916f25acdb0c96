/** A board as one tab stop with roving focus: arrows, Home and End by place, N and P from choice to choice, Enter. */
import { jump } from './cells';

export interface Grid<Place> {
  /** All places in reading order, and those that can be chosen now. */
  order(): readonly Place[];
  choices(): readonly Place[];
  /** Where an arrow key, Home or End leads. */
  neighbour(from: Place, key: string): Place;
  press(place: Place): void;
  elementOf(place: Place): HTMLOrSVGElement | null | undefined;
  /** Another key, letters in lower case; true if it meant something. */
  onkey?(key: string): boolean;
}

const LEADS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];

export class RovingFocus<Place> {
  /** The place that Tab leads to. */
  at: Place;
  readonly #grid: Grid<Place>;

  constructor(first: Place, grid: Grid<Place>) {
    this.at = $state.raw(first);
    this.#grid = grid;
  }

  go(place: Place): void {
    if (place === this.at) return;
    this.at = place;
    this.#grid.elementOf(place)?.focus();
  }

  readonly onkeydown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const grid = this.#grid;
    if (key === 'Enter' || key === ' ') grid.press(this.at);
    else if (key === 'n' || key === 'p')
      this.go(jump(grid.order(), this.at, grid.choices(), key === 'n' ? 1 : -1) ?? this.at);
    else if (LEADS.includes(key)) this.go(grid.neighbour(this.at, key));
    else if (!grid.onkey?.(key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** The board takes its keys itself; from elsewhere they first bring the focus there. */
export function keyIntoBoard(event: KeyboardEvent): boolean {
  const place = document.querySelector<HTMLElement | SVGElement>('[role="grid"] [role="gridcell"][tabindex="0"]');
  if (place === null) return false;
  place.focus();
  place.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true }));
  return true;
}
