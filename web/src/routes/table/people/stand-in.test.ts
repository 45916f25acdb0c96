import { expect, test } from 'vitest';
import type { SeatInfo, StandIn } from '$lib/protocol/messages';
import { standInChoice, standInText } from './stand-in';

const away = (stand_in: Partial<StandIn> | null): SeatInfo => ({
  name: 'Bruno',
  holder: 'link',
  bot: null,
  present: false,
  since: 1000,
  hints: false,
  coach: 'off',
  program: false,
  faults: [],
  stand_in:
    stand_in === null ? null : { opens: 1180, least: 'squire', bot: null, agreed: [], missing: [], ...stand_in },
});

test('nobody is replaced before the grace is over, nor by somebody who only watches', () => {
  expect(standInChoice(away({}), [0], 1178)).toBeNull();
  expect(standInChoice(away({}), [0], 1179.5)).not.toBeNull(); // the server's clock may be a little ahead
  expect(standInChoice(away({}), [], 2000)).toBeNull();
  expect(standInChoice(away(null), [0], 2000)).toBeNull();
});

test('after it the weakest computer player that is allowed can be proposed', () => {
  expect(standInChoice(away({ least: 'knight' }), [0], 1180)).toEqual({ kind: 'let', bot: 'knight' });
});

test('whoever has not spoken says yes or no, whoever has waits for the others', () => {
  const proposed = away({ bot: 'squire', agreed: [0], missing: [2] });
  expect(standInChoice(proposed, [2], 2000)).toEqual({ kind: 'vote', bot: 'squire' });
  expect(standInChoice(proposed, [0], 2000)).toEqual({ kind: 'wait', bot: 'squire' });
  expect(standInChoice(proposed, [0, 2], 2000)).toEqual({ kind: 'vote', bot: 'squire' });
});

test('it is told from when on, what is proposed, and whose word is missing', () => {
  const said = (info: SeatInfo, now: number): string => standInText(info, ['Ada', 'Bruno', 'Carla'], now, 'en');
  expect(said(away({}), 1178)).toBe('web-stand-in-from'); // no words are loaded here: their keys stand for them
  expect(said(away({}), 1180)).toBe('');
  expect(said(away({ bot: 'squire', agreed: [0] }), 2000)).toBe('web-stand-in-proposed');
  expect(said(away({ bot: 'squire', missing: [0, 2] }), 2000)).toBe('web-stand-in-proposed · web-stand-in-missing');
  expect(said(away(null), 2000)).toBe('');
});
