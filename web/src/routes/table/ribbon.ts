/** What the ribbon says where the game has no sentence of its own. */
import type { GameUi, RibbonText } from '$games/contract';
import { clock } from '$lib/clock.svelte';
import { words } from '$lib/i18n';
import { sinceText } from '$lib/pieces/since';
import type { SeatInfo } from '$lib/protocol/messages';
import type { TableScene } from '$lib/table/scene.svelte';

const winnersOf = (scene: TableScene): string =>
  words.together((scene.ending?.places ?? []).flatMap((place, seat) => (place === 1 ? [scene.names[seat] ?? ''] : [])));

function waitText(scene: TableScene, seats: readonly SeatInfo[]): RibbonText {
  const { kind, seat } = scene.waiting;
  const name = scene.names[seat];
  if (name === undefined) return { lead: words.say('web-ribbon-somebody') };
  if (kind === 'confirm' && seat === scene.you) return { lead: words.say('web-ribbon-confirm', { name }) };
  if (kind === 'bot') return { lead: words.say('web-ribbon-thinks', { name }) };
  const away = seats[seat]?.present === false && seats[seat]?.bot === null && seat !== scene.you;
  return {
    lead: words.say('web-ribbon-waits', { name }),
    ...(away ? { rest: words.say('web-ribbon-away', { name }) } : {}),
  };
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

export const ribbonText = (scene: TableScene, ui: GameUi, seats: readonly SeatInfo[]): RibbonText =>
  withSince(plainText(scene, ui, seats), scene);

function plainText(scene: TableScene, ui: GameUi, seats: readonly SeatInfo[]): RibbonText {
  if (scene.waiting.kind === 'stopped') return { lead: words.say('web-ribbon-stopped') };
  const own = ui.ribbon(scene);
  if (own !== null) return own;
  if (scene.waiting.kind === 'over' && scene.ending !== null)
    return {
      lead: words.say('web-ribbon-over'),
      rest: words.say('web-victory', { names: winnersOf(scene), number: 1 }),
    };
  return waitText(scene, seats);
}

/** The label of Undo: what it takes back, where the game has a word for it. */
export function undoLabel(scene: TableScene, ui: GameUi): string {
  const move = scene.undoOffer?.move ?? null;
  const what = move === null ? null : (ui.undone?.(move) ?? null);
  return what === null ? words.say('web-undo') : words.say('web-undo-what', { what });
}
