/** Malta!'s part of the page. */
import { words } from '$lib/i18n';
import { DRAWN_FROM, type GameEvent, type Move, type View } from '$lib/protocol/malta';
import type { Fact, GameUi, GivingUp, StagedScene } from '../contract';
import Aids from './aids/Aids.svelte';
import Area from './players/Area.svelte';
import Board from './board/Board.svelte';
import Epilogue from './stages/Epilogue.svelte';
import FateStage from './stages/FateStage.svelte';
import { drawLine, drawnThings } from './words/draws';
import Hand from './hand/Hand.svelte';
import { Selection, type MaltaScene } from './selection.svelte';
import Keepsake from './art/Keepsake.svelte';
import { answerers } from './intents';
import { onKey } from './keys';
import Players from './players/Players.svelte';
import { finalLabel, ribbonOf, stepsOf } from './words/ribbon';
import { durationOf, hasteOf, isTold, SOUNDS } from './stages/staging';
import { isFate } from './stages/story';
import Strip from './aids/Strip.svelte';

const say = (key: string, values: { readonly [name: string]: string | number } = {}): string =>
  words.say(`web-malta-${key}`, values);

function factsOf(view: View, seat: number): readonly Fact[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const { hand_size: number } = player;
  return [{ icon: 'malta-back', value: String(number), label: words.say('malta-cards', { number }) }];
}

/** Losing and coming back take the stage for the player concerned; the others see a flag over the board. */
const stagesOf = (events: readonly GameEvent[], you: number | null): readonly StagedScene<MaltaScene>[] =>
  events.filter(isFate).flatMap((event) => {
    if (event.seat !== you) return [];
    const title = say(event.kind === 'came_back' ? 'you-back-title' : 'you-out-title');
    return [{ title, component: FateStage, events: [event], own: true }];
  });

/** Whoever is in may give up, whoever decides. */
function givingUpOf(view: View): GivingUp<Move> | null {
  const isIn = view.you !== null && view.question !== 'over' && view.players[view.you]?.is_in === true;
  const consequences = words.say('malta-concede-consequences');
  return isIn ? { move: { kind: 'concede' }, label: words.say('malta-move-concede'), consequences } : null;
}

const ui: GameUi<View, Move, GameEvent, Selection> = {
  Board,
  Players,
  Aids,
  Strip,
  Hand,
  Area,
  Epilogue,
  Keepsake,
  selection: (scene, before) => new Selection(scene, before),
  points: () => null,
  facts: factsOf,
  round: () => null,
  steps: stepsOf,
  ribbon: ribbonOf,
  undone: (move) => {
    return move.kind === 'play' ? words.say(`malta-card-${move.card}`) : say('undo', { kind: move.kind });
  },
  proceedLabel: (scene) => (scene.due === 'confirm' ? finalLabel(scene) : null),
  duration: (events, scene) => durationOf(events, hasteOf(scene)),
  sound: (event) => SOUNDS[event.kind] ?? null,
  stages: (events, view) => stagesOf(events, view.you),
  logged: (event, step) => isTold(event, step),
  notice: (view) => (view.data === null ? say('header') : null),
  turnBegun: (event) => (event.kind === 'turn_began' ? event.seat : null),
  eventSeat: (event) => ('seat' in event && typeof event.seat === 'number' ? event.seat : null),
  givingUp: givingUpOf,
  isOut: (view, seat) => view.question !== 'over' && view.players[seat]?.is_in === false,
  hides: (view) => view.players.some(({ hand_size }) => hand_size > 0),
  answers: { seats: (view) => answerers(view), pass: { kind: 'pass' } },
  onkey: onKey,
  keys: [
    { keys: '1 – 9', label: () => say('key-card') },
    { keys: 'N, P', label: () => say('key-next') },
    { keys: 'X', label: () => words.say('malta-move-pass') },
  ],
  drawnFrom: DRAWN_FROM,
  drawLine,
  drawnThings,
  source: () => ({ icon: 'winner', fill: 'var(--sea-wash)' }),
};

export default ui;
