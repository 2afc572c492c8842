/** What a person keeps for their own screens. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { behaviours } from '../../overrides/behaviours.ts';
import { descriptors } from '../../schema/generated/descriptors.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function ask(email: string, method = 'GET', body?: unknown) {
  const token = await server.token(email);
  const response = await fetch(`${server.origin}/ticketing/v1/me/settings`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

it('keeps settings a person sets, changes those named and leaves the others', async () => {
  await ask('anna@demo.test', 'PUT', { density: 'dense', 'list.Ticketing': { columns: ['title', 'city'] } });
  const changed = await ask('anna@demo.test', 'PUT', { density: 'normal' });
  const want = { density: 'normal', 'list.Ticketing': { columns: ['title', 'city'] } };
  expect(changed).toEqual({ status: 200, body: want });
  expect((await ask('anna@demo.test')).body).toEqual(want);
});

it('takes a setting away with null', async () => {
  await ask('anna@demo.test', 'PUT', { gone: 1 });
  expect((await ask('anna@demo.test', 'PUT', { gone: null })).body).not.toHaveProperty('gone');
});

it('shows nobody the settings of another', async () => {
  await ask('anna@demo.test', 'PUT', { mine: true });
  expect((await ask('bruno@demo.test')).body).not.toHaveProperty('mine');
});

it('refuses what is no setting and keeps what was there', async () => {
  await ask('anna@demo.test', 'PUT', { kept: 1 });
  for (const body of [[1], { 'no name!': 1 }, { big: 'x'.repeat(60_000) }])
    expect(await ask('anna@demo.test', 'PUT', body)).toMatchObject({ status: 400, body: { code: 'ME-001' } });
  expect((await ask('anna@demo.test')).body).toHaveProperty('kept', 1);
});

it('keeps no more than a person can have set', async () => {
  const many = (letter: string) =>
    Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`${letter}${index}`, index]));
  expect((await ask('bruno@demo.test', 'PUT', many('a'))).status).toBe(200);
  expect(await ask('bruno@demo.test', 'PUT', many('b'))).toMatchObject({
    status: 409,
    body: { code: 'ME-002' },
  });
  expect((await ask('bruno@demo.test')).body).not.toHaveProperty('b0');
});

it('reads which declared actions are not answered: those that have no handler', async () => {
  const headers = { authorization: `Bearer ${await server.token('manager@demo.test')}` };
  const answer = await fetch(`${server.origin}/ticketing/v1/me/rights`, { headers });
  const { unanswered } = await answer.json();
  const handled = new Set<string>(behaviours.flatMap(({ actions = [] }) => actions.map(({ name }) => name)));
  const declared = Object.values(descriptors).flatMap(({ name, actions }) =>
    actions.map((action) => `${name}.${action.name}`),
  );
  expect(unanswered).toEqual(declared.filter((name) => !handled.has(name)));
  expect(unanswered).not.toContain('EventDate.cancel');
});
