import { expect, test } from 'vitest';
import { sinceParts } from './since';

const at = (text: string): number => new Date(text).getTime() / 1000;
const asked = at('2026-03-03T21:14:00');
const told = (now: string, language = 'en') => {
  const parts = sinceParts(asked, at(now), language);
  return parts && [parts.kind, parts.when, parts.span];
};

test('nobody is pressed in the first minute', () => {
  expect(told('2026-03-03T21:14:40')).toBeNull();
  expect(told('2026-03-03T21:10:00')).toBeNull();
  expect(sinceParts(0, asked, 'en')).toBeNull();
});

test('first the time of day, then also how long that is', () => {
  expect(told('2026-03-03T21:16:00')).toEqual(['time', '21:14', '']);
  expect(told('2026-03-03T21:26:30')).toEqual(['span', '21:14', '12 minutes']);
  expect(told('2026-03-03T23:20:00', 'de')).toEqual(['span', '21:14', '2 Stunden']);
  expect(told('2026-03-04T00:20:00', 'it')).toEqual(['span', '21:14', '3 ore']);
});

test('then yesterday, the day of the week, the date', () => {
  expect(told('2026-03-04T12:00:00')).toEqual(['yesterday', '', '']);
  expect(told('2026-03-06T12:00:00', 'fr')).toEqual(['day', 'mardi', '']);
  expect(told('2026-03-20T12:00:00', 'de')).toEqual(['day', 'Dienstag, 3. März', '']);
  expect(told('2026-03-20T12:00:00', 'it')).toEqual(['day', 'martedì 3 marzo', '']);
});
