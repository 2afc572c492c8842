/** The receipt of a sale: drawn for a person and for a printer, counted and journalled when it came out again. */
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countPrints } from '../../overrides/tickets/Ticket/server/countPrints.ts';
import { type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

let world: SaleWorld;
let order: string;
beforeAll(async () => {
  world = await startSaleWorld();
  await world.call('POST', '/desk_sessions', {});
  const { prices } = await world.addShow({ total: 10 });
  const cart = (await world.hold([[prices[0] ?? '', 2]])).body['@id'];
  const sold = await world.call('POST', `${cart}/checkout`, {
    payments: [{ deskPaymentMethod: world.methods.cash, amount: 5000, given: 6000 }],
  });
  expect(sold.status, JSON.stringify(sold.body)).toBe(201);
  order = sold.body['@id'];
});
afterAll(() => world?.stop());

async function draw(path: string, email = 'anna@demo.test') {
  const { origin } = world.server;
  const headers = { authorization: `Bearer ${await world.server.token(email)}` };
  const answer = await fetch(`${origin}${path}`, { headers });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const print = (...urls: readonly string[]) =>
  countPrints(
    world.server.host.transaction,
    { contract: 1, actor: 'anna@demo.test' },
    { urls, at: new Date() },
  );

const readCopies = () =>
  world.rows<{ content: string }>(
    `SELECT "content" FROM "journal_record" WHERE "contract_id" = 1 AND "series" = 'C' ORDER BY "number"`,
    [],
  );

describe('GET /orders/{id}/receipt.{format}', () => {
  it('is a PDF for a person, and as wide as the roll in the dots of a printer', async () => {
    const pdf = await draw(`${order}/receipt.pdf?language=en`);
    expect([pdf.answer.status, pdf.answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(pdf.bytes.toString('latin1', 0, 5)).toBe('%PDF-');
    const png = await draw(`${order}/receipt.png?dpi=203&paperType=thermal_roller`);
    expect([png.answer.status, png.answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(PNG.sync.read(png.bytes).width).toBe(575);
  });

  it('R27: says DUPLICATA once one came out of a printer, and the second is journalled', async () => {
    const path = `${order}/receipt.png`;
    const first = await draw(path);
    expect((await draw(path)).bytes.equals(first.bytes)).toBe(true);
    const before = await readCopies();
    await print(`${path}?language=fr`);
    expect(await readCopies()).toEqual(before);
    expect((await draw(path)).bytes.equals(first.bytes)).toBe(false);
    await print(`${path}?language=fr`);
    const copies = await readCopies();
    const { number } = (await world.call('GET', `${order}?fields=number`)).body;
    expect(copies).toHaveLength(before.length + 1);
    expect(JSON.parse(copies.at(-1)?.content ?? '')).toMatchObject({
      type: 'duplicate',
      document: number,
      facts: { paper: 'receipt', prints: 2 },
    });
    const { body } = await world.call('GET', `${order}?fields=receiptPrintCount`);
    expect(body.receiptPrintCount).toBe(2);
  });

  it.each([
    ['an order that is not there', '/ticketing/v1/orders/999999999/receipt.pdf', 404, 'REQ-010'],
    ['another format', '/ticketing/v1/orders/1/receipt.docx', 404, 'TICKET-002'],
    ['no dots', '/ticketing/v1/orders/1/receipt.png?dpi=0', 422, 'VAL-001'],
  ])('refuses %s', async (_, path, status, code) => {
    const { answer, bytes } = await draw(path);
    expect([answer.status, JSON.parse(bytes.toString()).code]).toEqual([status, code]);
  });

  it('is not another contract’s to see', async () => {
    const { answer } = await draw(`${order}/receipt.pdf`, 'other@demo.test');
    expect(answer.status).toBe(404);
  });
});
