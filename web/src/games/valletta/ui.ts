/** Valletta's part of the page. */
import { words } from '$lib/i18n';
import type { IconName } from '$lib/pieces/icons';
import { DRAWN_FROM, type GameEvent, type Move, type View } from '$lib/protocol/valletta';
import type { Fact, GameUi, StagedScene } from '../contract';
import Area from './players/Area.svelte';
import Board from './board/Board.svelte';
import { cardsLeft } from './cards/cards';
import EndStage from './stages/EndStage.svelte';
import { drawLine, drawnThings } from './words/draws';
import Hand from './hand/Hand.svelte';
import { makeSelection, type Selection, type VallettaScene } from './selection.svelte';
import { GOODS, goodIcon } from './intents';
import { onKey } from './keys';
import { say } from './words/names';
import Players from './players/Players.svelte';
import { ribbonOf, stepsOf } from './words/ribbon';
import { durationOf, isTold, SOUNDS } from './stages/staging';
import { endPhaseIn } from './stages/story';

function factsOf(view: View, seat: number): readonly Fact[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const { points, houses_left: houses, hand_size: hand } = player;
  const left = cardsLeft(view, seat);
  return [
    { icon: 'points', value: String(points), label: words.say('valletta-points', { points }) },
    { icon: 'house', value: String(houses), label: say('houses-left', { number: houses }) },
    view.end_phase
      ? { icon: 'card-back', value: String(left), label: say('cards-left', { number: left }) }
      : { icon: 'card-back', value: String(hand), label: say('hand-of', { number: hand }) },
    ...GOODS.map((good, kind): Fact => ({
      icon: goodIcon(good),
      value: String(player.goods[kind]),
      label: words.say('valletta-amount', { good, number: player.goods[kind] ?? 0 }),
    })),
  ];
}

function stagesOf(events: readonly GameEvent[], names: readonly string[]): readonly StagedScene<VallettaScene>[] {
  const phase = endPhaseIn(events);
  if (phase === null) return [];
  const title = words.event('valletta', phase.began, names);
  return [{ title, component: EndStage, events: [phase.began, ...phase.piles] }];
}

/** The turn, and that the cards are not the published ones: what the header says of the table. */
function noticeOf(view: View): string {
  const turn = view.question === 'draft' ? [] : [say('turn', { turn: view.turns })];
  return [...turn, ...(view.data === null ? [say('values-reconstructed')] : [])].join(' · ');
}

function undone(move: Move): string {
  return say('undo', { kind: move.kind });
}

const SOURCES: { readonly [source: string]: readonly [IconName, string] } = {
  bonus: ['jean', 'var(--jean)'],
  characters: ['card-back', 'var(--card-blue)'],
  buildings: ['house', 'var(--limestone)'],
  goods: ['good-gold', 'var(--good-gold)'],
};

const ui: GameUi<View, Move, GameEvent, Selection> = {
  wide: true,
  Board,
  Players,
  Hand,
  Area,
  selection: makeSelection,
  points: (view) => view.players.map((player) => player.points),
  facts: factsOf,
  round: () => null,
  steps: stepsOf,
  ribbon: ribbonOf,
  undone,
  proceedLabel: (scene) => (scene.due === 'confirm' ? say('end-turn') : null),
  duration: (events) => durationOf(events),
  sound: (event) => SOUNDS[event.kind] ?? null,
  stages: (events, _, names) => stagesOf(events, names),
  notice: noticeOf,
  logged: (event) => isTold(event),
  turnBegun: (event) => (event.kind === 'turn_began' ? event.seat : null),
  eventSeat: (event) => ('seat' in event && typeof event.seat === 'number' ? event.seat : null),
  onkey: onKey,
  keys: [
    { keys: '1 – 5', label: () => say('key-cards') },
    { keys: 'N, P', label: () => say('key-next') },
    { keys: 'S', label: () => say('key-street') },
    { keys: 'I', label: () => say('key-look') },
    { keys: 'D', label: () => say('key-deck') },
  ],
  drawnFrom: DRAWN_FROM,
  drawLine,
  drawnThings,
  source: (name) => {
    const [icon, fill] = SOURCES[name] ?? ['points', 'var(--sea-wash)'];
    return { icon, fill, note: name in SOURCES ? say('score-note', { source: name }) : '' };
  },
  chartMark: (event) => (event.kind === 'end_phase_began' ? 'jean' : null),
};

export default ui;
