/** Invoices and credit notes: what was sold is billed once, what is given back is credited, numbers have no gaps. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMails } from '../fixtures/mails.ts';
import { idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

let world: SaleWorld;
let call: SaleWorld['call'];
beforeAll(async () => {
  world = await startSaleWorld();
  call = world.manage;
  await world.call('POST', '/desk_sessions', {});
  await call('POST', '/desk_sessions', {});
});
afterAll(() => world?.stop());

/** Two places at 25.00 and one at 10.00, paid by card. */
async function sell({ hasCustomer = true } = {}) {
  const { prices } = await world.addShow({ total: 10, prices: [{}, { facialValue: 1000 }] });
  const customer = hasCustomer
    ? (await call('POST', '/customers', { lastname: 'Lycée Ampère', address: '1 rue X', city: 'Lyon' })).body[
        '@id'
      ]
    : undefined;
  const [full = '', reduced = ''] = prices;
  const cart = (
    await world.hold([
      [full, 2],
      [reduced, 1],
    ])
  ).body['@id'];
  const sold = await world.call('POST', `${cart}/checkout`, {
    payments: [{ deskPaymentMethod: world.methods.card, amount: 6000 }],
    ...(customer && { customer }),
  });
  const order: string = sold.body['@id'];
  return { order, lines: (await call('GET', `${order}/refundable`)).body.lines };
}

const bill = (order: string, body: object = {}) => call('POST', `${order}/invoices`, body);
const read = async (order: string) =>
  (await call('GET', `/invoices?order=${order}&order[id]=asc&itemsPerPage=50`)).body.member;
const numberOf = ({ identifier }: { identifier: string }) => Number(identifier.replace('F-', ''));
const giveBack = (
  order: string,
  orderItem: number,
  quantity: number,
  amount: number,
  tickets?: readonly number[],
) =>
  call('POST', `${order}/refund`, {
    lines: [{ orderItem, quantity, ...(tickets && { tickets }) }],
    payments: [{ deskPaymentMethod: world.methods.card, amount }],
  });

describe('an invoice of an order', () => {
  it('goes by e-mail as it was issued, to whom it is sent', async () => {
    const { order } = await sell();
    const [invoice] = (await bill(order)).body.member;
    const sent = await call('POST', `${invoice['@id']}/send_invoice_by_mail`, {
      email: 'ampere@example.org',
    });
    expect(sent.status, JSON.stringify(sent.body)).toBe(204);
    const [mail] = await readMails(world.server.host.settings.varDir, 'ampere@example.org');
    expect(mail?.subject).toContain(invoice.identifier);
    expect(mail?.text).toContain(`filename=${invoice.identifier}.pdf`);
    const wrong = await call('POST', `${invoice['@id']}/send_invoice_by_mail`, { email: 'nobody' });
    expect(wrong.status).toBe(422);
  });

  it('bills all lines to the customer as they are, once, with the next number of the series', async () => {
    const { order } = await sell();
    const body = { customerVatNumber: 'FR12345678901', customerSiretNumber: '12345678901234' };
    const made = await bill(order, body);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const [invoice] = made.body.member;
    expect(made.body.member).toHaveLength(1);
    expect(invoice).toMatchObject({
      type: 'initial_payment',
      order,
      customerName: 'Lycée Ampère',
      customerAddress: '1 rue X\nLyon',
      customerVatNumber: 'FR12345678901',
      customerSiretNumber: '12345678901234',
      totalAmount: 6000,
      cancelled: false,
      invoiceLineList: [
        { quantity: 2, unitAmount: 2500 },
        { quantity: 1, unitAmount: 1000 },
      ],
    });
    expect(invoice.netAmount + invoice.vatAmount).toBe(6000);
    const again = await bill(order);
    expect([again.status, again.body.code]).toEqual([422, 'ORDER-007']);
    const next = await sell();
    const [after] = (await bill(next.order)).body.member;
    // What was refused took no number (R34).
    expect(numberOf(after)).toBe(numberOf(invoice) + 1);
  });

  it('bills the lines of a group apart, and what was given back before not at all', async () => {
    const { order, lines } = await sell();
    const [full, reduced] = lines;
    const tickets = [full.tickets[0].ticket];
    expect((await giveBack(order, full.orderItem, 1, 2500, tickets)).status).toBe(201);
    const items = await call('GET', `/order_items?order=${order}&order[id]=asc`);
    const group = { label: 'Comité', order, orderItemList: [items.body.member[1]['@id']] };
    expect((await call('POST', '/order_item_invoice_groups', group)).status).toBe(201);
    expect(reduced.orderItem).toBe(idOf(items.body.member[1]['@id']));
    const made = (await bill(order)).body.member;
    expect(
      made.map(({ groupLabel, totalAmount }: Record<string, unknown>) => [groupLabel, totalAmount]).sort(),
    ).toEqual(
      [
        [null, 2500],
        ['Comité', 1000],
      ].sort(),
    );
  });

  it('is refused to nobody, and to who may not bill', async () => {
    const { order } = await sell({ hasCustomer: false });
    const refused = await bill(order);
    expect([refused.status, refused.body.code]).toEqual([422, 'ORDER-008']);
    expect((await world.call('POST', `${order}/invoices`, { customerName: 'Anna' })).status).toBe(403);
    expect((await bill(order, { customerName: 'Mairie de Lyon' })).body.member[0].customerName).toBe(
      'Mairie de Lyon',
    );
  });
});

