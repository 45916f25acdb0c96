/** Malta!'s part of the page. */
import { words } from '$lib/i18n';
import type { GameEvent, Move, View } from '$lib/protocol/malta';
import type { EventBase, Fact, GameUi, GivingUp, Moment, ViewBase } from '../contract';
import Aids from './aids/Aids.svelte';
import Area from './players/Area.svelte';
import Board from './board/Board.svelte';
import Epilogue from './stages/Epilogue.svelte';
import FateStage from './stages/FateStage.svelte';
import { drawLine, drawnThings } from './words/draws';
import Hand from './hand/Hand.svelte';
import { makeHand, ours } from './hand.svelte';
import Keepsake from './art/Keepsake.svelte';
import { answerers } from './intents';
import { onKey } from './keys';
import Players from './players/Players.svelte';
import { finalLabel, ribbonOf, stepsOf } from './words/ribbon';
import { durationOf, hasteOf, isTold, SOUNDS } from './stages/staging';
import { isFate } from './stages/story';
import Strip from './aids/Strip.svelte';

const seen = (view: ViewBase): View => view as View;
const told = (events: readonly EventBase[]): readonly GameEvent[] => events as readonly GameEvent[];
const say = (key: string, values: { readonly [name: string]: string | number } = {}): string =>
  words.say(`web-malta-${key}`, values);

function factsOf(view: View, seat: number): readonly Fact[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const { hand_size: number } = player;
  return [{ icon: 'malta-back', value: String(number), label: words.say('malta-cards', { number }) }];
}

/** Losing and coming back take the stage for the player concerned; the others see a flag over the board. */
const momentsOf = (events: readonly GameEvent[], you: number | null): readonly Moment[] =>
  events.filter(isFate).flatMap((event) => {
    if (event.seat !== you) return [];
    const title = say(event.kind === 'came_back' ? 'you-back-title' : 'you-out-title');
    return [{ title, component: FateStage, events: [event], own: true }];
  });

/** Whoever is in may give up, whoever decides. */
function givingUpOf(view: View): GivingUp | null {
  const isIn = view.you !== null && view.question !== 'over' && view.players[view.you]?.is_in === true;
  const consequences = words.say('malta-concede-consequences');
  return isIn ? { move: { kind: 'concede' }, label: words.say('malta-move-concede'), consequences } : null;
}

const ui: GameUi = {
  Board,
  Players,
  Aids,
  Strip,
  Hand,
  Area,
  Epilogue,
  Keepsake,
  hand: (scene) => makeHand(ours(scene)),
  points: () => null,
  facts: (view, seat) => factsOf(seen(view), seat),
  round: () => null,
  steps: (scene) => stepsOf(ours(scene)),
  ribbon: (scene) => ribbonOf(ours(scene)),
  undone: (base) => {
    const move = base as Move;
    return move.kind === 'play' ? words.say(`malta-card-${move.card}`) : say('undo', { kind: move.kind });
  },
  proceedLabel: (scene) => (scene.due === 'confirm' ? finalLabel(ours(scene)) : null),
  duration: (events, scene) => durationOf(told(events), hasteOf(ours(scene))),
  sound: (event) => SOUNDS[(event as GameEvent).kind] ?? null,
  moments: (events, view) => momentsOf(told(events), view.you),
  logged: (event, step) => isTold(event as GameEvent, told(step)),
  notice: (view) => (seen(view).data === null ? say('header') : null),
  turnBegun: (base) => {
    const event = base as GameEvent;
    return event.kind === 'turn_began' ? event.seat : null;
  },
  eventSeat: (event) => ('seat' in event && typeof event.seat === 'number' ? event.seat : null),
  givingUp: (view) => givingUpOf(seen(view)),
  isOut: (view, seat) => seen(view).question !== 'over' && seen(view).players[seat]?.is_in === false,
  hides: (view) => seen(view).players.some(({ hand_size }) => hand_size > 0),
  answers: { seats: (view) => answerers(seen(view)), pass: { kind: 'pass' } },
  onkey: (scene, event) => onKey(ours(scene), event),
  keys: [
    { keys: '1 – 9', label: () => say('key-card') },
    { keys: 'N, P', label: () => say('key-next') },
    { keys: 'X', label: () => words.say('malta-move-pass') },
  ],
  drawLine,
  drawnThings,
  source: () => ({ icon: 'winner', fill: 'var(--sea-wash)' }),
};

export default ui;
