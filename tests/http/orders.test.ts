/** Orders after the sale, as a desk looks them up. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

let world: SaleWorld;
beforeAll(async () => {
  world = await startSaleWorld();
  await world.call('POST', '/desk_sessions', {});
});
afterAll(() => world?.stop());

async function sellTo(lastname: string, facialValue: number) {
  const { prices } = await world.addShow({ total: 10, prices: [{ facialValue }] });
  const customer = await world.manage('POST', '/customers', {
    lastname,
    firstname: 'Zoé',
    email: `${lastname}@example.org`,
  });
  const cart = (await world.hold([[prices[0] ?? '', 2]])).body['@id'];
  const sold = await world.call('POST', `${cart}/checkout`, {
    payments: [{ deskPaymentMethod: world.methods.card, amount: 2 * facialValue }],
    customer: customer.body['@id'],
  });
  expect(sold.status, JSON.stringify(sold.body)).toBe(201);
  const order: string = sold.body['@id'];
  const tickets = await world.rows<{ id: number; number: number; barcode: string }>(
    'SELECT "id", "number", "barcode" FROM "ticket" WHERE "order_id" = $1 ORDER BY "id"',
    [idOf(order)],
  );
  return { order, number: String(sold.body.number), tickets };
}

const find = async (text: string, call = world.manage): Promise<readonly string[]> => {
  const answer = await call('GET', `/orders?q=${encodeURIComponent(text)}&fields=number&itemsPerPage=100`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.member.map((order: { '@id': string }) => order['@id']);
};

describe('the list of orders', () => {
  it('finds an order by the customer, its number, the code of a ticket and the amount as people write it', async () => {
    const { order, number, tickets } = await sellTo('Quatremère', 1937);
    await sellTo('Vasseur', 2041);
    for (const text of [
      'quatremere',
      'Zoé Quatremère',
      'Quatremère@example.org',
      '38,74 €',
      '38.74',
      tickets[1]?.barcode ?? '',
    ])
      expect(await find(text), text).toEqual([order]);
    expect(await find(number)).toContain(order);
    expect(await find('100%')).toEqual([]);
    const seen = await find('quatremere', world.as('manager@demo.test'));
    expect(seen).toEqual([order]);
  });

  it('says for which show and evening an order is, what was paid and what is due', async () => {
    const { order } = await sellTo('Colonne', 1500);
    const answer = await world.manage(
      'GET',
      `${order}?fields=showTitles,firstEventDate,seatLabels,bankTransactionBalance,balance,paymentStatus`,
    );
    expect(answer.body).toMatchObject({
      showTitles: 'The Seagull',
      firstEventDate: expect.stringMatching(/^\d{4}-/),
      seatLabels: null,
      bankTransactionBalance: 3000,
      balance: 0,
      paymentStatus: 'payed',
    });
  });
});

describe('what happened to an order', () => {
  it('is its sale, its prints, its scans and its changes, each with who and when, newest first', async () => {
    const { order, tickets } = await sellTo('Histoire', 1200);
    const [first, second] = tickets;
    const print = (actor: string, ids: readonly unknown[]) =>
      world.server.database.transaction({ contract: 1, actor }, (tx) =>
        tx.query('UPDATE "ticket" SET "print_count" = coalesce("print_count", 0) + 1 WHERE "id" = ANY($1)', [
          ids,
        ]),
      );
    await print('anna@demo.test', [first?.id, second?.id]);
    await print('anna@demo.test', [first?.id]);
    await world.rows(
      `INSERT INTO "scan" ("contract_id", "scan_date", "status", "ticket_id", "scanned_by") VALUES (1, now(), 'ok', $1, 'the gate')`,
      [first?.id],
    );
    await world.manage('PUT', order, { comment: 'Comes late' });
    const answer = await world.manage('GET', `${order}/events`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const stories = answer.body.map(
      ({ kind, actor, amount, count, detail, result }: Record<string, unknown>) => [
        kind,
        actor,
        amount,
        count,
        detail,
        result,
      ],
    );
    expect(stories).toEqual([
      ['change', expect.stringContaining('Camille'), null, null, null, null],
      ['scan', 'the gate', null, null, String(first?.number), 'ok'],
      ['print', expect.stringContaining('Anna'), null, 1, String(first?.number), null],
      ['print', expect.stringContaining('Anna'), null, 2, `${first?.number}, ${second?.number}`, null],
      ['sale', expect.stringContaining('Anna'), 2400, null, null, null],
    ]);
  });
});
