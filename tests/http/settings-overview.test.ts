/** What the settings page is drawn from: counts of what may be read, of one's own organiser. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { counted } from '../../overrides/contract/Settings/model.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

interface Overview {
  readonly counts: readonly { readonly entity: string; readonly count: number }[];
}

async function readAs(
  email: string,
  contract = 1,
): Promise<{ status: number; counts: ReadonlyMap<string, number> }> {
  const response = await fetch(`${server.origin}/ticketing/v1/contracts/${contract}/settings_overview`, {
    headers: { authorization: `Bearer ${await server.token(email)}` },
  });
  const body = (await response.json()) as Partial<Overview>;
  return {
    status: response.status,
    counts: new Map(body.counts?.map(({ entity, count }) => [entity, count])),
  };
}

describe('the settings at a glance', () => {
  it('count everything that is set up, for an administrator', async () => {
    const { status, counts } = await readAs('manager@demo.test');
    expect(status).toBe(200);
    expect([...counts.keys()].toSorted()).toEqual([...counted].toSorted());
    const [venues] = await server.database.query<{ count: number }>(
      'system',
      'SELECT count(*)::int AS "count" FROM "venue" WHERE "contract_id" = 1 AND NOT "is_hidden"',
    );
    expect(counts.get('Venue')).toBe(venues?.count);
  });

  it('leave out what a seller may not read', async () => {
    const { counts } = await readAs('anna@demo.test');
    expect(counts.has('DeskPaymentMethod')).toBe(true);
    expect(counts.has('BankAccount')).toBe(false);
    expect(counts.has('SibilParameter')).toBe(false);
  });

  it('are those of one’s own organiser alone', async () => {
    expect((await readAs('manager@demo.test', 2)).status).toBe(404);
  });
});
