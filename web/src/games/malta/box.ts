/** The box of Malta!: how often each card is there, and the spaces. */
import { entriesOf, factAt, numberAt, wordAt, type Facts } from '$lib/box/facts';
import { words } from '$lib/i18n';
import type { BoxCard, BoxUi, Field } from '../box';
import BoxPicture from './art/BoxPicture.svelte';
import type { CardName } from './intents';
import { DIRECTIONS } from './board/layout';
import { PICTURES } from './art/pictures';

const CARDS = Object.keys(PICTURES) as CardName[];
const MOST_SPACES = 54;
const NEW_SOURCE: Facts = { doc: 'project', known: 'placeholder' };
const SIGNS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'];

const copies = (high: number): Field => {
  const label = words.say('web-box-copies');
  return { kind: 'number', path: ['copies'], fact: 'copies', row: label, label, low: 0, high, long: true };
};

function spaceFields(isStart: boolean): readonly Field[] {
  const [shape, number, arrows] = [
    words.say('web-box-shape'),
    words.say('web-box-number'),
    words.say('web-box-arrows'),
  ];
  const shapes = ['star', 'crown', 'drop'].map((value) => ({
    value,
    label: words.say('malta-shape', { shape: value }),
  }));
  const directions = DIRECTIONS.map((value, index) => ({
    value,
    label: words.say('malta-direction', { direction: value }),
    sign: SIGNS[index] ?? '',
  }));
  const numbers: readonly Field[] = isStart
    ? []
    : [{ kind: 'number', path: ['number'], fact: 'number', row: number, label: number, low: 0, high: 20 }];
  return [
    { kind: 'choice', path: ['shape'], fact: 'shape', row: shape, label: shape, choices: shapes },
    ...numbers,
    { kind: 'set', path: ['arrows'], fact: 'arrows', row: arrows, label: arrows, choices: directions },
    { ...copies(MOST_SPACES), low: 1 } as Field,
  ];
}

function spaceTitle(entry: Facts): string {
  if (factAt(entry, ['start']) === true) return words.say('malta-start-space');
  return words.say('malta-space', { shape: wordAt(entry, ['shape']), number: numberAt(entry, ['number']) });
}

function cards(facts: Facts): readonly BoxCard[] {
  const fields = [copies(108)];
  const titled = entriesOf(facts, 'card').map((entry, index): BoxCard => {
    const id = wordAt(entry, ['id']);
    return { at: ['card', index], id, title: words.say(`malta-card-${id}`), group: 'cards', fields };
  });
  const spaces = entriesOf(facts, 'space').map((entry, index): BoxCard => {
    const isStart = factAt(entry, ['start']) === true;
    const id = wordAt(entry, ['id']);
    return { at: ['space', index], id, title: spaceTitle(entry), group: 'spaces', fields: spaceFields(isStart) };
  });
  return [...titled, ...spaces];
}

/** Every card the house knows is shown, those that are not in the box with no copies. */
function opened(facts: Facts): Facts | null {
  const given = entriesOf(facts, 'card');
  const spaces = entriesOf(facts, 'space');
  const names: readonly string[] = CARDS;
  if (spaces.length === 0 || !given.every((entry) => names.includes(wordAt(entry, ['id'])))) return null;
  const missing = CARDS.filter((id) => !given.some((entry) => wordAt(entry, ['id']) === id));
  return { ...facts, card: [...given, ...missing.map((id) => ({ id, copies: 0, source: { copies: NEW_SOURCE } }))] };
}

const written = (facts: Facts): Facts => ({
  ...facts,
  card: entriesOf(facts, 'card').filter((entry) => factAt(entry, ['copies']) !== 0),
});

function newSpace(facts: Facts): Facts {
  const taken = entriesOf(facts, 'space').map((entry) => wordAt(entry, ['id']));
  let number = taken.length + 1;
  while (taken.includes(`space_${number}`)) number++;
  const source = Object.fromEntries(['shape', 'number', 'arrows', 'copies', 'start'].map((fact) => [fact, NEW_SOURCE]));
  return { id: `space_${number}`, shape: 'star', number: 1, arrows: ['up'], copies: 1, start: false, source };
}

const ui: BoxUi = {
  Picture: BoxPicture,
  cards,
  opened,
  written,
  more: {
    group: 'spaces',
    add: (facts) => ({ ...facts, space: [...entriesOf(facts, 'space'), newSpace(facts)] }),
    canRemove: (facts, card) => card.group === 'spaces' && factAt(facts, [...card.at, 'start']) !== true,
    remove: (facts, card) => ({
      ...facts,
      space: entriesOf(facts, 'space').filter((entry) => wordAt(entry, ['id']) !== card.id),
    }),
  },
};
export default ui;
