/** What to do now in one sentence, and the steps of the turn. */
import { words, type Values } from '$lib/i18n';
import type { RibbonText, TurnStep } from '$games/contract';
import { openTargets } from '../board/aims';
import type { MaltaScene } from '../selection.svelte';

const say = (key: string, values: Values = {}): string => words.say(`web-malta-${key}`, values);

/** The label of the button that makes the last steps final. */
export function finalLabel(scene: MaltaScene): string {
  const { view } = scene;
  const kind = view.question === 'respond' && view.card !== null ? 'card' : 'turn';
  return say('final', { kind, card: view.card ?? '' });
}

/** Something is about to be final; who is alone can go back at any time. */
const final = ({ alone }: MaltaScene, lead: string, kind: 'card' | 'turn'): RibbonText =>
  alone ? { lead } : { lead, rest: say('ask-final-more', { kind }) };

function windowText(scene: MaltaScene): RibbonText {
  const { view } = scene;
  const card = view.card ?? '';
  const name = scene.names[view.turn] ?? '';
  if (scene.due === 'confirm' && view.turn === scene.you) return final(scene, say('ask-final', { card }), 'card');
  if (scene.due !== 'decide') return { lead: say('window', { name, card }), rest: words.say('malta-window') };
  const onYou = openTargets(view).player === scene.you;
  const player = scene.names[scene.you ?? view.turn] ?? '';
  return {
    lead: say('ask-wait', { name: player }),
    rest: say(onYou ? 'ask-respond-you' : 'ask-respond', { name, card }),
    alert: true,
  };
}

/** The ribbon's sentence; null where the frame has a better one. */
export function ribbonOf(scene: MaltaScene): RibbonText | null {
  const { view, due } = scene;
  if (due === 'over') return null;
  if (view.question === 'respond' && view.card !== null) return windowText(scene);
  if (due === 'confirm') return final(scene, say('ask-turn-final'), 'turn');
  const own = view.actor === scene.you && scene.you !== null;
  if (!own) return waitText(scene);
  const lead = words.question('malta', view);
  return EXPLAINED.includes(view.question) ? { lead, rest: say(`ask-${view.question}-more`) } : { lead };
}

/** Questions with a reason behind them. */
const EXPLAINED: readonly string[] = ['place', 'play', 'move', 'racket', 'racket_to', 'pass_on'];

/** What the others are doing. Drawing and shuffling happen by themselves: where they wait, somebody must say so first. */
function waitText({ view, names, events }: MaltaScene): RibbonText | null {
  if (view.actor < 0 && events.length === 0) return null;
  const name = names[view.actor >= 0 ? view.actor : view.turn];
  if (name === undefined || view.turn < 0) return null;
  return { lead: say('wait', { question: view.question, name }) };
}

const STEPS = ['draw', 'play', 'move'] as const;
const MOVING: readonly string[] = ['move', 'racket', 'racket_to'];

/** The steps of the turn: done, now, next. */
export function stepsOf(scene: MaltaScene): readonly TurnStep[] {
  const { view, due } = scene;
  if (due === 'over' || view.turns === 0) return [];
  const now = view.question === 'draw' ? 0 : MOVING.includes(view.question) ? 2 : 1;
  return STEPS.map((step, n) => ({
    label: say('step', { step, due: view.due }),
    state: n < now ? 'done' : n === now ? 'now' : 'next',
  }));
}
