/** What to do now in one sentence, and the steps of the turn. */
import { words, type Values } from '$lib/i18n';
import type { View } from '$lib/protocol/saint_malo';
import type { RibbonText, TurnStep } from '$games/contract';
import type { SaintMaloScene } from '../selection.svelte';
import { thingDue } from '../intents';

const say = (key: string, values: Values): string => words.say(`web-saint_malo-${key}`, values);

/** The question of the view as the catalogue names it; rolling again is a question of its own. */
const questionOf = (view: View): string => (view.question === 'roll' && view.rolls > 0 ? 'reroll' : view.question);

function valuesOf({ view, explanation }: SaintMaloScene, name: string): Values {
  return {
    name,
    rolls: view.rolls,
    roll: view.rolls + 1,
    price: view.change_price,
    left: view.left,
    number: view.number,
    heads: view.heads,
    from_tower: view.from_tower,
    character: view.character ?? '',
    logs: view.cities[view.turn]?.logs ?? 0,
    houses: explanation?.houses_left ?? 0,
  };
}

const ASKED = ['roll', 'reroll', 'keep', 'announce', 'crate', 'section', 'church', 'type', 'character', 'house'];

/** The ribbon's sentence; null where the frame has a better one. */
export function ribbonOf(scene: SaintMaloScene): RibbonText | null {
  const { view, due } = scene;
  if (due === 'over') return null;
  const last = view.end_triggered;
  const name = scene.names[view.turn] ?? '';
  const question = questionOf(view);
  const ringing = (text: RibbonText): RibbonText =>
    last ? { ...text, rest: `${say('last-round', {})} ${text.rest ?? ''}`.trim(), bell: true } : text;
  if (due === 'confirm') {
    const player = scene.names[scene.you ?? view.turn] ?? '';
    const lead = say('ask-confirm', { name: player });
    return ringing(scene.alone ? { lead } : { lead, rest: say('ask-confirm-more', {}) });
  }
  const own = scene.you !== null && view.turn === scene.you;
  const handedOver = scene.events.some((event) => event.kind === 'turn_began');
  if (due === 'wait' && handedOver) return null;
  if (due === 'wait' && !own) return ringing({ lead: say('wait', { question: view.question, name }) });
  if (!ASKED.includes(question)) return null;
  const values = valuesOf(scene, name);
  const lead = say(question === 'house' ? 'ask-houses' : `ask-${question}`, values);
  return ringing({ lead, rest: say(`ask-${question}-more`, values) });
}

const STEPS = ['roll', 'choose', 'draw', 'swords'] as const;

function stepNow(view: View): number {
  if (view.question === 'roll' || view.question === 'keep') return 0;
  if (view.question === 'announce') return 1;
  return view.question === 'type' || thingDue(view) !== null ? 2 : 3;
}

/** The steps of the turn: done, now, next. */
export function stepsOf(scene: SaintMaloScene): readonly TurnStep[] {
  const { view, due } = scene;
  if (due === 'over') return [];
  const now = due === 'confirm' ? STEPS.length : stepNow(view);
  return STEPS.map((step, n) => ({
    label: say(`step-${step}`, {}),
    state: n < now ? 'done' : n === now ? 'now' : 'next',
  }));
}
