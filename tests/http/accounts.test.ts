/** What the books say of what was sold: statements of performances, audit documents. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Audit } from '../../overrides/fiscal/AuditDocument/model/describeAudit.ts';
import { addDocuments } from '../../overrides/fiscal/AuditDocument/server/addDocuments.ts';
import { readAudit } from '../../overrides/fiscal/AuditDocument/server/behaviour.ts';
import { describeStatement } from '../../overrides/money/ClientStatement/model/describeStatement.ts';
import { readClientStatement } from '../../overrides/money/ClientStatement/server/statement.ts';
import { describeDeposit, describeRepayment } from '../../overrides/money/Ledger/model.ts';
import { earnPerformances } from '../../overrides/money/Ledger/server/earnPerformances.ts';
import { recordMoney } from '../../overrides/money/Ledger/server/recordMoney.ts';
import { FEC_COLUMNS } from '../../overrides/reports/Accounting/model/fec.ts';
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

  it('is made for days that are over, once, and says whether the records of its period are whole', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const make = (from: string, to: string) => world.manage('POST', '/audit_documents/make', { from, to });
    expect((await make(day(-1), day(2))).body.code).toBe('FISCAL-001');
    expect((await make(day(-3), day(-5))).body.code).toBe('FISCAL-001');
    const made = await make(day(-5), day(-3));
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect((await make(day(-5), day(-3))).body['@id']).toBe(made.body['@id']);
    const { member } = (await world.manage('GET', '/audit_documents?itemsPerPage=50')).body;
    const now = new Date().toISOString();
    const current = member.find(
      (one: { startDate: string; endDate: string }) => one.startDate <= now && now < one.endDate,
    );
    const verified = await world.manage('POST', `${current['@id']}/verify`);
    expect(verified.body).toMatchObject({ fault: null, verifiedAt: expect.any(String) });
    expect(verified.body.recordCount).toBeGreaterThan(5);
    expect((await world.as('bruno@demo.test')('POST', `${current['@id']}/verify`)).status).toBe(403);
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

/** An account of the accounting, as answered. */
interface Account {
  readonly type: string;
  readonly code: string;
  readonly isSet: boolean;
  readonly debit: number;
  readonly credit: number;
}

const EARNED = ['sale', 'sale_suspense', 'sale_order_fee', 'sale_ticket_fee', 'sale_shipping_fee', 'vat'];

/** Sales of one, as answered. */
type Row = Readonly<Record<'sold' | 'refunded' | 'total' | 'net' | 'tax', number>>;

/** A movement, as answered. */
interface Entry {
  readonly debit: number;
  readonly credit: number;
}

