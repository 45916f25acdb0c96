/** What to do now in one sentence, and the steps of the turn. */
import { words } from '$lib/i18n';
import type { View } from '$lib/protocol/valletta';
import type { RibbonText, TurnStep } from '$games/contract';
import { cardsLeft } from '../cards/cards';
import type { VallettaScene } from '../selection.svelte';
import { PLAYS } from '../intents';
import { say, shortName } from './names';

/** The questions whose sentence begins with the acting character. */
const BY_CARD = ['maid', 'seamstress', 'foreman', 'nun', 'trader', 'merchant', 'bailiff', 'grand_master', 'architect'];

function asked(view: View, name: string): RibbonText {
  const { question } = view;
  if (question === 'draft') return { lead: say('ask-draft', { name }), rest: say('ask-draft-more') };
  if (question === 'play') return { lead: say('ask-play', { name, plays: view.plays }), rest: say('ask-play-more') };
  if (question === 'give') return { lead: say('ask-give', { name }), rest: say('ask-give-more') };
  const lead = view.function === null ? name : say('acting', { card: shortName(view.function) });
  if (BY_CARD.includes(question) || question === 'bonus' || question === 'use')
    return { lead, rest: say(`ask-${question}`, { function: view.function ?? '' }) };
  if (question === 'build') return { lead, rest: say('ask-build') };
  if (question === 'payment') return { lead, rest: say('ask-payment', { building: view.target ?? '' }) };
  if (question === 'jean') return { lead, rest: say('ask-jean') };
  return { lead: words.question('valletta', view) };
}

/** The turn is about to be final. New cards come after the third one only, and who is alone can go back at any time. */
function final({ view, alone }: VallettaScene, lead: string): RibbonText {
  const cards = view.question === 'refill' || view.question === 'shuffle';
  if (!alone) return { lead, rest: say('ask-confirm-more', { cards: cards ? 'yes' : 'no' }) };
  return cards ? { lead, rest: say('ask-confirm-cards') } : { lead };
}

/** The ribbon's sentence; null where the frame has a better one. */
export function ribbonOf(scene: VallettaScene): RibbonText | null {
  const { view, due } = scene;
  if (due === 'over') return null;
  const ringing = (text: RibbonText): RibbonText => {
    if (!view.end_phase && !view.end_flagged) return text;
    const bell = view.end_phase ? say('last-cards', { cards: cardsLeft(view, scene.home) }) : say('end-follows');
    return { ...text, rest: `${text.rest ?? ''} ${bell}`.trim(), bell: true };
  };
  const name = scene.names[scene.you ?? view.turn] ?? '';
  if (due === 'confirm') return ringing(final(scene, say('ask-confirm', { name })));
  if (due === 'decide') return ringing(asked(view, name));
  if (view.question === 'refill' || view.question === 'shuffle') {
    const drawing = scene.names[view.shuffler >= 0 ? view.shuffler : view.turn];
    return drawing === undefined ? null : ringing({ lead: say('wait-draw', { name: drawing }) });
  }
  const other = scene.names[view.actor] ?? scene.names[view.turn];
  if (other === undefined || view.actor < 0) return null;
  if (view.question === 'play' || view.question === 'draft')
    return ringing({ lead: say('wait-play', { name: other, question: view.question, plays: view.plays + 1 }) });
  if (view.question === 'give') return ringing({ lead: say('wait-give', { name: other }) });
  if (view.function !== null)
    return ringing({ lead: say('wait-card', { name: other, card: shortName(view.function) }) });
  return null;
}

/** The steps of the turn: three cards, then the refill. */
export function stepsOf(scene: VallettaScene): readonly TurnStep[] {
  const { view, due } = scene;
  if (due === 'over' || view.question === 'draft' || view.question === 'shuffle') return [];
  const now =
    due === 'confirm' || view.question === 'refill' ? PLAYS : view.question === 'play' ? view.plays : view.plays - 1;
  const labels = [1, 2, 3].map((card) => say('step-card', { card })).concat(say('step-refill'));
  return labels.map((label, n) => ({ label, state: n < now ? 'done' : n === now ? 'now' : 'next' }));
}
