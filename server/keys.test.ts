import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { afterAll, expect, it } from 'vitest';
import { IMPERSONATION_SECONDS } from '../overrides/accounts/Impersonation/model.ts';
import { ACCESS_TOKEN_SECONDS } from '../overrides/accounts/SignIn/server/issueToken.ts';
import { findVerifying, keysFolder, nameKey, readKeys, retiredName } from './keys.ts';
import { LONGEST_TOKEN_SECONDS, verifyToken } from './verifyToken.ts';

const varDir = mkdtempSync(join(tmpdir(), 'ticketing-keys-'));
afterAll(() => rmSync(varDir, { recursive: true, force: true }));

const now = () => Math.floor(Date.now() / 1000);

/** A key that signed before, as the rotation leaves it. */
function retire(until: number) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const file = join(keysFolder(varDir), retiredName(nameKey(publicKey), until));
  writeFileSync(file, publicKey.export({ type: 'spki', format: 'pem' }));
  const sign = () =>
    new SignJWT({}).setProtectedHeader({ alg: 'ES256', kid: nameKey(publicKey) }).sign(privateKey);
  return { file, sign, keyId: nameKey(publicKey) };
}

it('verifies by a key that signed before, which another process retired a moment ago', async () => {
  readKeys(varDir);
  const { sign, keyId } = retire(now() + 60);
  expect(readKeys(varDir).verifying.has(keyId)).toBe(false);
  await verifyToken(varDir, await sign(), {});
  expect([...readKeys(varDir).verifying.keys()].sort()).toEqual([keyId, readKeys(varDir).keyId].sort());
});

it('drops a key that signed before once the last of its tokens has expired', async () => {
  const { file, sign, keyId } = retire(now() - 1);
  expect(findVerifying(varDir, keyId)).toBeUndefined();
  await expect(verifyToken(varDir, await sign(), {})).rejects.toThrow('no applicable key');
  expect(existsSync(file)).toBe(false);
});

it('gives the same keys until they change', () => {
  expect(readKeys(varDir)).toBe(readKeys(varDir));
});

it('keeps a key for longer than any token lasts', () => {
  expect(Math.max(ACCESS_TOKEN_SECONDS, IMPERSONATION_SECONDS)).toBeLessThanOrEqual(LONGEST_TOKEN_SECONDS);
});
