import { expect, test } from 'vitest';
import { plainHashes } from '../fair/hashes';
import { isSecret } from './address';
import { newKey } from './key';

test('a key is the digest of a secret that a link can carry', async () => {
  const { secret, key } = await newKey(plainHashes, (bytes) => bytes.fill(251));
  expect(secret).toBe('-_v7'.repeat(8));
  expect(isSecret(secret)).toBe(true);
  // Python: hashlib.sha256(b"-_v7" * 8).hexdigest()
  expect(key).toBe('44efb206074492a69e7cd7ea56c83404d6e700d5d325488d54b6b6ad8d739db5');
});

test('no two secrets are alike', async () => {
  const [one, other] = [await newKey(), await newKey()];
  expect(one.secret).not.toBe(other.secret);
  expect(isSecret(one.secret)).toBe(true);
});
