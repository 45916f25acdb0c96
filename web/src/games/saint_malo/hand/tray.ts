/** The order in which the five dice lie before the player: a die that was kept stays where it lay. */
import type { Move, View } from '$lib/protocol/saint_malo';
import type { Face } from '../intents';

export interface Tray {
  readonly turn: number;
  readonly round: number;
  readonly rolls: number;
  readonly faces: readonly Face[];
  /** The dice that are laid aside, by place. */
  readonly kept: readonly boolean[];
  /** The dice of the last roll, by place. */
  readonly rolled: readonly boolean[];
}

function without(faces: readonly Face[], face: Face): Face[] | null {
  const at = faces.indexOf(face);
  return at < 0 ? null : faces.toSpliced(at, 1);
}

/** Which places hold the kept faces: those marked before first, then from the left. */
function marks(faces: readonly Face[], kept: readonly Face[], marked: readonly boolean[]): boolean[] {
  let left: Face[] = [...kept];
  const result = faces.map(() => false);
  const order = [...faces.keys()].sort((a, b) => Number(marked[b] ?? false) - Number(marked[a] ?? false) || a - b);
  for (const place of order) {
    const rest = without(left, faces[place]!);
    if (rest !== null) {
      left = rest;
      result[place] = true;
    }
  }
  return result;
}

/** The dice a move keeps or uses, by place; none for other moves. */
export function placesIn(faces: readonly Face[], move: Move): readonly boolean[] {
  if (move.kind === 'keep') return marks(faces, move.faces, []);
  const used = move.kind === 'use' ? Array.from({ length: move.dice }, () => move.symbol) : [];
  return marks(faces, used, []);
}

/** New faces for the places that were rolled; null if the kept dice are not among them. */
function refill(old: Tray, dice: readonly Face[]): Face[] | null {
  let left: Face[] = [...dice];
  for (const [place, face] of old.faces.entries()) {
    if (!old.kept[place]) continue;
    const rest = without(left, face);
    if (rest === null) return null;
    left = rest;
  }
  return old.faces.map((face, place) => (old.kept[place] ? face : left.shift()!));
}

const same = (a: readonly Face[], b: readonly Face[]): boolean => [...a].sort().join() === [...b].sort().join();

/** How the dice of a view lie, after they lay as in `old`. */
export function arrange(old: Tray | null, view: View): Tray {
  const { turn, round, rolls, dice } = view;
  const fresh: Tray = { turn, round, rolls, faces: dice, kept: dice.map(() => false), rolled: dice.map(() => true) };
  if (old === null || old.turn !== turn || old.round !== round || old.faces.length !== dice.length) return fresh;
  if (old.rolls === rolls && same(old.faces, dice)) {
    const lying: Tray = { ...fresh, faces: old.faces, rolled: old.rolled };
    if (view.question === 'roll') return { ...lying, kept: marks(old.faces, view.kept, old.kept) };
    return view.question === 'keep' ? { ...lying, kept: old.kept } : lying;
  }
  const faces = old.rolls + 1 === rolls ? refill(old, dice) : null;
  if (faces === null) return fresh;
  const rolled = old.kept.map((kept) => !kept);
  return { ...fresh, faces, rolled, kept: view.question === 'keep' ? old.kept : fresh.kept };
}

/** The faces that are laid aside. */
export const keptFaces = (tray: Tray, kept: readonly boolean[]): readonly Face[] =>
  tray.faces.filter((_, place) => kept[place]);
