/** What the books say of what was sold: statements of performances, audit documents. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Audit } from '../../overrides/fiscal/AuditDocument/model/describeAudit.ts';
import { addDocuments } from '../../overrides/fiscal/AuditDocument/server/addDocuments.ts';
import { readAudit } from '../../overrides/fiscal/AuditDocument/server/behaviour.ts';
import { findDifferences, type StatementRow } from '../../overrides/reports/Performances/model/statement.ts';
import { readItems, readStatement } from '../../overrides/reports/Performances/server/statement.ts';
import { idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

let world: SaleWorld;
beforeAll(async () => {
  world = await startSaleWorld();
  await world.call('POST', '/desk_sessions', {});
  await world.manage('POST', '/desk_sessions', {});
});
afterAll(() => world?.stop());

const ALL = { user: null, origin: null, shows: null };

async function readBooks(eventDate: string, asked: Partial<Record<keyof typeof ALL, null | string>> = {}) {
  const parameters = { contract: 1, eventDate: idOf(eventDate), ...ALL, ...asked };
  return world.server.database.transaction({ contract: 1 }, async (tx) => {
    const [statement] = await tx.query(readStatement(parameters as Parameters<typeof readStatement>[0]));
    const [items] = await tx.query(readItems(parameters as Parameters<typeof readItems>[0]));
    if (!statement || !items) throw new Error('The performance has no statement.');
    return { statement: statement.statement, items: items.statement.items };
  });
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

/** Sells places of a price, and gives back some of them. */
async function sellAndRefund(
  price: string,
  value: number,
  { sold, refunded }: Record<'sold' | 'refunded', number>,
) {
  const cart = (await world.hold([[price, sold]])).body['@id'];
  const paid = await world.pay(cart, value * sold, value % 2 ? 'card' : 'cash');
  expect(paid.status, JSON.stringify(paid.body)).toBe(201);
  if (refunded === 0) return;
  const order: string = paid.body['@id'];
  const [line] = (await world.manage('GET', `${order}/refundable`)).body.lines;
  const tickets = line.tickets.slice(0, refunded).map(({ ticket }: { ticket: number }) => ticket);
  const answer = await world.manage('POST', `${order}/refund`, {
    lines: [{ orderItem: line.orderItem, quantity: refunded, tickets }],
    payments: value === 0 ? [] : [{ deskPaymentMethod: world.methods.cash, amount: value * refunded }],
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
}

const fetchPdf = async (path: string, email = 'manager@demo.test') => {
  const answer = await fetch(`${world.server.origin}/ticketing/v1${path}`, {
    headers: { authorization: `Bearer ${await world.server.token(email)}` },
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    text: Buffer.from(await answer.arrayBuffer()),
  };
};

describe('the statement of a performance', () => {
  it('agrees with its tickets, the ledger and the stock, whatever was sold and given back (R4)', async () => {
    const values = [2500, 1999, 0];
    const { eventDate, prices } = await world.addShow({
      total: 200,
      prices: values.map((facialValue) => ({ facialValue })),
    });
    const steps = fc.array(
      fc.record({ price: fc.nat(2), sold: fc.integer({ min: 1, max: 4 }), part: fc.nat(4) }),
      { minLength: 8, maxLength: 8 },
    );
    const [history = []] = fc.sample(steps, { numRuns: 1 });
    for (const { price, sold, part } of history)
      await sellAndRefund(prices[price] ?? '', values[price] ?? 0, { sold, refunded: Math.min(part, sold) });
    const told = JSON.stringify(history);
    const { statement, items } = await readBooks(eventDate);
    const tickets = await world.rows<{
      price: string;
      first: number;
      last: number;
      sold: number;
      refunded: number;
    }>(
      `SELECT "ticket_price_name" AS "price", min("number") AS "first", max("number") AS "last", count(*)::int AS "sold",
         (count(*) FILTER (WHERE "status" = 'refunded'))::int AS "refunded"
       FROM "ticket" WHERE "event_date_id" = $1 GROUP BY 1 ORDER BY 1`,
      [idOf(eventDate)],
    );
    const byPrice = [...statement.rows].sort((a, b) => (a.price < b.price ? -1 : 1));
    expect(
      byPrice.map(({ price, first, last, sold, refunded }: StatementRow) => ({
        price,
        first,
        last,
        sold,
        refunded,
      })),
      told,
    ).toEqual(tickets);
    const kept = sum(statement.rows, ({ sold, refunded }) => sold - refunded);
    expect(await world.counters(eventDate), told).toEqual({ occupied: kept, sold: kept });
    const amount = sum(statement.rows, (row) => row.amount);
    const [ledger] = await world.rows<{ amount: number }>(
      `SELECT coalesce(sum(t."credit" - t."debit"), 0)::int AS "amount" FROM "transaction" t
       JOIN "order_item" i ON i."id" = t."order_item_id" WHERE i."event_date_id" = $1 AND t."account_type" = 'sale_suspense'`,
      [idOf(eventDate)],
    );
    expect([amount, findDifferences(statement)], told).toEqual([ledger?.amount, []]);
    expect([sum(statement.rates, (rate) => rate.amount), sum(items, (item) => item.amount)]).toEqual([
      amount,
      amount,
    ]);
    expect(sum(items, ({ quantity }) => quantity)).toBe(kept);
    const listed = (await world.manage('GET', `/accountability/performances?from=2020-01-01&to=2020-01-02`))
      .body;
    expect(listed.performances).toEqual([]);
    const day = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
    const days = `from=${new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10)}&to=${day.slice(0, 8)}${day.slice(8)}`;
    const { performances } = (await world.manage('GET', `/accountability/performances?${days}`)).body;
    expect(
      performances.find((one: { eventDate: number }) => one.eventDate === idOf(eventDate)),
    ).toMatchObject({ amount, sold: sum(statement.rows, ({ sold }) => sold), isOver: false });
    await world.expectFacts();
  });

  it('would miss what was given back where it counted orders as they are now', async () => {
    const { eventDate, prices } = await world.addShow({ prices: [{ facialValue: 1000 }] });
    await sellAndRefund(prices[0] ?? '', 1000, { sold: 3, refunded: 1 });
    const before = (await readBooks(eventDate)).statement.rows;
    await world.rows(`UPDATE "ticket_price" SET "name" = 'Later', "facial_value" = 9900 WHERE "id" = $1`, [
      idOf(prices[0] ?? ''),
    ]);
    expect((await readBooks(eventDate)).statement.rows).toEqual(before);
    expect(before).toMatchObject([{ price: 'Price 1', unit: 1000, sold: 3, refunded: 1, amount: 2000 }]);
  });

  it('holds to one seller and one channel where it is asked for', async () => {
    const { eventDate, prices } = await world.addShow({ prices: [{ facialValue: 1000 }] });
    await sellAndRefund(prices[0] ?? '', 1000, { sold: 2, refunded: 0 });
    const sold = async (asked: Parameters<typeof readBooks>[1]) =>
      sum((await readBooks(eventDate, asked)).statement.rows, (row) => row.sold);
    expect(await sold({ user: 'ANNA@demo.test' })).toBe(2);
    expect(await sold({ user: 'manager@demo.test' })).toBe(0);
    expect(await sold({ origin: 'desk' })).toBe(2);
    expect(await sold({ origin: 'minisite' })).toBe(0);
  });

  it('is a document in both languages and forms, of a performance that is there, for who sees turnover', async () => {
    const { eventDate, prices } = await world.addShow({ prices: [{ facialValue: 1000 }] });
    await sellAndRefund(prices[0] ?? '', 1000, { sold: 2, refunded: 1 });
    const id = idOf(eventDate);
    for (const query of ['', '?user=me&summary=1&originType=desk&language=en'])
      for (const file of ['event_date', 'event_date_items']) {
        const { status, type, text } = await fetchPdf(`/accountability/${id}/${file}.pdf${query}`);
        expect([status, type, text.toString('latin1', 0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
      }
    expect((await fetchPdf('/accountability/999999/event_date.pdf')).status).toBe(404);
    expect((await fetchPdf(`/accountability/${id}/event_date.pdf`, 'bruno@demo.test')).status).toBe(403);
    expect(
      (await world.manage('GET', '/accountability/performances?from=2026-05-02&to=2026-05-01')).body.code,
    ).toBe('REPORT-002');
  });
});

describe('an audit document', () => {
  it('is made once for each month of the journal that is over, and holds its chains and totals', async () => {
    const add = (now: Date) =>
      world.server.database.transaction({ contract: 1 }, (tx) => addDocuments(tx, 1, now));
    expect(await add(new Date())).toBe(0);
    const later = new Date(Date.now() + 65 * 24 * 3_600_000);
    const made = await add(later);
    expect([made >= 1, await add(later)]).toEqual([true, 0]);
    const { member } = (await world.manage('GET', '/audit_documents?order[startDate]=desc&itemsPerPage=50'))
      .body;
    const audits = await world.server.database.transaction({ contract: 1 }, async (tx) => {
      const read: Audit[] = [];
      for (const one of member) {
        const [row] = await tx.query(readAudit({ contract: 1, id: idOf(one['@id']) }));
        if (row) read.push(row.audit);
      }
      return read;
    });
    const now = new Date().toISOString();
    const audit = audits.find((one) => one.start <= now && now < one.end);
    if (!audit) throw new Error('No document is of this month.');
    const records = await world.rows<{ series: string; count: number }>(
      `SELECT "series", count(*)::int AS "count" FROM "journal_record" GROUP BY 1 ORDER BY 1`,
      [],
    );
    expect(audit.chains.map(({ series, count }) => ({ series, count }))).toEqual(records);
    for (const { first, last, count } of audit.chains) expect(last - first + 1).toBe(count);
    const [sold] = await world.rows<{ amount: number }>(
      `SELECT sum("credit" - "debit")::int AS "amount" FROM "transaction" t WHERE "account_type" = 'sale_suspense'
         AND EXISTS (SELECT FROM "journal_record" r JOIN "order" o ON o."number" = substring(r."content" from '"document":"([^"]*)"')
           WHERE r."series" = 'T' AND o."id" = t."order_id")`,
      [],
    );
    const [euros] = audit.perpetual;
    expect([sum(audit.rates, ({ gross }) => gross), euros?.after]).toEqual([sold?.amount, sold?.amount]);
    const file = await fetchPdf(`/audit_documents/${idOf(member[0]['@id'])}/file.pdf?language=en`);
    expect([file.status, file.text.toString('latin1', 0, 5)]).toEqual([200, '%PDF-']);
  });

  it('goes with an attestation of conformity, of one’s own organiser alone', async () => {
    const { status, text } = await fetchPdf('/accountability/conformity-attestation/1.pdf');
    expect([status, text.toString('latin1', 0, 5)]).toEqual([200, '%PDF-']);
    expect((await fetchPdf('/accountability/conformity-attestation/2.pdf')).status).toBe(404);
    expect((await fetchPdf('/accountability/conformity-attestation/1.pdf', 'anna@demo.test')).status).toBe(
      403,
    );
  });
});
