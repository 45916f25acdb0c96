import { expect, test } from 'vitest';
import { isSecret, readLink, tableLink } from './address';

const secret = 'AbCdEf_0123456789-xyzXYZ01234567';

test('a link, or its last part, names a table', () => {
  expect(readLink(' http://localhost:8566/t/abcd2345efgh ')).toEqual({ id: 'abcd2345efgh', secret: null });
  expect(readLink(`http://localhost:8566/t/abcd2345efgh#${secret}`)).toEqual({ id: 'abcd2345efgh', secret });
  expect(readLink(`abcd2345efgh#${secret}`)).toEqual({ id: 'abcd2345efgh', secret });
});

test('a link to a moment names its table, too', () => {
  for (const moment of ['/37', '/37/review'])
    expect(readLink(`http://localhost:8566/t/abcd2345efgh${moment}`)).toEqual({ id: 'abcd2345efgh', secret: null });
});

test('anything else names none', () => {
  for (const text of ['', 'hello there', 'http://localhost/rules/saint_malo', '/t/../etc'])
    expect(readLink(text)).toBeNull();
});

test('a link can be read back', () => {
  const invited = { id: 'abcd2345efgh', secret };
  expect(readLink(tableLink(invited, 'https://example.org'))).toEqual(invited);
});

test('a link that was cut off still says that a seat was meant, and cannot hold one', () => {
  const invited = readLink('/t/abcd2345efgh#AbCd');
  expect(invited).toEqual({ id: 'abcd2345efgh', secret: 'AbCd' });
  expect(isSecret(invited?.secret ?? '')).toBe(false);
  expect(isSecret(secret.slice(1))).toBe(false);
  expect(isSecret(secret)).toBe(true);
});
