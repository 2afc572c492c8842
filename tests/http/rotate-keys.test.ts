/** A new key signs while servers run: who signed in before stays signed in, others verify by what is published. */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readKeys } from '../../server/keys.ts';
import { sealText, unsealText } from '../../server/secrets/sealedText.ts';
import { runCommand } from '../fixtures/runCommand.ts';
import { createServedDatabase, prepareFolder, testDatabase } from '../fixtures/server.ts';
import { startProcess } from '../fixtures/serverProcess.ts';
import { createSignIn } from '../fixtures/signIn.ts';

const undos: (() => unknown)[] = [];
afterAll(async () => {
  for (const undo of undos.reverse()) await undo();
});

const varDir = mkdtempSync(join(tmpdir(), 'ticketing-rotate-'));
undos.push(() => rmSync(varDir, { recursive: true, force: true }));

/** All of them share the folder: two on PostgreSQL, of the embedded database there is one. */
let origins: readonly string[];

beforeAll(async () => {
  let databaseUrl: string | undefined;
  if (testDatabase === 'pglite') cpSync(await prepareFolder(true), varDir, { recursive: true });
  else {
    const { url, drop } = await createServedDatabase(varDir, true);
    undos.push(drop);
    databaseUrl = url;
  }
  const env = { VAR_DIR: varDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const servers = (databaseUrl ? [1, 2] : [1]).map(() => startProcess(env));
  for (const server of servers) undos.push(() => server.stop());
  origins = await Promise.all(servers.map(({ ready }) => ready));
});

const ask = (token: string) =>
  Promise.all(
    origins.map(async (origin) => {
      const authorization = `Bearer ${token}`;
      const answer = await fetch(`${origin}/ticketing/v1/seasons?itemsPerPage=1`, {
        headers: { authorization },
      });
      return answer.status;
    }),
  );
const all = (status: number) => origins.map(() => status);
const nameOf = (token: string) => decodeProtectedHeader(token).kid;

/** As another service does it, which knows no more than the address of the keys. */
const verifyElsewhere = (token: string) =>
  Promise.all(
    origins.map((origin) =>
      jwtVerify(token, createRemoteJWKSet(new URL(`${origin}/accounts/oauth/jwks`)), { typ: 'at+jwt' }),
    ),
  );

const rotate = (...args: string[]) => runCommand('rotate-keys', args, { VAR_DIR: varDir });

it('signs with the new key, honours the one before, and refuses it once it is removed', async () => {
  const at = createSignIn(origins[0] ?? '');
  const browser = at.createBrowser();
  const first = await at.enter('anna@demo.test', 'demo-season', browser);
  const former = nameOf(first.access_token);
  expect(await ask(first.access_token)).toEqual(all(200));

  const rotated = await rotate();
  expect([rotated.code, rotated.errors]).toEqual([0, '']);
  const next = /^The key "([\w-]+)" signs from now on\.\n/.exec(rotated.output)?.[1];
  expect(next).not.toBe(former);
  expect(rotated.output).toContain(
    `Tokens signed by "${former}" are good until they expire, within an hour.\n`,
  );

  let { access_token: second = '', refresh_token = '' } = first;
  await expect
    .poll(async () => {
      const { body } = await at.refresh(refresh_token, browser);
      second = body.access_token ?? '';
      refresh_token = body.refresh_token ?? '';
      return nameOf(second);
    })
    .toBe(next);
  expect(await ask(first.access_token)).toEqual(all(200));
  expect(await ask(second)).toEqual(all(200));
  await verifyElsewhere(first.access_token);
  await verifyElsewhere(second);
  // Signing in from the beginning goes on too, and so does an ID token's library.
  expect(nameOf((await at.enter('bruno@demo.test')).access_token)).toBe(next);

  const removed = await rotate('--at-once');
  expect(removed.output).toContain(`Tokens signed by "${next}" or a key before it are refused from now on.`);
  await expect.poll(() => ask(first.access_token)).toEqual(all(401));
  await expect.poll(() => ask(second)).toEqual(all(401));
  await expect(verifyElsewhere(second)).rejects.toThrow();
  const { body } = await at.refresh(refresh_token, browser);
  expect(await ask(body.access_token ?? '')).toEqual(all(200));
  await verifyElsewhere(body.access_token ?? '');
  expect(readdirSync(join(varDir, 'keys')).sort()).toEqual([
    'access-token.pem',
    'cookie-secret',
    'desk-client-secret',
    expect.stringMatching(/^record-.*\.public\.pem$/),
    'record.pem',
    'sealing-secret',
  ]);
});

it('seals with a new key and opens what was sealed before', async () => {
  const before = readKeys(varDir).sealingSecrets;
  const sealed = sealText(before, 'Password of a service');
  const rotated = await rotate('--sealing');
  expect(rotated.output).toContain('A new key seals from now on');
  await expect.poll(() => readKeys(varDir).sealingSecrets.length).toBe(before.length + 1);
  const { sealingSecrets } = readKeys(varDir);
  expect(unsealText(sealingSecrets, sealed)).toBe('Password of a service');
  const anew = sealText(sealingSecrets, 'Password of a service');
  expect(unsealText(sealingSecrets, anew)).toBe('Password of a service');
  expect(unsealText(before, anew)).toBeUndefined();
});

it('refuses a folder without keys, in one line', async () => {
  const none = join(varDir, 'none');
  expect(await runCommand('rotate-keys', [], { VAR_DIR: none })).toEqual({
    code: 1,
    output: '',
    errors: `No keys in "${join(none, 'keys')}". Start the server once, or set VAR_DIR to its folder.\n`,
  });
});
