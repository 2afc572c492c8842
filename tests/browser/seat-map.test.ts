/** Numbered seats on the map: chosen at the register, greyed out on a colleague's, kept from sale on the performance's page. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPlan } from '../../overrides/seating/SeatMap/model/seatPlan.ts';
import { fitView, toScreen } from '../../overrides/seating/SeatMap/model/view.ts';
import { type Product, startProduct, takePicture } from '../fixtures/browser.ts';
import { openSaleWorld, type SaleWorld } from '../fixtures/sale.ts';
import { findFaults } from './generic/findFaults.ts';

const ANNA = 'anna@demo.test';
const BRUNO = 'bruno@demo.test';

/** Two screens and the checks of both take their time on a slow machine, ms. */
const PATIENCE = 240_000;

let product: Product;
let world: SaleWorld;
/** Of a numbered performance of the demo that is to come. */
let date: { readonly id: number; readonly iri: string };

beforeAll(async () => {
  product = await startProduct();
  world = await openSaleWorld(product.server);
  for (const email of [ANNA, BRUNO]) await world.as(email)('POST', '/desk_sessions', {});
  const [found] = await world.rows<{ id: number }>(
    `SELECT "id" FROM "event_date" WHERE "contract_id" = 1 AND "is_numbered_seating" AND "status" = 'opened'
       AND "start_date" > now() + interval '1 day' ORDER BY "start_date" LIMIT 1`,
    [],
  );
  date = { id: Number(found?.id), iri: `/ticketing/v1/event_dates/${found?.id}` };
});
afterAll(() => product?.stop());

interface Seat {
  readonly label: string;
  readonly status: string;
  readonly ticket: number | null;
}

async function findSeat(label: string): Promise<Seat | undefined> {
  const [seat] = await world.rows<Seat>(
    `SELECT s."label", a."status", a."ticket_id" AS "ticket" FROM "available_seat" a
     JOIN "seat" s ON s."contract_id" = a."contract_id" AND s."id" = a."seat_id"
     WHERE a."event_date_id" = $1 AND s."label" = $2`,
    [date.id, label],
  );
  return seat;
}

async function openMap(as: string) {
  const opened = await product.open(`/sales/cash-register?performance=${date.iri}`, { as });
  const { page } = opened;
  await page.getByRole('button', { name: 'Choose on the map' }).click();
  await page.getByRole('img', { name: 'Seat map' }).waitFor();
  return opened;
}

/** How many seats of the performance are in each state, by its digit. */
async function countStates(): Promise<readonly number[]> {
  const { body } = await world.as(ANNA)('GET', `${date.iri}/seat_states`);
  return [0, 1, 2, 3, 4, 5, 6].map((state) => [...body.states].filter((one) => one === String(state)).length);
}

/** The list beside the map: the same choices for whoever does not see it. */
async function showRow(page: Page, area: string, row: string): Promise<void> {
  const list = page.getByText('Choose from a list');
  if (!(await page.getByLabel('Part of the room').isVisible())) await list.click();
  await page.getByLabel('Part of the room').selectOption({ label: area });
  await page.getByLabel('Row', { exact: true }).selectOption(row);
  await page.getByRole('group', { name: `Seats of row ${row}` }).waitFor();
}

