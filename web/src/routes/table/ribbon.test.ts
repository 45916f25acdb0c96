/** The ribbon of a table asks a player to act only while the table waits for that player. */
import { expect, test, vi } from 'vitest';
import type { GameUi, RibbonText } from '$games/contract';
import type { SeatInfo, Waiting } from '$lib/protocol/messages';
import type { TableScene } from '$lib/table/scene.svelte';
import { ribbonText } from './ribbon';

vi.mock('$lib/i18n', () => ({ words: { say: (key: string) => key } }));
vi.mock('$lib/clock.svelte', () => ({ clock: { now: 0 } }));

const ORDER = { lead: 'roll the dice' };
const ui = { ribbon: (): RibbonText => ORDER } as unknown as GameUi;
const SEATS = ['Mum', 'Ben', 'Ada'].map((name) => ({ name, present: true, bot: null })) as unknown as SeatInfo[];

interface Shown {
  readonly you: number | null;
  readonly kind?: Waiting['kind'];
  readonly seat?: number;
  readonly turn?: number;
  readonly actor?: number;
  readonly question?: string;
  readonly held?: readonly number[];
}
function textOf({ you, kind = 'confirm', seat = 0, held, ...view }: Shown): string[] {
  const scene = {
    you,
    names: SEATS.map(({ name }) => name),
    waiting: { kind, seat, since: 0 },
    pending: kind === 'confirm' ? seat : null,
    view: { turn: 1, actor: -2, question: 'roll', ...view },
    asking: null,
    due: 'wait',
    atRest: true,
  } as unknown as TableScene;
  const { lead, rest } = ribbonText(scene, ui, { seats: SEATS, held: held ?? (you === null ? [] : [you]) });
  return rest === undefined ? [lead] : [lead, rest];
}

test('while another seat can undo, the next player is not asked to act but told what comes then', () => {
  expect(textOf({ you: 1 })).toEqual(['web-ribbon-may-undo', 'web-ribbon-then-you']);
  expect(textOf({ you: 2 })).toEqual(['web-ribbon-may-undo', 'web-ribbon-then']);
  expect(textOf({ you: null })).toEqual(['web-ribbon-may-undo', 'web-ribbon-then']);
  expect(textOf({ you: 1, held: [1, 2] })).toEqual(['web-ribbon-may-undo', 'web-ribbon-then']);
});

test('in the middle of a turn the ribbon names the seat that decides next, if there is one', () => {
  expect(textOf({ you: 1, turn: 0, actor: 1 })).toEqual(['web-ribbon-may-undo', 'web-ribbon-then-you']);
  expect(textOf({ you: 1, turn: 0 })).toEqual(['web-ribbon-may-undo', 'web-ribbon-then-on']);
  expect(textOf({ you: 1, actor: -1, question: 'over' })).toEqual(['web-ribbon-may-undo']);
});

test('the holder of the turn, and those who are asked, read the sentence of the game', () => {
  expect(textOf({ you: 0 })).toEqual(['roll the dice']);
  expect(textOf({ you: 1, kind: 'throw', seat: 1 })).toEqual(['roll the dice']);
});

test('a player for whom the computer plays is not asked', () => {
  expect(textOf({ you: 1, kind: 'bot', seat: 1 })).toEqual(['web-ribbon-thinks']);
});
