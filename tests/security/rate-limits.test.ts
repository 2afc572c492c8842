/** Exports, imports, documents and bulk calls are limited by kind; all else is not. Addresses: server/http/limitRate.test.ts. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

const API = '/ticketing/v1';

let server: TestServer;
let tokens: Readonly<Record<'manager' | 'anna', string>>;
beforeAll(async () => {
  const env = { RATE_LIMITS: 'exports=2,imports=1,documents=1,bulk=1', TRUSTED_PROXIES: '127.0.0.1,::1' };
  server = await startTestServer({ env });
  tokens = {
    manager: await server.token('manager@demo.test'),
    anna: await server.token('anna@demo.test'),
  };
});
afterAll(() => server.stop());

async function call(person: keyof typeof tokens, method: string, path: string, from = '192.0.2.1') {
  const response = await fetch(server.origin + API + path, {
    method,
    headers: {
      authorization: `Bearer ${tokens[person]}`,
      'x-forwarded-for': from,
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
  const text = await response.text();
  const code = response.status >= 400 ? JSON.parse(text).code : undefined;
  return { status: response.status, code, retryAfter: Number(response.headers.get('retry-after')) };
}

it('refuses the export past the limit of its account with 429, wherever it asks from, and says when to come again', async () => {
  expect(await call('manager', 'GET', '/customers/export.csv')).toMatchObject({ status: 200 });
  expect(await call('manager', 'GET', '/orders/export.xlsx')).toMatchObject({ status: 200 });
  const refused = await call('manager', 'GET', '/customers/export.jsonld', '192.0.2.2');
  expect(refused).toMatchObject({ status: 429, code: 'REQ-018' });
  expect(refused.retryAfter).toBeGreaterThan(0);
  expect(refused.retryAfter).toBeLessThanOrEqual(30);
  // Neither another account nor any other call waits for that.
  expect((await call('anna', 'GET', '/customers/export.csv')).code).not.toBe('REQ-018');
  expect(await call('manager', 'GET', '/customers')).toMatchObject({ status: 200 });
});

it.each([
  ['imports', 'POST /customers/import', 'POST /seasons/import'],
  ['bulk calls', 'POST /customers/bulk', 'PUT /customers/selection?city=Nowhere'],
  ['documents', 'GET /tickets/999999.pdf', 'GET /tickets/999998.png'],
])('counts %s together', async (_kind, first, second) => {
  const ask = (line: string) => call('manager', ...(line.split(' ') as [string, string]));
  expect((await ask(first)).code).not.toBe('REQ-018');
  expect(await ask(second)).toMatchObject({ status: 429, code: 'REQ-018' });
});
