/**
 * A payment while it is laid out: pieces for the cost, and others for each piece that is left out.
 * Only for laying out; whether it is right, the game decides.
 */
import { NUMBERS, type Move, type Payment, type View } from '$lib/protocol/valletta';
import { GOODS, type Good, type Goods } from '../intents';

export interface Line {
  readonly good: Good;
  readonly due: number;
  /** Pieces of this kind that lie on its own cost. */
  readonly covered: number;
  readonly missing: number;
  /** Pieces of this kind that replace others. */
  readonly spare: number;
  readonly owned: number;
  /** What stays with the player. */
  readonly kept: number;
}
export interface Laid {
  readonly lines: readonly Line[];
  readonly missing: number;
  readonly spare: number;
  /** Substitutes still to be laid (negative: too many). */
  readonly open: number;
}

export function laidOut(cost: Goods, owned: Goods, paid: Goods): Laid {
  const lines = GOODS.map((good, kind): Line => {
    const [due, laid, have] = [cost[kind] ?? 0, paid[kind] ?? 0, owned[kind] ?? 0];
    const covered = Math.min(due, laid);
    return { good, due, covered, missing: due - covered, spare: laid - covered, owned: have, kept: have - laid };
  });
  const sum = (part: (line: Line) => number): number => lines.reduce((all, line) => all + part(line), 0);
  const [missing, spare] = [sum((line) => line.missing), sum((line) => line.spare)];
  return { lines, missing, spare, open: NUMBERS.substitutes * missing - spare };
}

/** The payment with one piece of a kind more (1) or less (-1). */
export function changed(paid: Goods, good: Good, by: 1 | -1): Goods {
  const [gold, wood, stone, brick] = paid.map((number, kind) => (GOODS[kind] === good ? number + by : number));
  return [gold ?? 0, wood ?? 0, stone ?? 0, brick ?? 0];
}

const same = (a: Goods, b: Goods): boolean => a.every((number, kind) => number === b[kind]);

/** The move that pays this: as proposed if it is the same, else the whole payment at once. */
export function payMove(view: View, paid: Goods): Move {
  if (view.proposed !== null && same(view.proposed, paid)) {
    const proposed = view.moves.find((move) => move.kind === 'pay_proposed');
    if (proposed !== undefined) return proposed;
  }
  const [gold, wood, stone, brick] = paid;
  const payment: Payment = { kind: 'payment', gold, wood, stone, brick };
  return payment;
}
