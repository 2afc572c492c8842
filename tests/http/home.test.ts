/** The first page's numbers: takings by the organiser's own days, what needs somebody, and who is notified of either. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HomeOverview } from '../../schema/generated/sale/HomeOverview.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

async function readAs(email: string): Promise<HomeOverview> {
  const response = await fetch(`${server.origin}/ticketing/v1/contracts/1/home`, {
    headers: { authorization: `Bearer ${await server.token(email)}` },
  });
  expect(response.status).toBe(200);
  return (await response.json()) as HomeOverview;
}

const countOf = ({ attention }: HomeOverview, kind: string) =>
  attention.find((one) => one.kind === kind)?.count ?? 0;

describe('the first page', () => {
  it('shows a manager what came in: an order of today counts today and this week, one of eight days ago the week before', async () => {
    const before = (await readAs('manager@demo.test')).takings;
    await server.database.query(
      'system',
      `INSERT INTO "order" ("contract_id", "status", "customer_paid_amount", "created_at") VALUES
         (1, 'validated', 1250, now()), (1, 'validated', 800, now() - interval '8 days'),
         (1, 'validated', 500, now() - interval '53 weeks'), (1, 'validated', 300, now() - interval '52 weeks 2 days'),
         (1, 'cancelled', 9900, now())`,
    );
    const after = (await readAs('manager@demo.test')).takings;
    expect(after?.today).toBe((before?.today ?? 0) + 1250);
    expect(after?.orders).toBe((before?.orders ?? 0) + 1);
    expect(after?.week).toBe((before?.week ?? 0) + 1250);
    expect(after?.weekBefore).toBe((before?.weekBefore ?? 0) + 800);
    expect(after?.yearBefore).toBe((before?.yearBefore ?? 0) + 300);
  });

  it('counts an order that is not paid and a job that failed', async () => {
    const before = await readAs('manager@demo.test');
    await server.database.query(
      'system',
      `INSERT INTO "order" ("contract_id", "status", "payment_status") VALUES (1, 'validated', 'awaiting_payment')`,
    );
    await server.database.query(
      'system',
      `INSERT INTO "job" ("contract_id", "name", "status", "created_at", "updated_at")
       VALUES (1, 'selection', 'FAIL', now(), now()), (1, 'selection', 'FAIL', now(), now() - interval '8 days')`,
    );
    const after = await readAs('manager@demo.test');
    expect(countOf(after, 'unpaidOrders')).toBe(countOf(before, 'unpaidOrders') + 1);
    expect(countOf(after, 'failedJobs')).toBe(countOf(before, 'failedJobs') + 1);
  });

  it('shows a seller neither takings nor what is not theirs to look after', async () => {
    const { takings, attention } = await readAs('anna@demo.test');
    expect(takings).toBeNull();
    expect(attention).toEqual([]);
  });
});

describe('notes about customers', () => {
  const call = async (email: string, method: string, path: string, body?: object) => {
    const response = await fetch(`${server.origin}/crm/v1/customer_notes${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await server.token(email)}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> };
  };

  it('are their author’s; a next action is counted from its day on, until it is done or moved', async () => {
    const manager = 'manager@demo.test';
    const due = async () => countOf(await readAs(manager), 'dueActions');
    const before = await due();
    const customer = '/crm/customers/2';
    const later = await call(manager, 'POST', '', { customer, text: 'In a while.', dueOn: '2199-01-01' });
    expect(later.body).toMatchObject({ author: manager, isPinned: false, doneAt: null });
    const made = await call(manager, 'POST', '', { customer, text: 'Call back.', dueOn: '2026-01-02' });
    expect(made.status).toBe(201);
    expect(await due()).toBe(before + 1);
    const path = `/${String(made.body['@id']).split('/').at(-1)}`;
    await server.database.query(
      'system',
      `UPDATE "customer_note" SET "author" = 'anna@demo.test' WHERE "id" = $1`,
      [Number(path.slice(1))],
    );
    const communications = 'anna@demo.test';
    expect((await call(communications, 'POST', `${path}/done`)).body.doneAt).toEqual(expect.any(String));
    expect(await due()).toBe(before);
    // Another day opens it again.
    const moved = await call(manager, 'PUT', path, { dueOn: '2026-01-03' });
    expect(moved.body).toMatchObject({ doneAt: null, author: 'anna@demo.test' });
    expect(await due()).toBe(before + 1);
    const overview = await fetch(`${server.origin}/crm/customers/2/overview`, {
      headers: { authorization: `Bearer ${await server.token(manager)}` },
    });
    const { notes } = (await overview.json()) as { notes: object[] };
    expect(notes).toMatchObject([
      { text: 'Call back.', dueOn: '2026-01-03', doneAt: null },
      { text: 'In a while.' },
    ]);
  });
});
