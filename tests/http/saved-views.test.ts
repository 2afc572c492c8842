/** Saved views of lists: private ones are their owner's alone, shared ones everyone's to see. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

async function ask(email: string, path: string, init: { method?: string; body?: unknown } = {}) {
  const response = await fetch(`${server.origin}/ticketing/v1/saved_views${path}`, {
    method: init.method ?? 'GET',
    headers: {
      authorization: `Bearer ${await server.token(email)}`,
      ...(init.body !== undefined && {
        'content-type': init.method === 'PATCH' ? 'application/merge-patch+json' : 'application/ld+json',
      }),
    },
    ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
}

const view = (name: string, isShared: boolean) => ({
  name,
  isShared,
  resource: 'Order',
  filter: { status: 'validated' },
  sort: { field: 'createdAt', order: 'DESC' },
  columns: ['number', 'status'],
});

const save = (name: string, isShared: boolean) =>
  ask('anna@demo.test', '', { method: 'POST', body: view(name, isShared) });

const idOf = ({ body }: Awaited<ReturnType<typeof ask>>) => String(body['@id']).replace(/^.*\//, '/');

const namesSeenBy = async (email: string) => {
  const { body } = await ask(email, '?resource=Order&itemsPerPage=100&fields=name');
  return body.member.map(({ name }: { name: string }) => name);
};

it('keeps a private view from everyone but its owner', async () => {
  const id = idOf(await save('Mine', false));
  expect(await namesSeenBy('anna@demo.test')).toContain('Mine');
  expect(await namesSeenBy('manager@demo.test')).not.toContain('Mine');
  expect(await ask('anna@demo.test', id)).toMatchObject({ status: 200, body: view('Mine', false) });
  for (const init of [{}, { method: 'DELETE' }, { method: 'PATCH', body: { name: 'Taken' } }])
    expect(await ask('manager@demo.test', id, init)).toMatchObject({
      status: 404,
      body: { code: 'REQ-010' },
    });
  const path = '/selection?resource=Order&name=Mine';
  const body = { patch: { name: 'Taken' }, expectedTotal: 1 };
  expect((await ask('manager@demo.test', path, { method: 'PUT', body })).status).toBe(409);
  expect((await ask('anna@demo.test', id)).body.name).toBe('Mine');
});

it('keeps the past of a private view to its owner, and to nobody once it is deleted', async () => {
  const id = idOf(await save('Past', false));
  await ask('anna@demo.test', id, { method: 'PATCH', body: { name: 'Past too' } });
  const { body } = await ask('anna@demo.test', `${id}/history`);
  expect(body).toMatchObject({ totalItems: 2, member: [{ changes: { name: { from: 'Past' } } }, {}] });
  const revert = `${id}/history/${body.member[0].sequence}/revert`;
  for (const [path, method] of [
    [`${id}/history`, 'GET'],
    [revert, 'POST'],
  ] as const)
    expect(await ask('manager@demo.test', path, { method })).toMatchObject({
      status: 404,
      body: { code: 'REQ-010' },
    });
  expect(await ask('anna@demo.test', revert, { method: 'POST' })).toMatchObject({
    status: 200,
    body: { name: 'Past' },
  });
  await ask('anna@demo.test', id, { method: 'DELETE' });
  expect((await ask('manager@demo.test', `${id}/history`)).status).toBe(404);
});

it('shows a shared view to everyone, and lets its owner alone change it', async () => {
  const id = idOf(await save('Ours', true));
  expect(await namesSeenBy('manager@demo.test')).toContain('Ours');
  expect((await ask('manager@demo.test', id)).body.owner).toBe('anna@demo.test');
  for (const init of [{ method: 'DELETE' }, { method: 'PATCH', body: { name: 'Taken' } }])
    expect(await ask('manager@demo.test', id, init)).toMatchObject({
      status: 403,
      body: { code: 'VIEW-001' },
    });
  expect((await ask('anna@demo.test', id, { method: 'DELETE' })).status).toBe(204);
});

it('is seen by nobody of another organiser', async () => {
  const id = idOf(await save('Theirs', true));
  expect((await ask('other@demo.test', id)).status).toBe(404);
});
