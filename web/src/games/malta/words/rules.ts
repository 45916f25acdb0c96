/** Which rule of the canon explains a thing of the table. */
import type { SpaceView } from '$lib/protocol/malta';

const QUESTIONS: { readonly [question: string]: string } = {
  place: 'M-SETUP-06',
  play: 'M-PLAY-02',
  target: 'M-CARD-03',
  respond: 'M-RESP-01',
  discard: 'M-CARD-09',
  give: 'M-CARD-GIVEONE-1',
  pass_on: 'M-CARD-PASSITON-1',
  move: 'M-MOVE-02',
  racket_to: 'M-RACKET-05',
  racket: 'M-RACKET-08',
  over: 'M-GOAL-03',
};
/** The rule behind the open question. */
export const ruleOfQuestion = (question: string): string => QUESTIONS[question] ?? 'M-TURN-01';

/** The rule behind a space. */
export function ruleOfSpace(space: SpaceView): string {
  if (space.is_circle) return 'M-COMP-09';
  return space.kind === 'start' ? 'M-COMP-05' : 'M-MOVE-02';
}

export const RULE_OF = {
  drawPile: 'M-DRAW-02',
  discardPile: 'M-DRAW-03',
  known: 'M-CARD-11',
  exits: 'M-MOVE-07',
  window: 'M-RESP-02',
  order: 'M-GOAL-03',
} as const;
