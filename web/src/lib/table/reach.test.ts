import { afterEach, expect, test, vi } from 'vitest';
import type { Reach } from '../protocol/messages';
import { tableLink } from './address';
import { addressesFor, isThisMachine } from './reach';
import { lanAccess } from './reach.svelte';

const told = (...addresses: string[]): Reach => ({ addresses, house: 'open', answered: true });
const answer = (value: unknown, status = 200): void =>
  void vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(value), { status })));
afterEach(() => vi.unstubAllGlobals());
const LAN = 'http://192.168.1.23:8566';

test('addresses that lead nobody else here', () => {
  for (const here of ['localhost:8566', 'auberge.localhost', '127.0.0.1:8566', '127.3.2.1', '[::1]:8566'])
    expect(isThisMachine(`http://${here}`)).toBe(true);
  for (const here of ['192.168.1.23:8566', 'inn.local', 'localhost.example.org', '[fd00::5]:8566', '128.0.0.1'])
    expect(isThisMachine(`http://${here}`)).toBe(false);
});

test('on localhost a link has an address of the network, or none', () => {
  expect(addressesFor(null, 'http://localhost:8566')).toEqual([]);
  expect(addressesFor(told(), 'http://localhost:8566')).toEqual([]);
  expect(addressesFor(told(LAN, 'http://inn.local:8566'), 'http://localhost:8566')).toEqual([
    LAN,
    'http://inn.local:8566',
  ]);
});

test('what brought somebody here brings others, too', () => {
  expect(addressesFor(null, LAN)).toEqual([LAN]);
  expect(addressesFor(told(), LAN)).toEqual([LAN]);
});

test('a public address wins', () => {
  expect(addressesFor(told('https://games.example.org'), LAN)).toEqual(['https://games.example.org']);
});

test('links have the address that was chosen as long as it leads here', async () => {
  const watch = { id: 'abcd2345efgh', secret: null };
  answer(told(LAN, 'http://inn.local:8566'));
  await lanAccess.turn(true);
  expect(tableLink(watch)).toBe(`${LAN}/t/abcd2345efgh`);
  lanAccess.origin = 'http://inn.local:8566';
  expect(tableLink(watch)).toBe('http://inn.local:8566/t/abcd2345efgh');
  answer(told(LAN));
  await lanAccess.look();
  expect(tableLink(watch)).toBe(`${LAN}/t/abcd2345efgh`);
});

test('a refusal is told, and changes nothing that is known', async () => {
  answer(told(LAN));
  await lanAccess.look();
  answer({ key: 'server-house-set' }, 403);
  await lanAccess.turn(false);
  expect(lanAccess.problem?.key).toBe('server-house-set');
  expect(lanAccess.addresses).toEqual([LAN]);
  expect(lanAccess.turning).toBe(false);
});