describe('a refund of what was billed', () => {
  it('makes a credit note with the next number, which names its invoice and copies its buyer (R33, R35)', async () => {
    const { order, lines } = await sell();
    const [full] = lines;
    const [invoice] = (await bill(order, { customerName: 'Mairie' })).body.member;
    const given = await giveBack(order, full.orderItem, 2, 5000);
    expect(given.status, JSON.stringify(given.body)).toBe(201);
    const [, note] = await read(order);
    expect(note).toMatchObject({
      type: 'refund_correction',
      customerName: 'Mairie',
      originalInvoice: invoice['@id'],
      totalAmount: -5000,
    });
    expect(numberOf(note)).toBe(numberOf(invoice) + 1);
    expect((await call('GET', `${given.body['@id']}?fields=invoice`)).body.invoice).toBe(note['@id']);
    const [line] = (await call('GET', `/invoice_lines?invoice=${note['@id']}`)).body.member;
    expect(line).toMatchObject({ quantity: 2, unitAmount: -2500 });
    const events = (await call('GET', `${order}/events`)).body;
    expect(events.filter(({ kind }: { kind: string }) => kind === 'invoice')).toHaveLength(2);
  });

  it('makes none where nothing was billed', async () => {
    const { order, lines } = await sell();
    expect((await giveBack(order, lines[1].orderItem, 1, 1000)).status).toBe(201);
    expect(await read(order)).toEqual([]);
  });
});

describe('the PDF of an invoice', () => {
  const fetchPdf = async (path: string) =>
    fetch(`${world.server.origin}${path}`, {
      headers: { authorization: `Bearer ${await world.server.token('manager@demo.test')}` },
    });

  it('is drawn in both languages, and with the download id of its own order alone', async () => {
    const { order } = await sell();
    const [invoice] = (await bill(order)).body.member;
    for (const language of ['en', 'fr']) {
      const answer = await fetchPdf(`${invoice['@id']}/invoice.pdf?language=${language}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(
        Buffer.from(await answer.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
    const { downloadId } = (await call('GET', `${order}?fields=downloadId`)).body;
    expect((await fetchPdf(`${invoice['@id']}/invoice.pdf?downloadId=${downloadId}`)).status).toBe(200);
    expect((await fetchPdf(`${invoice['@id']}/invoice.pdf?downloadId=0000`)).status).toBe(404);
  });
});
