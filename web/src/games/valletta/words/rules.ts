/** Which rule of the canon explains a thing of the table. */
import type { View } from '$lib/protocol/valletta';
import type { Character } from '../intents';

const QUESTIONS: { readonly [question: string]: string } = {
  draft: 'V-SETUP-32',
  play: 'V-TURN-02',
  maid: 'V-CHAR-MAID-1',
  seamstress: 'V-CHAR-SEAMSTRESS-1',
  foreman: 'V-CHAR-FOREMAN-1',
  nun: 'V-CHAR-NUN-1',
  trader: 'V-CHAR-TRADER-1',
  merchant: 'V-CHAR-MERCHANT-1',
  bailiff: 'V-CHAR-BAILIFF-1',
  grand_master: 'V-CHAR-GRAND_MASTER-1',
  architect: 'V-CHAR-ARCHITECT-1',
  build: 'V-BUILD-01',
  payment: 'V-COST-03',
  jean: 'V-CHAR-JEAN-4',
  give: 'V-CHAR-MONK-2',
  use: 'V-TURN-05',
};
const BONUSES: { readonly [character in Character]?: string } = {
  monk: 'V-CHAR-MONK-4',
  innkeeper: 'V-CHAR-INNKEEPER-3',
  tax_collector: 'V-CHAR-TAX_COLLECTOR-4',
};

/** The rule behind the open question. */
export function ruleOfQuestion(view: View): string {
  if (view.question === 'bonus') return (view.function && BONUSES[view.function]) || 'V-GOOD-01';
  return QUESTIONS[view.question] ?? 'V-TURN-02';
}

/** The first rule of a character. */
const FIRST: { readonly [character in Character]?: string } = {
  jean_de_la_valette: 'V-CHAR-JEAN-1',
  architect_laparelli: 'V-CHAR-ARCHITECT-1',
  bailiff_schilling: 'V-CHAR-BAILIFF-1',
  grand_master_del_monte: 'V-CHAR-GRAND_MASTER-1',
  pope_pius_v: 'V-CHAR-POPE-1',
  emperor_charles_v: 'V-CHAR-EMPEROR-1',
  king_philip_ii: 'V-CHAR-KING-1',
  knight_rekuk: 'V-CHAR-KNIGHT-1',
};
export const ruleOfCharacter = (character: Character): string =>
  FIRST[character] ?? `V-CHAR-${character.toUpperCase()}-1`;

export const RULE_OF = {
  neighbours: 'V-ADJ-01',
  upgrade: 'V-UPG-03',
  substitutes: 'V-SUB-01',
  bonus: 'V-BONUS-01',
  pool: 'V-CHAR-JEAN-8',
  houses: 'V-BUILD-09',
  endPhase: 'V-END-09',
  proposed: 'V-COST-06',
} as const;