describe('the account of a client', () => {
  const openAccount = async (lastname: string) => {
    const customer = (await world.manage('POST', '/customers', { lastname })).body['@id'];
    const client: string = (await world.manage('POST', '/clients', { name: lastname })).body['@id'];
    await world.rows('UPDATE "customer" SET "client_id" = $2 WHERE "id" = $1', [
      idOf(customer),
      idOf(client),
    ]);
    return { customer, client };
  };
  /** What was paid becomes due again, as where a payment bounces. */
  const bounce = async (order: string, client: string, amount: number) => {
    const event = describeRepayment({
      currency: 'EUR',
      at: new Date().toISOString(),
      order: idOf(order),
      client: idOf(client),
      payments: [{ name: 'card', method: idOf(world.methods.card ?? ''), amount }],
    });
    await world.server.database.transaction({ contract: 1 }, (tx) => recordMoney(tx, 1, [event]));
  };
  const read = async (client: string) => (await world.manage('GET', `${client}/account`)).body;
  const move = (client: string, way: 'credit' | 'debit', body: object, method = 'cash') =>
    world.manage('POST', `${client}/${way}`, { deskPaymentMethod: world.methods[method], ...body });

  it('takes a deposit, pays for an order by it, and gives the rest back, with its session and journal', async () => {
    const { customer, client } = await openAccount('Comité Aubrac');
    expect(await read(client)).toMatchObject({ balances: [], orders: [], deposits: [], movements: [] });
    const taken = await move(client, 'credit', { amount: 10_000, free: 0, reason: ' Season ' }, 'check');
    expect([taken.status, taken.body['@id']], JSON.stringify(taken.body)).toEqual([200, client]);
    const { prices } = await world.addShow({ prices: [{ facialValue: 2500 }] });
    const cart = (await world.hold([[prices[0] ?? '', 1]])).body['@id'];
    const payments = [{ deskPaymentMethod: world.methods.card, amount: 2500 }];
    const order: string = (await world.call('POST', `${cart}/checkout`, { payments, customer })).body['@id'];
    await bounce(order, client, 2500);
    expect(await read(client)).toMatchObject({
      balances: [{ balance: 7500, free: 10_000, coupons: 0 }],
      orders: [{ order: idOf(order), due: 2500, total: 2500, invoices: null }],
    });
    const listed = await world.manage('GET', '/accountability/clients?q=Aubr&state=credit');
    expect(listed.body).toMatchObject({
      total: 1,
      accounts: [
        {
          client: idOf(client),
          isOverdue: false,
          dueSince: null,
          balances: [{ currency: 'EUR', balance: 7500, coupons: 0 }],
        },
      ],
    });
    expect((await world.manage('GET', '/accountability/clients?q=Aub%25c')).body.total).toBe(0);
    await world.manage('POST', `${order}/debit`, { payments: [], account: 2500, due: 2500 });
    const account = await read(client);
    expect(account).toMatchObject({ balances: [{ balance: 7500, free: 7500 }], orders: [] });
    expect(account.deposits).toMatchObject([{ amount: 10_000, actor: expect.stringContaining('Camille') }]);
    expect(sum(account.movements, (one: Entry) => one.credit - one.debit)).toBe(7500);
    expect((await move(client, 'debit', { amount: 7501 })).body).toMatchObject({
      code: 'CLIENT-002',
      values: { free: 7500 },
    });
    expect((await move(client, 'debit', { amount: 3000, free: 7500 })).status).toBe(200);
    expect(await read(client)).toMatchObject({ balances: [{ free: 4500, balance: 4500 }] });
    const records = await world.rows<{ type: string }>(
      `SELECT substring("content" from '"type":"([^"]*)"') AS "type" FROM "journal_record" WHERE "content" LIKE $1 ORDER BY "id"`,
      [`%"document":"client ${idOf(client)}"%`],
    );
    expect(records.map(({ type }) => type)).toEqual(['deposit', 'repayment']);
    const [drawer] = await world.rows<{ out: number }>(
      `SELECT sum(b."credit")::int AS "out" FROM "transaction" t JOIN "transaction" b ON b."transaction_group_id" = t."transaction_group_id"
       WHERE t."client_id" = $1 AND b."account_type" = 'bank' AND b."desk_session_id" IS NOT NULL AND b."operation_type" = 'refund'`,
      [idOf(client)],
    );
    expect(drawer?.out).toBe(3000);
    await world.expectFacts();
  });

  it('is paid back once of two who ask for the same money at once, and refused where it changed (R40)', async () => {
    const { client } = await openAccount('Deux');
    await move(client, 'credit', { amount: 5000 });
    const outcomes = await Promise.all([
      move(client, 'debit', { amount: 4000 }),
      move(client, 'debit', { amount: 4000 }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await move(client, 'debit', { amount: 500, free: 5000 })).body).toMatchObject({
      code: 'CLIENT-001',
    });
    expect(await read(client)).toMatchObject({ balances: [{ free: 1000 }] });
    await world.expectFacts();
  });

  it('letters what settles each other, once, until it is undone (and the FEC has its letters)', async () => {
    const { client } = await openAccount('Lettres');
    const other = await openAccount('Autre');
    for (const amount of [3000, 2000]) await move(client, 'credit', { amount });
    await move(client, 'debit', { amount: 3000 });
    await move(other.client, 'credit', { amount: 3000 });
    const readOpen = async (of: string) => (await world.manage('GET', `${of}/lettering`)).body;
    const before = await readOpen(client);
    expect(before).toMatchObject({
      name: 'Lettres',
      currencies: [{ currency: 'EUR', count: 3, balance: 2000 }],
      letterings: [],
    });
    const [first, second, back] = before.currencies[0].entries.map((one: { entry: number }) => one.entry);
    const [strange] = (await readOpen(other.client)).currencies[0].entries;
    const letter = (entries: readonly number[]) =>
      world.manage('POST', `${client}/lettering`, { entries: entries.map(String) });
    expect((await letter([first])).status).toBe(422);
    expect((await letter([second, back])).body).toMatchObject({
      code: 'MONEY-001',
      values: { difference: '10.00 EUR' },
    });
    expect((await letter([first, strange.entry, back])).body).toMatchObject({ code: 'MONEY-002' });
    const tried = await Promise.all([letter([first, back]), letter([back, first])]);
    expect(tried.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(tried.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'MONEY-004',
      values: { code: 'AAA' },
    });
    const made = tried.find(({ status }) => status === 201)?.body;
    expect(made).toMatchObject({ code: 'AAA', amount: 3000, undoneAt: null });
    expect(await readOpen(client)).toMatchObject({
      currencies: [{ count: 1, balance: 2000, entries: [{ entry: second }] }],
      letterings: [
        { code: 'AAA', amount: 3000, undoneAt: null, entries: [{ entry: first }, { entry: back }] },
      ],
    });
    const listed = await world.manage(
      'GET',
      `/transactions?lettered=true&client=${idOf(client)}&fields=lettered`,
    );
    expect(listed.body.totalItems).toBe(2);
    const today = await world.fiscalDay();
    const bookedLetters = async () => {
      const { text } = await fetchPdf(`/reports/accounting.txt?from=${today}&to=${today}`);
      const lines = text
        .toString('utf8')
        .split('\r\n')
        .map((line) => line.split('\t'));
      return lines
        .filter(([, , , , , , number]) => number === `C${idOf(client)}`)
        .map((cells) => [cells[13], cells[14]]);
    };
    const day = today.replaceAll('-', '');
    expect((await bookedLetters()).sort()).toEqual([
      ['', ''],
      ['AAA', day],
      ['AAA', day],
    ]);
    const undone = await world.manage('POST', `${made['@id']}/undo`);
    expect([undone.status, undone.body.undoneAt === null], JSON.stringify(undone.body)).toEqual([200, false]);
    expect((await world.manage('POST', `${made['@id']}/undo`)).body).toMatchObject({ code: 'MONEY-005' });
    expect(await bookedLetters()).toEqual([
      ['', ''],
      ['', ''],
      ['', ''],
    ]);
    expect((await letter([first, back])).body).toMatchObject({ code: 'AAB' });
    expect((await readOpen(client)).letterings.map(({ code }: { code: string }) => code)).toEqual([
      'AAB',
      'AAA',
    ]);
    const refused = await world.call('POST', `${client}/lettering`, {
      entries: [String(first), String(back)],
    });
    expect([refused.status, refused.body.code]).toEqual([403, 'RIGHT-001']);
    await world.expectFacts();
  });

  it('is drawn as a statement whose balances follow from each other, and agree with the account', async () => {
    const { client } = await openAccount('Relevé');
    await move(client, 'credit', { amount: 9000, reason: 'Season' });
    await move(client, 'debit', { amount: 2500 });
    const path = `${client}/statement.pdf`.replace('/ticketing/v1', '');
    for (const query of ['', '?language=en', '?from=2026-01-01&to=2026-01-31&language=en']) {
      const { status, type, text } = await fetchPdf(`${path}${query}`);
      expect([status, type, text.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-']);
    }
    expect(
      (await world.manage('GET', `${client}/statement.pdf?from=2026-02-01&to=2026-01-01`)).body.code,
    ).toBe('MONEY-006');
    const today = await world.fiscalDay();
    const read = async (from: string | null) =>
      world.server.database.transaction({ contract: 1 }, async (tx) => {
        const [row] = await tx.query(
          readClientStatement({ contract: 1, client: idOf(client), from, to: null }),
        );
        return row?.statement;
      });
    const whole = await read(null);
    expect(whole).toMatchObject({ operator: 'SCIC Théâtre des Lumières', name: 'Relevé', from: null });
    expect(whole?.currencies).toMatchObject([
      { currency: 'EUR', opening: 0, entries: [{ credit: 9000, reason: 'Season' }, { debit: 2500 }] },
    ]);
    const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
    expect((await read(tomorrow))?.currencies).toEqual([{ currency: 'EUR', opening: 6500, entries: [] }]);
    if (!whole) throw new Error('The client has no statement.');
    const { tables, state } = describeStatement(whole, 'en');
    expect(state).toBe('In your favour: €65.00');
    expect(tables[0]?.rows.map((row) => row.at(-1))).toEqual(['€0.00', '€90.00', '€65.00', '€65.00']);
    await world.expectFacts();
  });

  it('is lettered by what the database itself holds to: one lettering an entry, even, and lasting', async () => {
    const { client } = await openAccount('Garde');
    await move(client, 'credit', { amount: 700 });
    await move(client, 'debit', { amount: 700 });
    const { currencies } = (await world.manage('GET', `${client}/lettering`)).body;
    const [one, two] = currencies[0].entries.map(({ entry }: { entry: number }) => entry);
    const write = (entries: readonly number[]) =>
      world.rows(
        `WITH l AS (INSERT INTO "lettering" ("contract_id", "client_id", "code") VALUES (1, $1, 'X' || $2::bigint) RETURNING "id")
         INSERT INTO "lettering_transaction_list" ("contract_id", "source_id", "target_id", "position")
         SELECT 1, l."id", e, e FROM l, unnest($3::bigint[]) e`,
        [idOf(client), entries.length, entries],
      );
    await expect(write([one])).rejects.toThrow('leaves "700"');
    const francs = describeDeposit({
      currency: 'XPF',
      at: new Date().toISOString(),
      client: idOf(client),
      payments: [{ name: 'cash', method: idOf(world.methods.cash ?? ''), amount: 700 }],
    });
    await world.server.database.transaction({ contract: 1 }, (tx) => recordMoney(tx, 1, [francs]));
    const inFrancs = (await world.manage('GET', `${client}/lettering`)).body.currencies[1];
    expect(inFrancs).toMatchObject({ currency: 'XPF', count: 1, balance: 700 });
    const mixed = { entries: [String(inFrancs.entries[0].entry), String(two)] };
    expect((await world.manage('POST', `${client}/lettering`, mixed)).body).toMatchObject({
      code: 'MONEY-003',
      values: { currencies: 'EUR, XPF' },
    });
    const made = await world.manage('POST', `${client}/lettering`, { entries: [String(one), String(two)] });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    await expect(write([one, two])).rejects.toThrow(`The entry "${one}" is in the lettering "AAA" already.`);
    const id = idOf(made.body['@id']);
    await expect(world.rows('DELETE FROM "lettering" WHERE "id" = $1', [id])).rejects.toThrow(
      'cannot be deleted',
    );
    await expect(
      world.rows('DELETE FROM "lettering_transaction_list" WHERE "source_id" = $1', [id]),
    ).rejects.toThrow('stay as they are');
    await expect(world.rows('UPDATE "lettering" SET "amount" = 1 WHERE "id" = $1', [id])).rejects.toThrow(
      'cannot be changed',
    );
  });

  it('moves no money by what is none, without a session, or for who may not', async () => {
    const { client } = await openAccount('Refus');
    expect((await move(client, 'credit', { amount: 100 }, 'cash_coupon')).body).toMatchObject({
      code: 'CLIENT-003',
    });
    expect((await move(client, 'credit', { amount: 0 })).status).toBe(422);
    const bruno = world.as('bruno@demo.test');
    const body = { deskPaymentMethod: world.methods.cash, amount: 100 };
    expect((await bruno('POST', `${client}/credit`, body)).body).toMatchObject({ code: 'DESK-001' });
    expect((await bruno('POST', `${client}/debit`, body)).body).toMatchObject({ code: 'RIGHT-001' });
    expect(await read(client)).toMatchObject({ balances: [] });
  });
});

describe('the accounting of a period', () => {
  const fetchText = async (path: string) => {
    const { status, text } = await fetchPdf(path);
    expect(status).toBe(200);
    return text.toString('utf8');
  };
  const findTax = async (): Promise<string> => {
    const { member } = (await world.manage('GET', '/taxes?rate=5.5&fields=rate')).body;
    return member[0]['@id'];
  };
  const cents = (text = '') => Math.round(Number(text.replace(',', '.')) * 100);

  it('is a file of 18 columns (FEC) whose entries balance and agree with the ledger, account by account', async () => {
    const { prices } = await world.addShow({ prices: [{ facialValue: 1999, tax: await findTax() }] });
    await sellAndRefund(prices[0] ?? '', 1999, { sold: 3, refunded: 1 });
    const today = await world.fiscalDay();
    const period = `from=${today}&to=${today}`;
    const report = (await world.manage('GET', `/reports/accounting?${period}`)).body;
    const [head = '', ...rows] = (await fetchText(`/reports/accounting.txt?${period}`))
      .replace(/\r\n$/, '')
      .split('\r\n');
    expect(head.split('\t')).toEqual([...FEC_COLUMNS]);
    const lines = rows.map((row) => row.split('\t'));
    expect(lines.every((cells) => cells.length === 18)).toBe(true);
    const entries = Map.groupBy(lines, ([, , number]) => number);
    for (const [number, sides] of entries)
      expect([number, sum(sides, (side) => cents(side[11]) - cents(side[12]))]).toEqual([number, 0]);
    const byAccount = Map.groupBy(lines, (cells) => cells[4]);
    const perCode = Map.groupBy(report.accounts as Account[], ({ code }) => code);
    expect([...byAccount.keys()].sort()).toEqual([...perCode.keys()].sort());
    for (const [code, accounts] of perCode)
      expect([
        code,
        sum(byAccount.get(code) ?? [], (side) => cents(side[11])),
        sum(byAccount.get(code) ?? [], (side) => cents(side[12])),
      ]).toEqual([code, sum(accounts, ({ debit }) => debit), sum(accounts, ({ credit }) => credit)]);
    const ledger = await world.rows<{ type: string; balance: number }>(
      `SELECT CASE WHEN "account_type" IN ('bank', 'client') THEN "account_type" ELSE 'earned' END AS "type",
         sum("debit" - "credit")::int AS "balance" FROM "transaction" WHERE "currency" = 'EUR'
         AND "created_at" >= $1 AND "created_at" < $2 AND "operation_type" <> 'performance' GROUP BY 1 ORDER BY 1`,
      [report.start, report.end],
    );
    const balanceOf = (types: readonly string[]) =>
      sum(
        (report.accounts as Account[]).filter(({ type }) => types.includes(type)),
        ({ debit, credit }) => debit - credit,
      );
    const told = [
      { type: 'bank', balance: balanceOf(['bank']) },
      { type: 'client', balance: balanceOf(['client']) },
      { type: 'earned', balance: balanceOf(EARNED) },
    ];
    expect(told.filter(({ balance }) => balance !== 0)).toEqual(
      ledger.filter(({ balance }) => balance !== 0),
    );
    const vat = (report.accounts as Account[]).find(({ type }) => type === 'vat');
    expect(vat?.isSet).toBe(false);
    expect((vat?.credit ?? 0) > 0).toBe(true);
  });

  it('books to the default account of a type, of which there is one, and to the usual code where none is set', async () => {
    const add = async (code: string, more: object = {}) =>
      (await world.manage('POST', '/reporting_accounts', { name: code, type: 'client', code, ...more })).body[
        '@id'
      ];
    const [first, second] = [
      await add('411901', { isDefault: true }),
      await add('411902', { isDefault: true }),
    ];
    const readDefaults = async () => {
      const { member } = (
        await world.manage('GET', '/reporting_accounts?type=client&isDefault=true&fields=code')
      ).body;
      return member.map(({ code }: { code: string }) => code);
    };
    expect(await readDefaults()).toEqual(['411902']);
    await world.manage('PUT', first, { isDefault: true });
    expect(await readDefaults()).toEqual(['411901']);
    const client = (await world.manage('POST', '/clients', { name: 'Comptes' })).body['@id'];
    await world.manage('POST', `${client}/credit`, { deskPaymentMethod: world.methods.cash, amount: 100 });
    const today = await world.fiscalDay();
    const read = async (): Promise<readonly Account[]> =>
      (await world.manage('GET', `/reports/accounting?from=${today}&to=${today}`)).body.accounts;
    const codesOf = async (type: string) =>
      (await read()).filter((one) => one.type === type).map(({ code, isSet }) => [code, isSet]);
    expect(await codesOf('client')).toContainEqual(['411901', true]);
    await world.manage('PUT', `${first}/hide`);
    expect(await codesOf('client')).not.toContainEqual(['411901', true]);
    await world.manage('PUT', second, { isHidden: true });
    expect((await read()).find(({ type }) => type === 'vat')).toMatchObject({ code: '445710', isSet: false });
  });

  it('leaves nothing in suspense of a performance that is over, to the cent and without its VAT', async () => {
    const { eventDate, prices } = await world.addShow({
      prices: [{ facialValue: 1999, tax: await findTax() }],
    });
    await sellAndRefund(prices[0] ?? '', 1999, { sold: 3, refunded: 1 });
    const read = async (type: string) => {
      const today = await world.fiscalDay();
      const { accounts } = (await world.manage('GET', `/reports/accounting?from=${today}&to=${today}`)).body;
      const own = (accounts as Account[]).filter((one) => one.type === type);
      return sum(own, ({ debit, credit }) => credit - debit);
    };
    const before = { suspense: await read('sale_suspense'), vat: await read('vat') };
    const now = new Date();
    await world.rows(`UPDATE "event_date" SET "start_date" = $2, "end_date" = $2 WHERE "id" = $1`, [
      idOf(eventDate),
      new Date(now.getTime() - 1000).toISOString(),
    ]);
    await world.server.database.transaction({ contract: 1 }, (tx) => earnPerformances(tx, 1, now));
    // Net of 59.97 is 56.84, of the 19.99 that went back 18.95.
    expect(before.suspense - (await read('sale_suspense'))).toBe(5684 - 1895);
    expect(await read('vat')).toBe(before.vat);
  });

  it('sums sales by each thing to what the takings have, by the date that is asked for', async () => {
    const today = await world.fiscalDay();
    const period = `from=${today}&to=${today}`;
    const [takings] = (await world.manage('GET', `/reports/takings?${period}`)).body.totals;
    for (const by of ['show', 'performance', 'price', 'channel', 'seller', 'rate', 'day']) {
      const { rows, totals } = (await world.manage('GET', `/reports/sales?${period}&by=${by}`)).body;
      for (const name of ['sold', 'refunded', 'total', 'net', 'tax'] as const)
        expect([by, name, sum(rows, (row: Row) => row[name]), totals[0][name]]).toEqual([
          by,
          name,
          takings[name],
          takings[name],
        ]);
    }
    const methods = (await world.manage('GET', `/reports/sales?${period}&by=method`)).body;
    expect(methods.totals[0].total).toBe(takings.taken);
    const later = await world.manage('GET', `/reports/sales?${period}&by=show&basis=event_end`);
    const [earned] = await world.rows<{ amount: number }>(
      `SELECT sum("credit" - "debit")::int AS "amount" FROM "transaction" WHERE "created_at" >= $1 AND "created_at" < $2
         AND "account_type" NOT IN ('bank', 'client', 'sale_suspense')`,
      [later.body.start, later.body.end],
    );
    expect(later.body.totals[0].total).toBe(earned?.amount);
    expect((await world.manage('GET', `/reports/sales?${period}&basis=deposit_date`)).status).toBe(200);
    expect(await fetchText(`/reports/sales.csv?${period}&by=seller&language=fr`)).toMatch(
      /^\ufeff"Vendeur";"Devise"/,
    );
    for (const report of ['sales', 'takings', 'accounting'])
      for (const [format, start] of [
        ['xlsx', 'PK'],
        ['pdf', '%PDF-'],
      ] as const) {
        const file = await fetchPdf(`/reports/${report}.${format}?${period}&language=fr`);
        expect([report, format, file.status, file.text.subarray(0, start.length).toString()]).toEqual([
          report,
          format,
          200,
          start,
        ]);
      }
    expect(await fetchText(`/reports/accounting.csv?${period}&language=en`)).toMatch(
      /^\ufeff"Account","Name"/,
    );
  });

  it('is for who may read all of the books', async () => {
    for (const path of ['/reports/accounting', '/reports/accounting.txt', '/reports/sales'])
      expect((await world.call('GET', path)).body.code).toBe('RIGHT-001');
    expect((await world.manage('GET', '/reports/accounting?from=2026-05-02&to=2026-05-01')).body.code).toBe(
      'REPORT-002',
    );
  });
});
