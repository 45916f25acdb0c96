/** Which rule of the canon explains a thing of the table. */
import { isCharacter, churchSize } from '../intents';
import type { Cell } from '$lib/grid/cells';
import { isDark, isTower } from '../board/layout';

/** The rule behind what stands in a cell, or behind the empty cell itself. */
export function ruleOfCell(content: string, cell: Cell): string {
  if (isTower(cell)) return 'SM-WALL-05';
  if (isCharacter(content)) return RULE_OF[content];
  if (churchSize(content) > 0) return 'SM-CHURCH-08';
  if (content === 'empty') return isDark(cell) ? 'SM-CITY-06' : 'SM-CITY-07';
  return content === 'crate' || content === 'wall' || content === 'house' ? RULE_OF[content] : 'SM-CITY-08';
}

export const RULE_OF = {
  citizen: 'SM-CHAR-CITIZEN-2',
  soldier: 'SM-CHAR-SOLDIER-2',
  priest: 'SM-CHAR-PRIEST-2',
  architect: 'SM-CHAR-ARCHITECT-2',
  merchant: 'SM-CHAR-MERCHANT-2',
  juggler: 'SM-CHAR-JUGGLER-2',
  noble: 'SM-CHAR-NOBLE-2',
  crate: 'SM-CRATE-06',
  wall: 'SM-WALL-13',
  house: 'SM-CHAR-ARCHITECT-7',
  bank: 'SM-COIN-02',
  lumber: 'SM-LOG-05',
  cannons: 'SM-PIRATE-12',
  pirates: 'SM-PIRATE-06',
  defence: 'SM-PIRATE-08',
  heads: 'SM-CHAR-02',
} as const;

/** The rule behind the open question. */
const QUESTIONS: { readonly [question: string]: string } = {
  roll: 'SM-DICE-02',
  keep: 'SM-DICE-04',
  announce: 'SM-PICK-03',
  crate: 'SM-CRATE-02',
  section: 'SM-WALL-02',
  church: 'SM-CHURCH-01',
  type: 'SM-CHAR-02',
  character: 'SM-CHAR-03',
  house: 'SM-CHAR-ARCHITECT-4',
};
export const ruleOfQuestion = (question: string): string => QUESTIONS[question] ?? 'SM-TURN-03';
