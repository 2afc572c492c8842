/** A real evening at the window: sign in, open a session, sell two tickets, print, and read the barcode off the paper. */
import jsQR from 'jsqr';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAgent } from '../../box/agent.ts';
import { connectBox } from '../../box/connect.ts';
import { LAST_ACTION, startSimulator } from '../../box/terminals/simulator.ts';
import { createConfig, createTerminal, readPrintedPages } from '../channel/box.ts';
import { type Product, signIn, startProduct, takePicture } from '../fixtures/browser.ts';
import { findFaults } from './generic/findFaults.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

/** Every key and every click a person makes, counted. */
function countPresses(page: Page) {
  let presses = 0;
  return {
    async key(name: string) {
      presses += 1;
      await page.keyboard.press(name);
    },
    async click(name: RegExp) {
      presses += 1;
      await page.getByRole('button', { name }).first().click();
    },
    async note() {
      presses += 1;
      await page
        .getByRole('button', { name: /^€\d+\.00$/ })
        .last()
        .click();
    },
    total: () => presses,
  };
}

/** What a scanner reads off a page of the virtual printer, where 1 is a black dot. */
function scan({
  width,
  height,
  dots,
}: {
  width: number;
  height: number;
  dots: Uint8Array;
}): string | undefined {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [dot, black] of dots.entries()) if (black) pixels.fill(0, dot * 4, dot * 4 + 3);
  return jsQR(pixels, width, height)?.data;
}