const seatButton = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^${label} · `) });

/** Where a pointer presses a seat of a map that shows the whole room. */
async function pressSeat(page: Page, label: string, modifiers: readonly 'Shift'[] = []): Promise<void> {
  const { body } = await world.as(ANNA)('GET', `${date.iri}/seat_plan`);
  const plan = readPlan(body);
  const seat = plan.seats.label.indexOf(label);
  const map = page.getByRole('img', { name: 'Seat map' });
  const size = await map.evaluate(({ clientWidth: width, clientHeight: height }) => ({ width, height }));
  const position = toScreen(fitView(plan.bounds, size), { x: plan.x[seat] ?? 0, y: plan.y[seat] ?? 0 });
  await map.click({ position, modifiers: [...modifiers] });
}

describe('two sellers at the map of one performance', () => {
  it(
    'a seat that one takes is taken on the other’s map at once, who is offered the nearest that is alike',
    async () => {
      const anna = await openMap(ANNA);
      const bruno = await openMap(BRUNO);
      for (const { page } of [anna, bruno]) await showRow(page, 'Orchestre · Cour', 'N');
      await pressSeat(anna.page, 'N-4');
      await seatButton(anna.page, 'N-6').click();
      await anna.page.getByText('Seats N-4, N-6').waitFor();
      await takePicture(anna.page, 'seat-map');
      await expect
        .poll(() => seatButton(bruno.page, 'N-4').getAttribute('aria-label'))
        .toContain('In a cart');
      await seatButton(bruno.page, 'N-4').click();
      await bruno.page.getByText('Seat N-4 is no longer free.').waitFor();
      await takePicture(bruno.page, 'seat-taken');
      expect(await findFaults(bruno.page)).toEqual([]);
      await bruno.page.getByRole('button', { name: 'Take N-2' }).click();
      await bruno.page.getByText('Seat N-2', { exact: true }).waitFor();
      expect(bruno.faults).toEqual([]);

      // Sold, each ticket has the seat that was chosen.
      await anna.page.getByRole('button', { name: 'Card', exact: true }).click();
      await anna.page.getByRole('button', { name: /accepted/ }).click();
      await expect.poll(async () => (await findSeat('N-6'))?.status, { timeout: 20_000 }).toBe('in_order');
      expect((await findSeat('N-4'))?.ticket).not.toBeNull();
      await expect.poll(() => seatButton(bruno.page, 'N-6').getAttribute('aria-label')).toContain('Sold');
      expect(anna.faults).toEqual([]);
      for (const { page } of [anna, bruno]) await page.context().close();
    },
    PATIENCE,
  );

  it(
    'a seat is chosen and given back from the list, in French, on a phone',
    async () => {
      const { page } = await product.open(`/sales/cash-register?performance=${date.iri}`, {
        as: ANNA,
        locale: 'fr-FR',
        viewport: { width: 390, height: 844 },
      });
      await page.getByRole('button', { name: 'Choisir sur le plan' }).click();
      const map = page.getByRole('img', { name: 'Plan des places' });
      await map.waitFor();
      await takePicture(page, 'seat-map-phone');
      await page.getByText('Choisir dans une liste').click();
      await page.getByLabel('Partie de la salle').selectOption({ label: 'Balcon · Jardin' });
      await page.getByRole('button', { name: /^AA-1 · / }).click();
      await page.getByText('Place AA-1', { exact: true }).waitFor();
      await page.getByRole('button', { name: /^AA-1 · / }).click();
      await page.getByText('Le panier est vide').waitFor();
      await page.context().close();
    },
    PATIENCE,
  );
});

describe('the seats of an order', () => {
  it(
    'move to a free seat that is pressed on the map, and back again',
    async () => {
      const [sold] = await world.rows<{ order: number; label: string }>(
        `SELECT a."order_id" AS "order", s."label" FROM "available_seat" a
         JOIN "seat" s ON s."contract_id" = a."contract_id" AND s."id" = a."seat_id"
         WHERE a."event_date_id" = $1 AND s."label" = 'N-4'`,
        [date.id],
      );
      const { page, faults } = await product.open(`/orders/${sold?.order}`, { as: 'manager@demo.test' });
      await page.getByRole('link', { name: 'Move seats' }).click();
      await page.getByRole('img', { name: 'Seat map' }).waitFor();
      await page.getByText('Where does N-4 go?').waitFor();
      expect(await findFaults(page)).toEqual([]);
      await pressSeat(page, 'N-8');
      await page.getByText('goes to N-8').waitFor();
      await takePicture(page, 'move-seats');
      await page.getByRole('button', { name: 'Move 1 seat' }).click();
      await page.getByText('Now: N-8.').waitFor();
      expect([(await findSeat('N-4'))?.status, (await findSeat('N-8'))?.status]).toEqual([
        'available',
        'in_order',
      ]);
      expect(await findFaults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('Everybody is back where they were.').waitFor();
      expect((await findSeat('N-4'))?.status).toBe('in_order');
      expect(faults).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});

describe('the seats of a performance', () => {
  it(
    'are kept from sale for a reason until before the start and released, with who holds one',
    async () => {
      const contingent = { eventDate: date.iri, name: 'Partner of the house', totalStock: 2 };
      expect((await world.manage('POST', '/stock_contingents', contingent)).status).toBe(201);
      const { page, faults } = await product.open(`/events/${date.id}`, { as: 'manager@demo.test' });
      await page.getByRole('link', { name: 'See the seats on the map' }).click();
      await page.getByRole('img', { name: 'Seat map' }).waitFor();
      expect(await findFaults(page)).toEqual([]);
      await pressSeat(page, 'R-2');
      await page.getByText('1 seat chosen').first().waitFor();
      await pressSeat(page, 'R-4', ['Shift']);
      await page.getByText('2 seats chosen').first().waitFor();
      await page.getByLabel('Kind of block').selectOption('house');
      await page.getByLabel('Reason').fill('Seats of the author');
      await page.getByLabel('Goes back on sale').selectOption('before');
      await page.getByLabel('Minutes before the start').fill('90');
      await takePicture(page, 'seating');
      await page.getByRole('button', { name: 'Keep 2 free seats from sale' }).click();
      await page.getByText('2 seats kept from sale').waitFor();
      expect((await findSeat('R-4'))?.status).toBe('dismissed');
      await pressSeat(page, 'R-2');
      const seat = page.getByRole('region', { name: 'The seat' });
      await seat.getByText('Reason: Seats of the author').waitFor();
      expect(await findFaults(page)).toEqual([]);
      await page.getByRole('button', { name: /^Release/ }).waitFor();
      // What is kept is listed with who keeps it and until when, and is released there at once.
      const holds = page.getByRole('region', { name: 'Kept from sale' });
      await holds.getByText('By Laurent Camille').waitFor();
      await holds.getByText('90 minutes before the start').waitFor();
      await takePicture(page, 'seat-holds');
      await holds.getByRole('button', { name: 'Show on the map' }).click();
      await page.getByText('2 seats chosen').first().waitFor();
      await holds.getByRole('button', { name: 'Put on sale' }).click();
      const dialog = page.getByRole('dialog', { name: 'Put 2 seats back on sale?' });
      expect(await findFaults(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Put on sale' }).click();
      await page.getByText('2 seats released').waitFor();
      await holds.waitFor({ state: 'detached' });
      expect((await findSeat('R-4'))?.status).toBe('available');
      // Kept for a contingent, they are a partner's alone: its name is on the map's list, and nobody else's seat is free there.
      await page.getByLabel('Contingent').selectOption({ label: 'Partner of the house' });
      await page.getByRole('button', { name: 'Assign' }).click();
      await page.getByText('2 seats kept for the contingent').waitFor();
      await page.getByRole('region', { name: 'Contingents' }).getByText('2 free of 2 seats').waitFor();
      await takePicture(page, 'seat-contingents');
      expect(await findFaults(page)).toEqual([]);
      expect(faults).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );

  it(
    'of a contingent are sold by who chooses it; the others see whose they are, and as many fewer left',
    async () => {
      const { page, faults } = await openMap(ANNA);
      await showRow(page, 'Orchestre · Cour', 'R');
      const aria = () => seatButton(page, 'R-2').getAttribute('aria-label');
      expect(await aria()).toContain('Of the contingent Partner of the house');
      await seatButton(page, 'R-2').click();
      await page.getByText('Seat R-2 is sold elsewhere').waitFor();
      const from = page.getByLabel('Sell from');
      const everybody = Number(
        /(\d+) left/.exec((await from.locator('option').first().textContent()) ?? '')?.[1],
      );
      expect(everybody).toBe((await countStates())[0]);
      await from.selectOption({ label: 'Partner of the house · 2 left' });
      expect(await seatButton(page, 'R-6').getAttribute('aria-label')).toContain('For everybody');
      await seatButton(page, 'R-2').click();
      await page.getByText('From Partner of the house').waitFor();
      await page.getByText('Seat R-2', { exact: true }).waitFor();
      await takePicture(page, 'sell-from-contingent');
      expect(await findFaults(page)).toEqual([]);
      expect(faults).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});
