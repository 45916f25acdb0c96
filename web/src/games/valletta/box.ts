/** The box of Valletta: 37 buildings and the barrels. */
import {
  entriesOf,
  factAt,
  isTable,
  numberAt,
  PRINTED,
  withFact,
  withSource,
  wordAt,
  type Facts,
} from '$lib/box/facts';
import { words } from '$lib/i18n';
import type { BoxCard, BoxUi, Field, NumberField } from '../box';
import BoxPicture from './art/BoxPicture.svelte';
import { CHARACTERS, colourOf, GOODS, goodIcon, type Character, type Good } from './intents';

const BUILDINGS = 37;
/** What copies of one character are likely to share. */
const SHARED = ['cost', 'income', 'points'] as const;
const TAKEN_OVER: Facts = { doc: 'project', known: 'placeholder', note: 'as the card before it' };
const CARRIED: readonly Character[] = CHARACTERS.filter((name) => !['red', 'purple'].includes(colourOf(name)));

const good = (name: Good): string => words.say('valletta-good', { good: name });
const cost = (name: Good): NumberField => ({
  kind: 'number',
  path: ['cost', name],
  fact: 'cost',
  row: words.say('valletta-label-cost'),
  label: good(name),
  icon: goodIcon(name),
  low: 0,
  high: 20,
});
const goodChoices = () => GOODS.map((name) => ({ value: name, label: good(name), icon: goodIcon(name) }));

function fieldsOfBuilding(): readonly Field[] {
  const icons = { row: words.say('valletta-label-income'), fact: 'income' };
  const points = { row: words.say('valletta-label-final-points'), fact: 'points' };
  const card = { row: words.say('web-box-card'), aside: true };
  const [front, back] = [words.say('web-box-front'), words.say('web-box-back')];
  return [
    ...GOODS.map(cost),
    { kind: 'choice', path: ['income', 'good'], ...icons, label: words.say('web-box-kind'), choices: goodChoices() },
    { kind: 'number', path: ['income', 'basic'], ...icons, label: front, low: 0, high: 10, aside: true },
    { kind: 'number', path: ['income', 'upgraded'], ...icons, label: back, low: 0, high: 10, aside: true },
    { kind: 'number', path: ['points', 'basic'], ...points, label: front, low: 0, high: 50, long: true },
    { kind: 'number', path: ['points', 'upgraded'], ...points, label: back, low: 0, high: 50, long: true, aside: true },
    {
      kind: 'list',
      path: ['character'],
      fact: 'character',
      ...card,
      label: words.say('valletta-label-character'),
      choices: CARRIED.map((name) => ({
        value: name,
        label: words.say('valletta-character-short', { character: name }),
      })),
    },
    { kind: 'text', path: ['letter'], fact: 'letter', ...card, label: words.say('web-box-letter'), most: 2 },
    {
      kind: 'list',
      path: ['colour'],
      fact: 'colour',
      ...card,
      label: words.say('web-box-colour'),
      choices: ['green', 'blue', 'yellow'].map((value) => ({
        value,
        label: words.say('valletta-colour', { colour: value }),
      })),
    },
  ];
}

const BARRELS = ['barrels'] as const;
function barrels(): BoxCard {
  const fields = GOODS.map((name): Field => {
    const row = words.say('valletta-label-barrels');
    return { kind: 'number', path: [name], fact: name, row, label: good(name), icon: goodIcon(name), low: 0, high: 25 };
  });
  return { at: BARRELS, id: 'barrels', title: words.say('valletta-label-barrels'), group: 'barrels', fields };
}

function cards(facts: Facts): readonly BoxCard[] {
  const fields = fieldsOfBuilding();
  const counted = new Map<string, number>();
  const buildings = entriesOf(facts, 'building').map((entry, index): BoxCard => {
    const character = wordAt(entry, ['character']);
    const number = (counted.get(character) ?? 0) + 1;
    counted.set(character, number);
    const title = words.say('web-box-building', {
      number,
      character: words.say('valletta-character-short', { character }),
    });
    return { at: ['building', index], id: wordAt(entry, ['id']), title, group: 'buildings', fields };
  });
  return [...buildings, barrels()];
}

/** Whether a building is like another but for where it lies. */
const sameCharacter = (facts: Facts, one: number, other: number): boolean =>
  wordAt(facts, ['building', one, 'character']) === wordAt(facts, ['building', other, 'character']);

function follows(facts: Facts, card: BoxCard, field: Field, before: unknown): Facts {
  const index = card.at[1];
  if (typeof index !== 'number') return facts;
  const [first, second] = field.path;
  if (first === 'points' && second === 'basic') {
    const now = numberAt(facts, [...card.at, 'points', 'basic']);
    const doubled = factAt(facts, [...card.at, 'points', 'upgraded']) === 2 * Number(before);
    return doubled ? withFact(facts, [...card.at, 'points', 'upgraded'], Math.min(50, 2 * now)) : facts;
  }
  if (first === 'letter') {
    const letter = wordAt(facts, [...card.at, 'letter']);
    return entriesOf(facts, 'building').reduce((all, _, other) => {
      if (!sameCharacter(facts, index, other)) return all;
      return withSource(withFact(all, ['building', other, 'letter'], letter), ['building', other], 'letter', PRINTED);
    }, facts);
  }
  if (first === 'character') return lettered(facts, card, wordAt(facts, [...card.at, 'character']) as Character, index);
  return facts;
}

/** A character brings its colour, and the letter it has on other buildings. */
function lettered(facts: Facts, card: BoxCard, character: Character, index: number): Facts {
  const other = entriesOf(facts, 'building').find(
    (entry, number) => number !== index && wordAt(entry, ['character']) === character,
  );
  const coloured = withFact(facts, [...card.at, 'colour'], colourOf(character));
  return other === undefined ? coloured : withFact(coloured, [...card.at, 'letter'], wordAt(other, ['letter']));
}

/** The next copy of the same character is shown alike until it is entered itself. */
function entered(facts: Facts, card: BoxCard): Facts {
  const index = card.at[1];
  if (typeof index !== 'number') return facts;
  const next = ['building', index + 1];
  if (!isTable(factAt(facts, next)) || !sameCharacter(facts, index, index + 1)) return facts;
  return SHARED.reduce((all, fact) => {
    if (factAt(facts, [...next, 'source', fact, 'known']) === 'printed') return all;
    const value = factAt(facts, [...card.at, fact]);
    return value === undefined ? all : withSource(withFact(all, [...next, fact], value), next, fact, TAKEN_OVER);
  }, facts);
}

const ui: BoxUi = {
  Picture: BoxPicture,
  cards,
  opened: (facts) => (entriesOf(facts, 'building').length === BUILDINGS && isTable(facts['barrels']) ? facts : null),
  written: (facts) => facts,
  follows,
  entered,
};
export default ui;
