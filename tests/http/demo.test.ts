/** The demo organiser's facts: a box office's books that agree with themselves. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDemo } from '../../overrides/contract/Demo/model/buildDemo.ts';
import { splitVat } from '../../overrides/money/Vat/model.ts';
import { descriptors } from '../../schema/generated/descriptors.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

const count = async (sql: string) =>
  Number((await server.database.query<{ n: number }>('system', sql))[0]?.n);

describe('the demo season', () => {
  it('is the same on every machine for a given day, and another on another day', () => {
    const hash = (day: string) =>
      createHash('sha256')
        .update(JSON.stringify(buildDemo(day)))
        .digest('hex');
    expect(hash('2026-11-21')).toBe(hash('2026-11-21'));
    expect(hash('2026-11-21')).not.toBe(hash('2026-11-22'));
  });

  it('has a theatre, a studio and a festival: 14 shows, about 65 dates, a thousand customers, three months of orders', async () => {
    expect(await count('SELECT count(*) n FROM ticketing WHERE contract_id = 1')).toBe(14);
    expect(await count('SELECT count(*) n FROM event_date WHERE contract_id = 1')).toBeGreaterThanOrEqual(60);
    expect(await count('SELECT count(*) n FROM customer WHERE contract_id = 1')).toBe(1000);
    expect(await count('SELECT count(*) n FROM "order" WHERE contract_id = 1')).toBeGreaterThan(800);
    const days = await count(
      'SELECT extract(day FROM max(created_at) - min(created_at))::int n FROM "order"',
    );
    expect(days).toBeGreaterThan(60);
  });

  it('sold no place twice: the counters of every date and price are the count of its tickets', async () => {
    for (const [table, key] of [
      ['event_date', 'event_date_id'],
      ['ticket_price', 'ticket_price_id'],
    ])
      expect(
        await count(
          `SELECT count(*) n FROM "${table}" t WHERE occupied_stock <> (SELECT count(*) FROM ticket WHERE "${key}" = t.id)
           OR sold_tickets <> occupied_stock OR (NOT unlimited_stock AND occupied_stock > total_stock)`,
        ),
      ).toBe(0);
  });

  it('adds up: every order is the sum of its lines, of its tickets and of what was paid', async () => {
    const sum = (table: string, column: string) =>
      `(SELECT coalesce(sum("${column}"), 0) FROM "${table}" x WHERE x.order_id = o.id)`;
    expect(
      await count(
        `SELECT count(*) n FROM "order" o WHERE customer_paid_amount <> ${sum('order_item', 'customer_paid_amount')}
         OR customer_paid_amount <> ${sum('ticket', 'facial_value')}
         OR customer_paid_amount <> ${sum('transaction', 'debit')} OR customer_paid_amount <> ${sum('transaction', 'credit')}
         OR customer_paid_amount <> net_amount + vat_amount`,
      ),
    ).toBe(0);
  });

  it('taxes every line by itself (R13)', async () => {
    const lines = await server.database.query<{ gross: number; rate: number; net: number; vat: number }>(
      'system',
      'SELECT customer_paid_amount gross, vat_rate rate, net_amount net, vat_amount vat FROM order_item',
    );
    for (const { gross, rate, net, vat } of lines)
      expect(splitVat(gross, rate)).toMatchObject({ net, tax: vat });
  });

  it('numbers orders and tickets without a gap, in the order in which they were sold (R34)', async () => {
    for (const [table, number, instant] of [
      ['order', 'number::bigint', 'created_at'],
      ['ticket', 'number', 'bought_at'],
    ])
      expect(
        await count(
          `SELECT count(*) n FROM (SELECT ${number} given, row_number() OVER (ORDER BY ${instant}, id) counted FROM "${table}") t
           WHERE given <> counted`,
        ),
      ).toBe(0);
  });

  it('has something in every entity that is kept, but for what follows a refund, an offer in a cart or an export', async () => {
    const empty: string[] = [];
    for (const { name, table } of Object.values(descriptors).filter(({ scope }) => scope !== 'value'))
      if ((await count(`SELECT count(*) n FROM "${table}" WHERE contract_id IN (0, 1)`)) === 0)
        empty.push(name);
    expect(empty.sort()).toEqual([
      'CartItemWithOffer',
      'OrderFeeItem',
      'OrderItemCashCoupon',
      'ProviderExportedCart',
      'Refund',
      'RefundOrderItem',
    ]);
  });

  it('let in last night whoever was scanned: each by a ticket of that evening, once', async () => {
    expect(await count(`SELECT count(*) n FROM scan WHERE status = 'ok'`)).toBeGreaterThan(20);
    expect(
      await count(
        `SELECT count(*) n FROM ticket t WHERE current_valid_scan_nb <>
         (SELECT count(*) FROM scan s WHERE s.ticket_id = t.id AND s.status = 'ok')`,
      ),
    ).toBe(0);
  });

  it('gave every ticket of a numbered evening a seat of its own', async () => {
    expect(
      await count(
        'SELECT count(*) - count(DISTINCT ticket_id) n FROM available_seat WHERE ticket_id IS NOT NULL',
      ),
    ).toBe(0);
    expect(
      await count(
        `SELECT count(*) n FROM ticket WHERE event_date_id IN (SELECT event_date_id FROM available_seat)
         AND id NOT IN (SELECT ticket_id FROM available_seat WHERE ticket_id IS NOT NULL)`,
      ),
    ).toBe(0);
  });

  it('is told to the seller of the theatre and to nobody of the other organiser', async () => {
    const list = async (email: string) => {
      const headers = { authorization: `Bearer ${await server.token(email)}` };
      const response = await fetch(`${server.origin}/ticketing/v1/orders?itemsPerPage=1`, { headers });
      return (await response.json()).totalItems;
    };
    expect(await list('anna@demo.test')).toBeGreaterThan(800);
    expect(await list('other@demo.test')).toBe(0);
  });
});
