/** Saint Malo's part of the page. */
import { words } from '$lib/i18n';
import type { IconName } from '$lib/pieces/icons';
import { DRAWN_FROM, type GameEvent, type Move, type View } from '$lib/protocol/saint_malo';
import type { Fact, GameUi, StagedScene } from '../contract';
import Aids from './aids/Aids.svelte';
import Area from './players/Area.svelte';
import AttackStage from './stages/AttackStage.svelte';
import Board from './board/Board.svelte';
import { drawLine, drawnThings } from './words/draws';
import Hand from './hand/Hand.svelte';
import { makeSelection, type Selection, type SaintMaloScene } from './selection.svelte';
import Keepsake from './art/Keepsake.svelte';
import { onKey } from './keys';
import { nameOf } from '$lib/grid/cells';
import Miniature from './players/Miniature.svelte';
import { ribbonOf, stepsOf } from './words/ribbon';
import { durationOf, isTold, SOUNDS } from './stages/staging';
import { attacksIn } from './stages/story';
import Strip from './aids/Strip.svelte';

const say = (key: string, values: { readonly [name: string]: string | number } = {}): string =>
  words.say(`web-saint_malo-${key}`, values);

function factsOf(view: View, seat: number): readonly Fact[] {
  const city = view.cities[seat];
  if (city === undefined) return [];
  const left = Math.max(0, view.cannons - city.cannons_lost);
  const { points, coins, logs, defence, empty_cells: cells } = city;
  return [
    { icon: 'points', value: String(points), label: words.say('saint_malo-points', { points }) },
    { icon: 'coin', value: String(coins), label: say('coins-left', { coins }) },
    { icon: 'shield', value: String(defence), label: say('defence', { defence }) },
    { icon: 'die-log', value: String(logs), label: say('logs-left', { logs }) },
    { icon: 'cannon', value: `${left}/${view.cannons}`, label: say('cannons-left', { left, cannons: view.cannons }) },
    { icon: 'tower', value: String(cells), label: say('empty', { cells }) },
  ];
}

const stagesOf = (events: readonly GameEvent[]): readonly StagedScene<SaintMaloScene>[] =>
  attacksIn(events).map(({ attack, events: part }) => ({
    title: say('attack', { attack: attack.attack, strength: attack.strength }),
    component: AttackStage,
    events: part,
  }));

const SOURCES: { readonly [source: string]: readonly [IconName, string] } = {
  citizens: ['person-citizen', 'var(--terra)'],
  priests: ['person-priest', 'var(--iron)'],
  houses: ['house', 'var(--limestone)'],
  jugglers: ['person-juggler', 'var(--card-red)'],
  nobles: ['person-noble', 'var(--jean)'],
  towers: ['tower', 'var(--sea-wash)'],
  full_city: ['die-wall', 'var(--die-wall)'],
  coins: ['coin', 'var(--good-gold)'],
  logs: ['die-log', 'var(--good-wood)'],
  churches: ['church', 'var(--die-cross)'],
  cannons: ['cannon-lost', 'var(--danger)'],
};

const ui: GameUi<View, Move, GameEvent, Selection> = {
  Board,
  Aids,
  Strip,
  Hand,
  Miniature,
  Area,
  Keepsake,
  selection: makeSelection,
  points: (view) => view.cities.map((city) => city.points),
  facts: factsOf,
  round: (view) => view.round,
  steps: stepsOf,
  ribbon: ribbonOf,
  undone: (move) => {
    const cell = move.kind === 'place' ? words.say('web-manners-drawing', { cell: nameOf(move) }) : '';
    return say('undo', { kind: move.kind, cell });
  },
  proceedLabel: (scene) => (scene.due === 'confirm' ? say('end-turn') : null),
  duration: (events) => durationOf(events),
  sound: (event) => SOUNDS[event.kind] ?? null,
  stages: stagesOf,
  logged: (event) => isTold(event),
  turnBegun: (event) => (event.kind === 'turn_began' ? event.seat : null),
  eventSeat: (event) => ('seat' in event && typeof event.seat === 'number' ? event.seat : null),
  onkey: onKey,
  keys: [
    { keys: '1 – 5', label: () => say('key-dice') },
    { keys: 'R', label: () => say('key-roll') },
    { keys: 'N, P', label: () => say('key-next') },
  ],
  drawnFrom: DRAWN_FROM,
  drawLine,
  drawnThings,
  source: (name) => {
    const [icon, fill] = SOURCES[name] ?? ['points', 'var(--sea-wash)'];
    return { icon, fill, note: name in SOURCES ? say('score-note', { source: name }) : '' };
  },
  chartMark: (event) => (event.kind === 'pirates_attacked' ? 'pirate-ship' : null),
  roundBegun: (event) => (event.kind === 'turn_began' ? event.round : null),
};

export default ui;
