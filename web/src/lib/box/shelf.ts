/** The boxes this browser keeps: files with the values of somebody's own cards, by name, and which one is played. */
import type { Shelf } from '../table/memory';

export interface KeptBox {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** The file, as TOML. */
  readonly text: string;
  /** The server found that exactly this text can be played. */
  readonly playable: boolean;
  /** When it was changed last, in seconds since 1970. */
  readonly changed: number;
}
interface Stored {
  readonly boxes: readonly KeptBox[];
  /** The box a new table is offered first, by game. */
  readonly chosen: { readonly [game: string]: string };
}

const STORED = 'auberge.boxes';
export const MOST_BOXES = 20;
export const LONGEST_NAME = 40;

const isFields = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null;
const isBox = (value: unknown): value is KeptBox =>
  isFields(value) &&
  ['id', 'game', 'name', 'text'].every((field) => typeof value[field] === 'string') &&
  typeof value['playable'] === 'boolean' &&
  typeof value['changed'] === 'number';

export class BoxShelf {
  readonly #shelf: Shelf;
  readonly #now: () => number;

  constructor(shelf: Shelf, now: () => number = () => Date.now() / 1000) {
    this.#shelf = shelf;
    this.#now = now;
  }

  /** The boxes of a game, the one changed last first. */
  of(game: string): readonly KeptBox[] {
    return this.#read()
      .boxes.filter((box) => box.game === game)
      .sort((a, b) => b.changed - a.changed);
  }

  box(id: string): KeptBox | null {
    return this.#read().boxes.find((box) => box.id === id) ?? null;
  }

  /** Keeps a box whole, in place of what was kept of it; false if there is no room: then nothing has changed. */
  keep(box: Omit<KeptBox, 'changed'>): boolean {
    const { boxes, chosen } = this.#read();
    const others = boxes.filter((one) => one.id !== box.id);
    if (others.length >= MOST_BOXES) return false;
    return this.#write({ boxes: [...others, { ...box, changed: this.#now() }], chosen });
  }

  /** Notes whether a text can be played, if that is still the text of the box. */
  checked(id: string, text: string, playable: boolean): void {
    const { boxes, chosen } = this.#read();
    const marked = boxes.map((box) => (box.id === id && box.text === text ? { ...box, playable } : box));
    this.#write({ boxes: marked, chosen });
  }

  forget(id: string): void {
    const { boxes, chosen } = this.#read();
    const left = Object.fromEntries(Object.entries(chosen).filter(([, one]) => one !== id));
    this.#write({ boxes: boxes.filter((box) => box.id !== id), chosen: left });
  }

  /** The box that a new table of this game is offered first; null: the values of the house. */
  chosen(game: string): KeptBox | null {
    const { boxes, chosen } = this.#read();
    return boxes.find((box) => box.id === chosen[game] && box.playable) ?? null;
  }

  choose(game: string, id: string | null): void {
    const { boxes, chosen } = this.#read();
    const { [game]: _, ...others } = chosen;
    this.#write({ boxes, chosen: id === null ? others : { ...others, [game]: id } });
  }

  /** A name nobody has yet: the wished one, or with a number behind it. */
  freeName(game: string, wished: string): string {
    const names = this.of(game).map((box) => box.name);
    const base = wished.trim().slice(0, LONGEST_NAME - 3);
    let [name, number] = [base, 2];
    while (names.includes(name)) name = `${base} ${number++}`;
    return name;
  }

  #write(stored: Stored): boolean {
    try {
      this.#shelf.setItem(STORED, JSON.stringify(stored));
      return true;
    } catch {
      return false;
    }
  }

  #read(): Stored {
    try {
      const found: unknown = JSON.parse(this.#shelf.getItem(STORED) ?? '{}');
      if (!isFields(found)) return { boxes: [], chosen: {} };
      const { boxes, chosen } = found;
      return {
        boxes: Array.isArray(boxes) ? boxes.filter(isBox) : [],
        chosen: isFields(chosen)
          ? Object.fromEntries(
              Object.entries(chosen).flatMap(([game, id]) => (typeof id === 'string' ? [[game, id]] : [])),
            )
          : {},
      };
    } catch {
      return { boxes: [], chosen: {} };
    }
  }
}
