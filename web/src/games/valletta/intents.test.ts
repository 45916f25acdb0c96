import { expect, test } from 'vitest';
import { RULE_OF, type GameEvent, type Move, type PlayerView, type View } from '$lib/protocol/valletta';
import { counted, groupsOf, stackOf } from './cards/cards';
import { facadeOf } from './art/facades';
import { CHARACTERS, buildingMove, cardMove, colourOf, declineOf, hireOf, legalSlots, total } from './intents';
import { changed, laidOut, payMove } from './payment/payment';
import { portraitOf } from './art/portraits';
import RULES from '$locales/en/rules_valletta.ftl?raw';
import { durationOf, isTold } from './stages/staging';
import { endPhaseIn, gainsIn } from './stages/story';

const view = (moves: readonly Move[], more: object = {}): View =>
  ({
    moves,
    layout: ['building_g01', 'building_b01', 'building_y01'].map((name) => ({ name, owner: null })),
    proposed: null,
    ...more,
  }) as unknown as View;

test('only legal moves are found', () => {
  const seen = view([
    { kind: 'build', building: 'building_b01' },
    { kind: 'play', character: 'maid' },
    { kind: 'dismiss', character: 'builder' },
    { kind: 'hire', character: 'builder' },
  ]);
  expect(buildingMove(seen, 'building_b01')?.kind).toBe('build');
  expect(buildingMove(seen, 'building_g01')).toBeNull();
  expect(legalSlots(seen)).toEqual([1]);
  expect(cardMove(seen, 'maid')?.kind).toBe('play');
  expect(cardMove(seen, 'builder')?.kind).toBe('dismiss');
  expect(cardMove(seen, 'nun')).toBeNull();
  expect(hireOf(seen, 'builder')).not.toBeNull();
  expect(declineOf(seen)).toBeNull();
});

test('a payment opens as proposed, and is sent as proposed while nothing is changed', () => {
  const seen = view([{ kind: 'pay_proposed' }, { kind: 'pay_amount', amount: 2 }], { proposed: [2, 1, 0, 0] });
  expect(payMove(seen, [2, 1, 0, 0])).toEqual({ kind: 'pay_proposed' });
  expect(payMove(seen, [1, 1, 3, 0])).toEqual({ kind: 'payment', gold: 1, wood: 1, stone: 3, brick: 0 });
});

test('a piece taken back leaves a place for three others', () => {
  const [cost, owned] = [
    [2, 1, 0, 0],
    [3, 1, 2, 1],
  ] as const;
  expect(laidOut(cost, owned, [2, 1, 0, 0])).toMatchObject({ missing: 0, spare: 0, open: 0 });
  const without = changed([2, 1, 0, 0], 'wood', -1);
  expect(laidOut(cost, owned, without)).toMatchObject({ missing: 1, spare: 0, open: 3 });
  const replaced = ['gold', 'stone', 'stone'].reduce((paid, good) => changed(paid, good as 'gold', 1), without);
  expect(laidOut(cost, owned, replaced)).toMatchObject({ missing: 1, spare: 3, open: 0 });
  expect(laidOut(cost, owned, replaced).lines.map((line) => line.kept)).toEqual([0, 1, 0, 1]);
  expect(total(replaced)).toBe(5);
});

test('all 31 characters have a colour, a portrait of their own and a rule', () => {
  expect(CHARACTERS).toHaveLength(31);
  expect(new Set(CHARACTERS.map((character) => JSON.stringify(portraitOf(character)))).size).toBe(31);
  expect(colourOf('apprentice')).toBe('purple');
});

test('every building has a front of its own, the same every time, and another one upgraded', () => {
  const names = Array.from({ length: 12 }, (_, n) => `building_g${n}`);
  const fronts = names.map((name) => JSON.stringify(facadeOf(name, 'green', false)));
  expect(new Set(fronts).size).toBe(names.length);
  expect(JSON.stringify(facadeOf(names[0]!, 'green', false))).toBe(fronts[0]);
  expect(facadeOf(names[0]!, 'green', true).length).toBeGreaterThan(facadeOf(names[0]!, 'green', false).length);
});

const player = (more: Partial<PlayerView>): PlayerView =>
  ({ hand: null, known: [], unseen: [], played: [], discards: [], shows_discards: false, ...more }) as PlayerView;

test('cards that are not told are not shown', () => {
  const other = player({ known: ['maid'], unseen: ['builder', 'builder', 'nun'], discards: ['banker'] });
  expect(groupsOf(other).map((group) => [group.key, group.number])).toEqual([
    ['known', 1],
    ['unseen', 3],
  ]);
  expect(groupsOf({ ...other, shows_discards: true }).map((group) => group.key)).toContain('discards');
  expect(groupsOf(player({ hand: ['maid'] })).map((group) => group.key)).toEqual(['hand']);
  expect(counted(other.unseen)).toEqual([
    { character: 'builder', number: 2 },
    { character: 'nun', number: 1 },
  ]);
  expect(stackOf(other)).toHaveLength(5);
});

test('goods that came and went are summed up by seat', () => {
  const events: readonly GameEvent[] = [
    { kind: 'paid', seat: 0, gold: 2, wood: 0, stone: 1, brick: 0 },
    { kind: 'taken', seat: 0, good: 'brick', number: 3 },
    { kind: 'given', seat: 1, good: 'gold', to: 0 },
  ];
  expect(gainsIn(events, 0)).toEqual([-1, 0, -1, 3]);
  expect(gainsIn(events, 1)).toEqual([-1, 0, 0, 0]);
  expect(gainsIn(events, 2)).toBeNull();
});

test('the end phase is found with the piles put together for it', () => {
  const merged: GameEvent = { kind: 'shuffled', owner: 1, pile: 'merge', cards: 7 };
  const found = endPhaseIn([{ kind: 'end_phase_began', seat: 1 }, merged]);
  expect(found?.piles).toEqual([merged]);
  expect(endPhaseIn([merged])).toBeNull();
});

test('events of one step overlap, and what the board shows anyway is not told', () => {
  const taken: GameEvent = { kind: 'taken', seat: 0, good: 'gold', number: 1 };
  expect(durationOf([])).toBe(0);
  expect(durationOf([taken, taken])).toBeLessThan(2 * durationOf([taken]));
  expect(isTold({ kind: 'card_drawn', seat: 0, character: 'maid' })).toBe(false);
  expect(isTold({ kind: 'shuffled', owner: 0, pile: 'reshuffle', cards: 3 })).toBe(true);
});

test('every rule that explains a thing has its text', () => {
  for (const rule of Object.values(RULE_OF)) expect(RULES, rule).toContain(`\nrule-${rule} =`);
});
