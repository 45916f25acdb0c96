/** What the ribbon says where the game has no sentence of its own. */
import type { GameUi, RibbonText } from '$games/contract';
import { clock } from '$lib/clock.svelte';
import { words } from '$lib/i18n';
import { sinceText } from '$lib/pieces/since';
import type { SeatInfo } from '$lib/protocol/messages';
import type { TableClient } from '$lib/table/client.svelte';
import type { TableScene } from '$lib/table/scene.svelte';

const winnersOf = (scene: TableScene): string =>
  words.together((scene.ending?.places ?? []).flatMap((place, seat) => (place === 1 ? [scene.names[seat] ?? ''] : [])));

/** The players of the table, and the seats that are played in this browser. */
type Client = Pick<TableClient, 'seats' | 'held'>;

function waitText(scene: TableScene, { seats }: Client): RibbonText {
  const { kind, seat } = scene.waiting;
  const name = scene.names[seat];
  if (name === undefined) return { lead: words.say('web-ribbon-somebody') };
  if (kind === 'confirm' && seat === scene.you) return { lead: words.say('web-ribbon-confirm', { name }) };
  if (kind === 'bot') return { lead: words.say('web-ribbon-thinks', { name }) };
  const away = isAway(scene, seats) ? { rest: words.say('web-ribbon-away', { name }) } : {};
  return { lead: words.say('web-ribbon-waits', { name }), ...away };
}

function isAway({ waiting: { seat }, you }: TableScene, seats: readonly SeatInfo[]): boolean {
  return seats[seat]?.present === false && seats[seat]?.bot === null && seat !== you;
}

/** Another seat may still take back its last steps: whose turn comes then. The view is already theirs. */
function pendingText(scene: TableScene, name: string, client: Client): RibbonText {
  const text = { lead: words.say('web-ribbon-may-undo', { name }), ...thenText(scene, client.held) };
  return isAway(scene, client.seats) ? withMore(text, words.say('web-ribbon-away', { name })) : text;
}

function thenText(scene: TableScene, held: readonly number[]): { readonly rest?: string } {
  const { view, pending, asking } = scene;
  if (view.question === 'over') return {};
  const next = view.actor >= 0 && asking?.silent !== true ? view.actor : view.turn;
  const name = scene.names[next];
  if (name === undefined || next === pending) return { rest: words.say('web-ribbon-then-on') };
  if (next === scene.you && held.length === 1) return { rest: words.say('web-ribbon-then-you') };
  return { rest: words.say('web-ribbon-then', { name }) };
}

/** What waits for a person. */
const PATIENT: readonly string[] = ['decide', 'throw', 'confirm'];

/** The text with since when somebody else is waited for, once that is worth a word; no name where it is a secret. */
function withSince(text: RibbonText, scene: TableScene): RibbonText {
  const { kind, seat, since } = scene.waiting;
  if (scene.due !== 'wait' || !scene.atRest || seat === scene.you || !PATIENT.includes(kind)) return text;
  const told = sinceText(since, clock.now);
  if (told === '') return text;
  const name = scene.names[seat];
  const sentence =
    name === undefined
      ? words.say('web-ribbon-somebody-since', { since: told })
      : words.say('web-ribbon-since', { name, since: told });
  return withMore(text, sentence);
}

function withMore(text: RibbonText, sentence: string): RibbonText {
  const before = text.rest === undefined || /[.!?…]$/.test(text.rest) ? (text.rest ?? '') : `${text.rest}.`;
  return { ...text, rest: `${before} ${sentence}`.trim() };
}

/** The text with a word that whoever reads it watches, where a button has no room for it. */
export const withWatching = (text: RibbonText): RibbonText => withMore(text, `${words.say('web-watching')}.`);

export const ribbonText = (scene: TableScene, ui: GameUi, client: Client): RibbonText =>
  withSince(plainText(scene, ui, client), scene);

/** The games' sentences follow the view. While the table waits for others first, they would ask too early. */
function plainText(scene: TableScene, ui: GameUi, client: Client): RibbonText {
  const { waiting, pending, you } = scene;
  if (waiting.kind === 'stopped') return { lead: words.say('web-ribbon-stopped') };
  if (pending !== null && pending !== you) return pendingText(scene, scene.names[pending] ?? '', client);
  if (waiting.kind === 'bot' && waiting.seat === you) return waitText(scene, client);
  const own = ui.ribbon(scene);
  if (own !== null) return own;
  if (waiting.kind === 'over' && scene.ending !== null)
    return {
      lead: words.say('web-ribbon-over'),
      rest: words.say('web-victory', { names: winnersOf(scene), number: 1 }),
    };
  return waitText(scene, client);
}

/** The label of Undo: what it takes back, where the game has a word for it. */
export function undoLabel(scene: TableScene, ui: GameUi): string {
  const move = scene.undoOffer?.move ?? null;
  const what = move === null ? null : (ui.undone?.(move) ?? null);
  return what === null ? words.say('web-undo') : words.say('web-undo-what', { what });
}
