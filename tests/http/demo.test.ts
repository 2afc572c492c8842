/** The demo organiser's facts: a box office's books that agree with themselves. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDemo } from '../../overrides/contract/Demo/model/buildDemo.ts';
import { demoRooms as describeRooms } from '../../overrides/contract/Demo/model/rooms.ts';
import { demoRooms } from '../../overrides/contract/Demo/server/seatRooms.ts';
import { splitVat } from '../../overrides/money/Vat/model.ts';
import { findSeatFaults } from '../../overrides/seating/SeatChoice/server/findSeatFaults.ts';
import { findFaults } from '../../overrides/seating/SeatConfig/model/findFaults.ts';
import { compareContract } from '../../overrides/seating/Stock/server/checkCounters.ts';
import { descriptors } from '../../schema/generated/descriptors.ts';
import type { Host, Sql } from '../../server/kit.ts';
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
          `SELECT count(*) n FROM "${table}" t
           WHERE occupied_stock <> (SELECT count(*) FROM ticket WHERE "${key}" = t.id AND status = 'payed')
           OR refunded_tickets <> (SELECT count(*) FROM ticket WHERE "${key}" = t.id AND status = 'refunded')
           OR sold_tickets <> occupied_stock OR (NOT unlimited_stock AND occupied_stock > total_stock)`,
        ),
      ).toBe(0);
  });

  it('opened no desk session for anybody who had not signed in', async () => {
    expect(await count('SELECT count(*) n FROM desk_session')).toBeGreaterThan(0);
    expect(
      await count(
        `SELECT count(*) n FROM desk_session s WHERE NOT EXISTS (SELECT FROM accounts_user u
         WHERE u.contract_id = s.contract_id AND u.email = s.user_email AND u.last_sign_in >= s.start_date)`,
      ),
    ).toBe(0);
  });

  it('adds up: every order is the sum of its lines, of its tickets and fees, and of what was paid and given back', async () => {
    const sum = (table: string, column: string, where = 'true') =>
      `(SELECT coalesce(sum("${column}"), 0) FROM "${table}" x WHERE x.contract_id = o.contract_id AND x.order_id = o.id AND ${where})`;
    const refunded = sum('refund', 'amount');
    expect(
      await count(
        `SELECT count(*) n FROM "order" o WHERE customer_paid_amount <> ${sum('order_item', 'customer_paid_amount')}
         OR customer_paid_amount <> ${sum('ticket', 'facial_value')} + order_only_fee_amount
         OR order_only_fee_amount <> ${sum('order_item', 'customer_paid_amount', `type = 'fee'`)}
         OR customer_paid_amount <> ${sum('transaction', 'credit', `operation_type = 'sale'`)}
         OR customer_paid_amount <> ${sum('transaction', 'debit', `account_type = 'bank'`)}
         OR ${refunded} <> ${sum('transaction', 'credit', `account_type = 'bank'`)}
         OR ${refunded} <> ${sum('ticket', 'facial_value', `status = 'refunded'`)}
         OR ${sum('transaction', 'debit')} <> ${sum('transaction', 'credit')}
         OR customer_paid_amount <> net_amount + vat_amount`,
      ),
    ).toBe(0);
    expect(await compareContract(server.host, 1)).toEqual({
      counters: [],
      ledger: [],
      projected: [],
      seats: [],
    });
  });

  it('gave back before the show what was paid, by entries of their own, with a credit note where there was an invoice (R20, R31, R33)', async () => {
    expect(await count('SELECT count(*) n FROM refund WHERE contract_id = 1')).toBeGreaterThan(0);
    expect(
      await count(
        `SELECT count(*) n FROM refund_order_item r JOIN order_item i ON i.id = r.order_item_id
         WHERE i.total_refunded_amount <> r.amount OR r.amount > i.customer_paid_amount OR r.amount <> r.net_amount + r.vat_amount
         OR r.quantity <> (SELECT count(*) FROM refund_order_item_ticket_list l WHERE l.source_id = r.id)`,
      ),
    ).toBe(0);
    expect(
      await count(
        `SELECT count(*) n FROM refund r JOIN "order" o ON o.id = r.order_id LEFT JOIN invoice c ON c.id = r.invoice_id
         WHERE r.created_at <= o.created_at OR (c.id IS NOT NULL AND (c.total_amount <> -r.amount OR c.original_invoice_id IS NULL))
         OR (c.id IS NULL AND EXISTS (SELECT FROM invoice i WHERE i.order_id = o.id))
         OR r.amount <> (SELECT sum(amount) FROM refund_order_item i WHERE i.refund_id = r.id)`,
      ),
    ).toBe(0);
    expect(
      await count(
        `SELECT count(*) n FROM ticket WHERE refunded_at >= event_date_start_date OR (status = 'refunded') <> (refunded_at IS NOT NULL)`,
      ),
    ).toBe(0);
  });

  it('sold nothing that had begun, knew every buyer before, and told nothing of tomorrow', async () => {
    expect(await count('SELECT count(*) n FROM ticket WHERE bought_at >= event_date_start_date')).toBe(0);
    expect(
      await count(
        'SELECT count(*) n FROM "order" o JOIN customer c ON c.id = o.customer_id WHERE c.created_at > o.created_at',
      ),
    ).toBe(0);
    for (const [table, column] of [
      ['order', 'created_at'],
      ['payout', 'paid_at'],
      ['imported_file', 'imported_at'],
      ['refund', 'created_at'],
      ['scan', 'scan_date'],
    ])
      expect(await count(`SELECT count(*) n FROM "${table}" WHERE "${column}" > now()`), table).toBe(0);
  });

  it('was not made in an instant: customers, performances and contacts have a day each of their own', async () => {
    for (const table of ['customer', 'event_date', 'ticket_price', 'crm_customer'])
      expect(await count(`SELECT count(DISTINCT created_at::date) n FROM "${table}"`), table).toBeGreaterThan(
        5,
      );
  });

  it('names no two customers alike', async () => {
    expect(
      await count('SELECT count(*) - count(DISTINCT display_name) n FROM customer WHERE contract_id = 1'),
    ).toBe(0);
  });

  it('took off what an offer says, on the carts as on the orders, and counts the uses of its code', async () => {
    expect(await count('SELECT count(*) n FROM cart_item_with_offer')).toBeGreaterThan(0);
    expect(
      await count(
        `SELECT count(*) n FROM cart_item_with_offer w JOIN cart_item c ON c.id = w.cart_item_id
         WHERE w.facial_value * 5 <> w.facial_value_without_offer * 4 OR w.customer_paid_amount <> c.customer_paid_amount
         OR w.cart_id <> c.cart_id`,
      ),
    ).toBe(0);
    expect(
      await count(
        `SELECT count(*) n FROM coupon k WHERE usage = 'per_order' AND nb_use_current <>
         (SELECT count(DISTINCT i.order_id) FROM coupon_applying_order_item_list l
          JOIN order_item i ON i.id = l.target_id WHERE l.source_id = k.id)`,
      ),
    ).toBe(0);
    expect(
      await count(
        `SELECT count(*) n FROM coupon k WHERE usage = 'cash' AND initial_amount - amount <>
         (SELECT coalesce(sum(c.amount), 0) FROM order_item_cash_coupon c WHERE c.coupon_id = k.id)`,
      ),
    ).toBe(0);
  });

  it('has offers that say what a cart must hold and what it is given, for whole days of the theatre', async () => {
    const rules = await server.database.query<{ asks: number; gives: string | null; hours: string }>(
      'system',
      `SELECT jsonb_array_length("trigger_list") AS "asks", "exchange_data"->>'type' AS "gives",
         to_char("valid_start_date" AT TIME ZONE "timezone", 'HH24:MI') || '–' ||
         to_char("valid_end_date" AT TIME ZONE "timezone", 'HH24:MI') AS "hours"
       FROM "offer_rule" ORDER BY "id"`,
    );
    expect(rules.map(({ gives }) => gives)).toEqual(['share', 'coupon', 'price', 'share']);
    for (const { asks, hours } of rules) expect([asks > 0, hours]).toEqual([true, '00:00–23:59']);
  });

  it('was paid out what was taken online, but for what is still to come', async () => {
    expect(
      await count(
        `SELECT (SELECT sum(credited_funds) FROM payout) + (SELECT sum(balance_amount_for_pro) FROM wallet WHERE id = 1)
         - (SELECT sum(debit - credit) FROM transaction WHERE name = 'card_online') n`,
      ),
    ).toBe(0);
  });

  it('keeps the account of a works council: a deposit to spend, and one given back that is lettered with what went out', async () => {
    const entries = await server.database.query<{ open: boolean; amount: number }>(
      'system',
      `SELECT k."source_id" IS NULL AS "open", (t."credit" - t."debit")::int AS "amount" FROM "transaction" t
       LEFT JOIN "lettering_transaction_list" k ON k."target_id" = t."id" WHERE t."client_id" = 1 ORDER BY t."id"`,
    );
    expect(entries).toEqual([
      { open: false, amount: 24_000 },
      { open: false, amount: -24_000 },
      { open: true, amount: 50_000 },
    ]);
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

  it('has something in every entity that is kept, but for what only a fault leaves', async () => {
    const empty: string[] = [];
    const kept = Object.values(descriptors).filter(
      ({ scope, name }) => scope !== 'value' && name !== 'DeadLetter',
    );
    for (const { name, table } of kept)
      if ((await count(`SELECT count(*) n FROM "${table}" WHERE contract_id IN (0, 1)`)) === 0)
        empty.push(name);
    expect(empty).toEqual([]);
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
         AND status = 'payed' AND id NOT IN (SELECT ticket_id FROM available_seat WHERE ticket_id IS NOT NULL)`,
      ),
    ).toBe(0);
  });

  it('keeps the wheelchair’s seats for who needs one (R44d), and prints on a ticket the seat it has', async () => {
    expect(
      await count(
        `SELECT count(*) n FROM available_seat a JOIN seat s ON s.id = a.seat_id JOIN ticket t ON t.id = a.ticket_id
         WHERE s.type = 'reduced_mobility' OR t.seat_label <> s.label`,
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

describe('the rooms beside the theatre', () => {
  it('are a theatre with balconies, a cabaret and an arena, each with performances that can be sold seat by seat', async () => {
    await demoRooms.seed?.({ database: server.database } as Host);
    const rooms = await server.database.query(
      'system',
      `SELECT p.label, (SELECT count(*)::int FROM seat s WHERE s.contract_id = 1 AND s.seat_config_id = p.id) AS seats,
         (SELECT count(*)::int FROM event_date d WHERE d.contract_id = 1 AND d.seat_config_id = p.id AND d.status = 'opened'
            AND d.total_stock = (SELECT count(*) FROM available_seat a WHERE a.contract_id = 1 AND a.event_date_id = d.id
              AND a.seat_group_id IN (SELECT g.seat_group_id FROM ticket_price_seat_group g JOIN ticket_price t
                ON t.contract_id = 1 AND t.id = g.ticket_price_id WHERE g.contract_id = 1 AND t.event_date_id = d.id))) AS sold_by_seat
       FROM seat_config p WHERE p.contract_id = 1 ORDER BY p.id`,
    );
    expect(rooms.slice(1)).toEqual([
      { label: 'Théâtre du Quai · Salle à l’italienne', seats: 900, sold_by_seat: 2 },
      { label: 'La Verrière · Cabaret', seats: 120, sold_by_seat: 1 },
      { label: 'Arena du Confluent · Grande Nef', seats: 12_000, sold_by_seat: 1 },
    ]);
    const types = await server.database.query<{ type: string; n: number }>(
      'system',
      `SELECT type, count(*)::int AS n FROM seat WHERE contract_id = 1
       AND seat_config_id = (SELECT max(id) FROM seat_config WHERE contract_id = 1) GROUP BY type ORDER BY type`,
    );
    expect(types).toEqual([
      { type: 'normal', n: 7000 },
      { type: 'reduced_mobility', n: 20 },
      { type: 'standing', n: 4980 },
    ]);
    const sql = {
      query: (text: string, values?: unknown[]) => server.database.query('system', text, values),
    };
    expect(await findSeatFaults(sql as Sql, 1)).toEqual([]);
  });

  it('have no two seats with one label, and none on another', () => {
    for (const { drawing } of describeRooms()) {
      const { labels, overlaps } = findFaults(drawing);
      expect([labels, overlaps]).toEqual([[], 0]);
    }
  });
});
