/** A table of this browser as one line of the hall: how it stands, or when and how its game ended. */
import { words } from '$lib/i18n';
import { isNameless, nameOf } from '$lib/pieces/names';
import { sinceText } from '$lib/pieces/since';
import { SOMEBODY, type Ending, type TableInfo, type TableStatus, type Waiting } from '$lib/protocol/messages';
import { awayOf } from '$lib/table/lobby';
import type { RememberedTable } from '$lib/table/memory';

export interface Row {
  readonly table: TableInfo;
  readonly held: readonly number[];
  /** This browser has what holds a seat, or a link to give away: nobody else may have it. */
  readonly keyed: boolean;
  readonly yours: boolean;
  readonly free: number;
  readonly waiting: Waiting | null;
  readonly ending: Ending | null;
}

export function rowOf({ table, waiting, ending }: TableStatus, known: RememberedTable): Row[] {
  if (table === null) return [];
  const { held, secrets, invitations } = known;
  const yours = table.state === 'running' && waiting !== null && held.includes(waiting.seat);
  const free = table.seats.filter(isNameless).length;
  return [{ table, held, keyed: secrets.length + invitations.length > 0, yours, free, waiting, ending }];
}

export const titleOf = (table: TableInfo): string => table.name || words.together(table.seats.map(nameOf));

/** Whether taking it off the list is asked about first: it is being played, and this browser can sit down there. */
export const isDear = ({ table, keyed }: Row): boolean => keyed && table.state !== 'over';

export function stateOf(row: Row, now: number): string {
  if (row.table.state === 'over') return words.say('web-state-over');
  if (row.table.state === 'stopped') return words.say('web-state-stopped');
  if (row.waiting?.kind === 'gather') return words.say('web-state-gather', { missing: missingOf(row) });
  const since = sinceText(row.waiting?.since ?? 0, now);
  if (row.yours)
    return since === '' ? words.say('web-state-your-turn') : words.say('web-state-your-turn-since', { since });
  if (row.free > 0) return words.say('web-state-free', { seats: row.free });
  return waitOf(row, since);
}

/** How many others have not come. */
const missingOf = ({ table, held }: Row): number => awayOf(table.seats).filter((seat) => !held.includes(seat)).length;

/** Who is waited for, and since when; no name where it is a secret who is asked. */
function waitOf({ waiting, table }: Row, since: string): string {
  if (waiting?.seat === SOMEBODY)
    return since === '' ? words.say('web-state-asked') : words.say('web-state-asked-since', { since });
  const seat = table.seats[waiting?.seat ?? -1];
  if (waiting === null || seat === undefined || seat.bot !== null) return words.say('web-state-running');
  const name = nameOf(seat, waiting.seat);
  return since === '' ? words.say('web-state-waits', { name }) : words.say('web-state-waits-since', { name, since });
}

/** The day a game ended, as it is written in the language that is spoken. */
export const dayOf = ({ waiting, table }: Row): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(
    new Date((waiting?.since || table.opened) * 1000),
  );

/** How a game ended: for the one seat that is held here, else who won. Games without points tell none. */
export function resultOf({ table, ending, held }: Row): string {
  if (ending === null) return '';
  const counted = ending.sheet.length > 0;
  const pointsOf = (seat: number): { points: number; counted: string } => ({
    points: ending.scores[seat] ?? 0,
    counted: counted ? 'yes' : 'no',
  });
  const winners = ending.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [own] = held;
  if (held.length === 1 && own !== undefined && ending.places[own] !== undefined) {
    const place = ending.places[own];
    if (place === 1) return words.say('web-result-you-won', { ...pointsOf(own), number: winners.length });
    return words.say('web-result-place', { ...pointsOf(own), place, seats: ending.places.length });
  }
  const names = words.together(winners.map((seat) => (table.seats[seat] ? nameOf(table.seats[seat], seat) : '')));
  return words.say('web-result-won', { names, number: winners.length, ...pointsOf(winners[0] ?? 0) });
}