describe('an evening at the desk', () => {
  it('signs in at the page asked for, with nothing for axe to find, and opens a session', async () => {
    const { page, faults } = await product.open('/sales/cash-register');
    await page.locator('input[type=password]').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await signIn(page, 'anna@demo.test');
    await page.getByRole('heading', { name: 'Open your desk session' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/sales/cash-register');
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Open my session' }).click();
    await page.getByRole('button', { name: /^Plein tarif/ }).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'register');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('sells and prints two full-price tickets in three steps and at most six presses, read back by a scanner', async () => {
    const { page, faults } = await product.open('/sales/cash-register', { as: 'anna@demo.test' });
    await page.getByRole('button', { name: /^Plein tarif/ }).waitFor();
    const person = countPresses(page);
    // 1: what is wanted. 2: the money. 3: done, tickets in the hand.
    await person.key('1');
    await person.key('1');
    await page.getByText('2×').waitFor();
    await takePicture(page, 'cart');
    await person.key('Enter');
    await page.getByRole('form', { name: 'Pay' }).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'payment');
    await person.key('Enter');
    await page.getByText('2 tickets printed').waitFor({ timeout: 40_000 });
    await takePicture(page, 'sold');
    expect(person.total()).toBeLessThanOrEqual(6);
    expect(faults).toEqual([]);

    const barcodes = readPrintedPages(product.server.varDir).map(scan);
    expect(barcodes).toHaveLength(2);
    const headers = { authorization: `Bearer ${await product.server.token('anna@demo.test')}` };
    for (const barcode of barcodes) {
      const answer = await fetch(`${product.server.origin}/ticketing/v1/tickets?barcode=${barcode}`, {
        headers,
      });
      const { member } = (await answer.json()) as { member: { status: string; ticketPriceName: string }[] };
      expect(member.map(({ status, ticketPriceName }) => [status, ticketPriceName])).toEqual([
        ['payed', 'Plein tarif'],
      ]);
    }
    await page.context().close();
  });

  it('takes cash with change, by mouse alone, on a tablet', async () => {
    const { page } = await product.open('/sales/cash-register', {
      as: 'anna@demo.test',
      viewport: { width: 820, height: 1180 },
      hasTouch: true,
    });
    const person = countPresses(page);
    await person.click(/^Plein tarif/);
    await person.click(/^Plein tarif/);
    await person.click(/^Cash$/);
    await takePicture(page, 'tablet');
    // The largest note offered: which ones are depends on tonight's price.
    await person.note();
    await page.getByText('Change due').waitFor();
    await person.click(/^Take .* and print$/);
    await page.getByText(/^Give €.* change$/).waitFor();
    expect(person.total()).toBeLessThanOrEqual(6);
    await page.getByText('2 tickets printed').waitFor();
    await page.context().close();
  });

  it('pays by card, and by both, and shows it all in the sales of the session', async () => {
    const { page } = await product.open('/sales/cash-register', { as: 'anna@demo.test' });
    await page.getByRole('button', { name: /^Plein tarif/ }).waitFor();
    await page.keyboard.press('1');
    await page.getByRole('button', { name: 'Card', exact: true }).click();
    await page.getByRole('button', { name: /^The card terminal accepted/ }).click();
    await page.getByText('1 ticket printed').waitFor();
    await page.getByRole('button', { name: 'New sale' }).click();
    await page.keyboard.press('1');
    await page.getByRole('button', { name: 'Several methods' }).click();
    await page.getByLabel('Paid in cash').fill('5');
    await page.getByRole('button', { name: /^Take .* and print$/ }).click();
    await page.getByText('1 ticket printed').waitFor();
    await page.goto(`${product.server.origin}/sales`);
    await page.getByRole('heading', { name: /^Session / }).waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(5);
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'session-sales');
    await page.context().close();
  });

  it('stands when the printer is away, says so, and prints later', async () => {
    const { page } = await product.open('/sales/cash-register', { locale: 'fr-FR' });
    const { database } = product.server;
    const setPrinters = (printers: unknown) =>
      database.query('system', `UPDATE device_state SET printers_state = $1::jsonb WHERE box_id = 'box-1'`, [
        JSON.stringify(printers),
      ]);
    // A job that ends says how its printer is: the one sold last has ended, and been told.
    await expect.poll(() => readPrintedPages(product.server.varDir).length).toBe(6);
    const findIdle = () =>
      database.query<{ printers: unknown }>(
        'system',
        `SELECT printers_state printers FROM device_state WHERE box_id = 'box-1' AND printers_state @> '[{"state": "idle"}]'`,
      );
    await expect.poll(findIdle).toHaveLength(1);
    // Read when it is at rest: put back while it prints, it would never be told to print again.
    const [before] = await findIdle();
    await setPrinters([]);
    await signIn(page, 'bruno@demo.test');
    await page.getByRole('button', { name: /Ouvrir ma session|Open my session/ }).click();
    await page
      .getByRole('button', { name: /Plein tarif/ })
      .first()
      .waitFor();
    await page.keyboard.press('1');
    await page.getByText('1×').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('form', { name: /Payer|Pay/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText(/La vente est faite|The sale is complete/).waitFor();
    await takePicture(page, 'not-printed');
    await setPrinters(before?.printers);
    await page.getByRole('button', { name: /Réimprimer|Print again/ }).click();
    await page.getByText(/1 billet imprimé|1 ticket printed/).waitFor({ timeout: 40_000 });
    await page.context().close();
  });

  it('tells a seller, in their language, that the cart expired and what it costs now, and sells it at that', async () => {
    const { page } = await product.open('/sales/cash-register', { as: 'anna@demo.test', locale: 'fr-FR' });
    const { database } = product.server;
    await page
      .getByRole('button', { name: /^Plein tarif/ })
      .first()
      .waitFor();
    await page.keyboard.press('1');
    await page.getByRole('timer').waitFor();
    await page.keyboard.press('Enter');
    const form = page.getByRole('form', { name: 'Payer' });
    await form.waitFor();
    const [item] = await database.query<{ cart: number; price: number; total: number }>(
      'system',
      `SELECT "cart_id" cart, "ticket_price_id" price, "cart"."customer_paid_amount" total
       FROM "cart_item" JOIN "cart" ON "cart"."id" = "cart_id" ORDER BY "cart_id" DESC LIMIT 1`,
    );
    await database.query(
      'system',
      `UPDATE "cart" SET "expires_at" = now() - interval '1 minute' WHERE "id" = $1`,
      [item?.cart],
    );
    const raise = (by: number) =>
      database.query(
        'system',
        'UPDATE "ticket_price" SET "facial_value" = "facial_value" + $2 WHERE "id" = $1',
        [item?.price, by],
      );
    await raise(200);
    await page.keyboard.press('Enter');
    const alert = form.getByRole('alert');
    await alert.getByText('Le panier avait expiré et des prix ont changé.', { exact: false }).waitFor();
    const euros = (amount: number) => `${(amount / 100).toFixed(2).replace('.', ',')} €`;
    const total = form.locator('output').first();
    await expect
      .poll(async () => (await total.textContent())?.replace(/\s/g, ' '))
      .toBe(euros((item?.total ?? 0) + 200));
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'cart-repriced');
    await form.getByRole('button', { name: /^Encaisser/ }).click();
    await page.getByText(/1 billet imprimé/).waitFor({ timeout: 40_000 });
    await raise(-200);
    await page.context().close();
  });

  it('sells once when the answer was lost on the way and the seller presses again, and anew for the next sale', async () => {
    const { page } = await product.open('/sales/cash-register', { as: 'anna@demo.test' });
    const countOrders = async () => {
      const [row] = await product.server.database.query<{ count: number }>(
        'system',
        'SELECT count(*)::int count FROM "order"',
      );
      return row?.count ?? 0;
    };
    const before = await countOrders();
    const keys: (string | undefined)[] = [];
    await page.route('**/checkout?*', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    const choose = async () => {
      await page
        .getByRole('button', { name: /^Plein tarif/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Cash', exact: true }).click();
    };
    await choose();
    const take = page.getByRole('button', { name: /^Take / });
    await take.click();
    await page.getByRole('form').getByRole('alert').waitFor();
    expect(await countOrders()).toBe(before + 1);
    await take.click();
    await page.getByRole('button', { name: 'New sale' }).click();
    expect(await countOrders()).toBe(before + 1);
    await choose();
    await take.click();
    await page.getByRole('button', { name: 'New sale' }).waitFor();
    expect(await countOrders()).toBe(before + 2);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    await page.context().close();
  });

  it('prints the receipt at the end of a sale, and again on the page of the order as a duplicate', async () => {
    const { page, faults } = await product.open('/sales/cash-register', { as: 'anna@demo.test' });
    await page
      .getByRole('button', { name: /^Plein tarif/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Cash', exact: true }).click();
    await page.getByRole('button', { name: /^Take .* and print$/ }).click();
    await page.getByText('1 ticket printed').waitFor();
    await page.getByRole('button', { name: 'Print the receipt' }).click();
    await page.getByText('The receipt is printed.').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'receipt-sold');
    const readLast = async () => {
      const rows = await product.server.database.query<{ id: number; prints: number }>(
        'system',
        'SELECT "id", "receipt_print_count" prints FROM "order" ORDER BY "id" DESC LIMIT 1',
      );
      return rows[0];
    };
    await expect.poll(async () => (await readLast())?.prints).toBe(1);
    await page.goto(`${product.server.origin}/orders/${(await readLast())?.id}`);
    await page.getByRole('button', { name: 'Print the receipt' }).click();
    await page.getByText('The receipt is printed.').waitFor();
    await expect.poll(async () => (await readLast())?.prints).toBe(2);
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'receipt-order');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('gives up a call whose screen is left', async () => {
    const { page } = await product.open('/sales/close', { as: 'anna@demo.test' });
    // Never answered.
    await page.route('**/desk_sessions/*/close', () => undefined);
    const asked = page.waitForRequest('**/desk_sessions/*/close');
    await page.getByRole('button', { name: 'Close without counting' }).click();
    await asked;
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/close'));
    await page.evaluate(() => {
      history.pushState(null, '', '/');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
    await page.context().close();
  });

  it('promises no paper to somebody who sells and does not print', async () => {
    const { server } = product;
    const sales = ['sales.sell', 'orders.read', 'tickets.read', 'desk.operate'];
    const policies = ['programming.read', 'settings.read', ...sales];
    const granted = await fetch(
      `${server.origin}/accounts/api/v1/contracts/1/users/grantPersonalizedAccess`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await server.token('manager@demo.test')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ user: 2, policies: policies.map((code) => ({ policy: { code } })) }),
      },
    );
    expect(granted.status).toBe(200);
    // Her session of the evening is open.
    const { page } = await product.open('/sales/cash-register', { as: 'anna@demo.test' });
    await page
      .getByRole('button', { name: /^Plein tarif/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Cash', exact: true }).click();
    const take = page.getByRole('button', { name: /^Take / });
    await take.waitFor();
    expect(await take.textContent()).not.toContain('print');
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'pay-unprinted');
    await take.click();
    await page.getByRole('button', { name: 'New sale' }).waitFor({ timeout: 40_000 });
    await takePicture(page, 'sold-unprinted');
    expect(await page.getByText(/not printed|Printing|Print again/).count()).toBe(0);
    await page.context().close();
  });

  it('takes a card on the desk’s terminal: refused, then accepted, and once where it went dark after authorising', async () => {
    const { database, origin, varDir } = product.server;
    const simulator = await startSimulator();
    const terminals = [
      createTerminal({ name: 'Terminal du guichet', uri: simulator.uri, lastAction: LAST_ACTION }),
    ];
    const config = createConfig({ server: origin, varDir, boxId: 'box-till', printers: [], terminals });
    const agent = startAgent(config, connectBox(config));
    const setPrice = (amount: number) =>
      database.query('system', `UPDATE "ticket_price" SET "facial_value" = $1 WHERE "name" = 'Plein tarif'`, [
        amount,
      ]);
    const known = `SELECT 1 FROM "device_state" WHERE "terminals_state" @> '[{"state": "idle"}]'`;
    await expect.poll(() => database.query('system', known)).toHaveLength(1);
    await setPrice(2501);
    const { page, faults } = await product.open('/sales/cash-register', { as: 'anna@demo.test' });
    const price = page.getByRole('button', { name: /^Plein tarif/ }).first();
    await price.click();
    await page.getByRole('button', { name: 'Card', exact: true }).click();
    await takePicture(page, 'terminal-ask');
    await page.getByRole('button', { name: 'Send €25.01 to the terminal' }).click();
    await page.getByText('Not debited: the bank refused.').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'terminal-refused');
    await page.getByRole('button', { name: 'Back to the cart' }).click();
    await page.getByRole('button', { name: 'Empty the cart' }).click();
    const emptied = `SELECT 1 FROM "terminal_payment" WHERE "amount" = 2501 AND "cart_id" IS NULL`;
    await expect.poll(() => database.query('system', emptied)).toHaveLength(1);
    await setPrice(2500);
    await page.goto(`${origin}/sales/cash-register`);
    await price.click();
    await page.getByRole('button', { name: 'Card', exact: true }).click();
    await page.getByRole('button', { name: 'Send €25.00 to the terminal' }).click();
    await page.getByRole('button', { name: 'New sale' }).waitFor();
    await setPrice(2503);
    expect(simulator.debited).toEqual([2500]);
    expect(faults).toEqual([]);
    await page.context().close();

    const { page: french } = await product.open('/sales/cash-register', {
      as: 'anna@demo.test',
      locale: 'fr-FR',
      viewport: { width: 390, height: 844 },
    });
    await french
      .getByRole('button', { name: /^Plein tarif/ })
      .first()
      .click();
    await french.getByRole('button', { name: 'Carte', exact: true }).click();
    await french.getByRole('button', { name: /^Envoyer 25,03.€ au terminal$/ }).click();
    await french.getByText('Personne ne sait si la carte a été débitée').waitFor();
    // Nothing else can be done with it: not from here, not after a reload.
    expect(await french.getByRole('button', { name: 'Revenir au panier' }).isDisabled()).toBe(true);
    await french.keyboard.press('Escape');
    expect(await findFaults(french)).toEqual([]);
    await takePicture(french, 'terminal-unknown');
    await french.getByRole('button', { name: 'La carte n’a pas été débitée' }).click();
    await takePicture(french, 'terminal-settle');
    await french.getByRole('button', { name: 'Annuler' }).click();
    await french.getByRole('button', { name: 'Redemander' }).click();
    await french.getByRole('button', { name: 'Nouvelle vente' }).waitFor();
    expect([simulator.debited, simulator.asked.length]).toEqual([[2500, 2503], 3]);
    const taken = await database.query(
      'system',
      `SELECT "status", "order_id" IS NOT NULL AS "isSold" FROM "terminal_payment" WHERE "amount" = 2503`,
    );
    expect(taken).toEqual([{ status: 'authorised', isSold: true }]);
    await french.context().close();
    await agent.stop();
    await simulator.stop();
  });
});
