/** A room drawn on the screen, a performance in it, two of its seats sold from the map, and a colleague who sees them gone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeSeats } from '../../overrides/seating/SeatConfig/model/changeChosen.ts';
import { readDrawing, saveSeats } from '../../overrides/seating/SeatConfig/model/savePlan.ts';
import { labelOf } from '../../overrides/seating/SeatConfig/model.ts';
import { type Product, startProduct, takePicture } from '../fixtures/browser.ts';
import { openSaleWorld, type SaleWorld } from '../fixtures/sale.ts';
import { findFaults } from './generic/findFaults.ts';

const ANNA = 'anna@demo.test';
const BRUNO = 'bruno@demo.test';
const MANAGER = 'manager@demo.test';

/** Drawing, and two screens at once, take their time on a slow machine, ms. */
const PATIENCE = 240_000;

let product: Product;
let world: SaleWorld;

beforeAll(async () => {
  product = await startProduct();
  world = await openSaleWorld(product.server);
  for (const email of [ANNA, BRUNO]) await world.as(email)('POST', '/desk_sessions', {});
});
afterAll(() => product?.stop());

async function make(path: string, body: object): Promise<string> {
  const made = await world.manage('POST', path, body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body['@id'];
}

describe('a room of 400 seats', () => {
  let plan = '';
  let configuration = '';

  it(
    'is drawn with the screen alone: curved rows, an aisle, a stage, one fault undone',
    async () => {
      plan = await make('/seat_configs', { label: 'Salle Jouvet' });
      const { page, faults } = await product.open(`/SeatConfig/${plan.split('/').at(-1)}/show`, {
        as: MANAGER,
      });
      await page.getByRole('link', { name: 'Draw the plan' }).click();
      const add = page.getByRole('region', { name: 'Add to the plan' });
      await add.getByLabel('Rows').fill('15');
      await add.getByLabel('Seats a row').fill('20');
      await add.getByLabel('Aisle after seat').fill('10');
      await add.getByLabel('Curve (degrees)').fill('30');
      await add.getByLabel('Zone').fill('Parterre');
      await add.getByLabel('Numbering').selectOption('oddEven');
      expect(await findFaults(page)).toEqual([]);
      await add.getByRole('button', { name: 'Add 300 seats' }).click();
      await page.getByText('300 seats', { exact: true }).waitFor();
      await add.getByLabel('What').selectOption('Stage or text');
      await add.getByRole('button', { name: 'Add above all seats' }).click();
      await add.getByLabel('What').selectOption('Rows or blocks');
      // The same row once more is a fault, which is told and taken back.
      await add.getByLabel('Rows').fill('5');
      await add.getByLabel('Seats a row').fill('20');
      await add.getByLabel('First row').fill('A');
      await add.getByRole('button', { name: 'Add 100 seats' }).click();
      await page.getByText(/labels are there twice/).waitFor();
      expect(await page.getByRole('button', { name: 'Save the plan' }).isDisabled()).toBe(true);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('300 seats', { exact: true }).waitFor();
      await add.getByLabel('First row').fill('AA');
      await add.getByLabel('Zone').fill('Balcon');
      await add.getByLabel('Seats a row').fill('20');
      await add.getByRole('button', { name: 'Add 100 seats' }).click();
      await page.getByText('400 seats', { exact: true }).waitFor();
      await page.getByText('Seat 400 · Parterre 300 · Balcon 100').waitFor();
      await takePicture(page, 'plan-editor');
      await page.getByRole('button', { name: 'Save the plan' }).click();
      await page.getByText('Plan of 400 seats saved').waitFor();
      expect(await findFaults(page)).toEqual([]);
      expect(faults).toEqual([]);
      await page.context().close();
      const seats = await world.manage('GET', `/seats?seatConfig=${plan}&itemsPerPage=1`);
      expect(seats.body.totalItems).toBe(400);
    },
    PATIENCE,
  );

  it(
    'is painted for sale: a zone in a group made on the spot, a row kept from sale',
    async () => {
      configuration = await make('/logical_seat_configs', {
        name: 'Salle Jouvet, numbered',
        seatConfig: plan,
        isNumberedSeating: true,
      });
      const { page, faults } = await product.open(
        `/settings/logical-seat-configs/${configuration.split('/').at(-1)}`,
        { as: MANAGER },
      );
      await page.getByRole('img', { name: 'Plan of the room' }).waitFor();
      expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
      await page.getByRole('button', { name: 'New seat group' }).click();
      await page.getByLabel('Name').fill('Parterre Jouvet');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByRole('button', { name: 'Parterre', exact: true }).click();
      await page.getByText('300 seats selected').waitFor();
      await page.getByRole('button', { name: /^Parterre Jouvet/ }).click();
      await page.getByText('Select from a list').click();
      await page.getByLabel('Part of the room', { exact: true }).selectOption({ label: 'Balcon' });
      await page.getByRole('button', { name: 'Select none' }).click();
      await page.getByRole('group', { name: 'Seats of row AA' }).getByRole('button').first().click();
      await page.getByRole('button', { name: 'Not for sale' }).click();
      expect(await findFaults(page)).toEqual([]);
      await takePicture(page, 'room-sale');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Saved: 399 seats for sale').waitFor();
      expect(faults).toEqual([]);
      await page.context().close();
      const { body } = await world.manage('GET', `${configuration}/seating`);
      const marks = body.painted as readonly (readonly [number, number, number])[];
      expect(marks.filter(([, group]) => group > 0)).toHaveLength(300);
      expect(marks.filter(([, , isForSale]) => isForSale === 0)).toHaveLength(1);
    },
    PATIENCE,
  );

  it(
    'has a performance, of which two seats are sold from the map and gone for a colleague',
    async () => {
      const { eventDate } = await world.addShow({ date: { logicalSeatConfig: configuration } });
      const openMap = async (as: string) => {
        const { page } = await product.open(`/sales/cash-register?performance=${eventDate}`, { as });
        await page.getByRole('button', { name: 'Choose on the map' }).click();
        await page.getByRole('img', { name: 'Seat map' }).waitFor();
        await page.getByText('Choose from a list').click();
        await page.getByRole('group', { name: 'Seats of row A' }).waitFor();
        return page;
      };
      const [anna, bruno] = [await openMap(ANNA), await openMap(BRUNO)];
      for (const label of ['A-1', 'A-2'])
        await anna.getByRole('button', { name: new RegExp(`^${label} · `) }).click();
      await anna.getByText('Seats A-1, A-2').waitFor();
      await takePicture(anna, 'drawn-room');
      await anna.getByRole('button', { name: 'Card', exact: true }).click();
      await anna.getByRole('button', { name: /accepted/ }).click();
      for (const label of ['A-1', 'A-2'])
        await expect
          .poll(
            () => bruno.getByRole('button', { name: new RegExp(`^${label} · `) }).getAttribute('aria-label'),
            {
              timeout: 20_000,
            },
          )
          .toContain('Sold');
      const tickets = await world.manage('GET', `/tickets?eventDate=${eventDate}&fields=seatLabel`);
      expect(tickets.body.member.map(({ seatLabel }: { seatLabel: string }) => seatLabel).sort()).toEqual([
        'A-1',
        'A-2',
      ]);
      for (const page of [anna, bruno]) await page.context().close();
    },
    PATIENCE,
  );

  it(
    'gets a new version, which the performance does not follow while a seat that goes is sold',
    async () => {
      const drawing = readDrawing((await world.manage('GET', `${plan}/plan`)).body);
      const [first] = drawing.seats.filter((seat) => labelOf(seat) === 'A-1');
      const next = removeSeats(drawing, new Set([first?.key ?? 0]));
      const saved = await world.manage('PUT', `${plan}/plan`, {
        seats: saveSeats(next),
        blocks: next.blocks,
      });
      expect(saved.status, JSON.stringify(saved.body)).toBe(200);
      const { page, faults } = await product.open(`/SeatConfig/${plan.split('/').at(-1)}/show`, {
        as: MANAGER,
      });
      await page.getByRole('link', { name: 'Performances on the plan' }).click();
      await page.getByText('Performances on the plan · Version 2').waitFor();
      await page.getByText('Stays on version 1').waitFor();
      await page.getByText('Sold: A-1').waitFor();
      await page.getByRole('button', { name: 'Move performances to the plan' }).click();
      await page.getByText('No performance could be moved').waitFor();
      expect(await findFaults(page)).toEqual([]);
      await takePicture(page, 'plan-versions');
      expect(faults).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});

interface Part {
  readonly what: string;
  readonly press: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Parts that are as large as others are added with what is typed already. */
const ROOMS: Readonly<Record<string, readonly Part[]>> = {
  'Théâtre à balcons': [
    {
      what: 'Rows or blocks',
      fields: {
        Rows: '16',
        'Seats a row': '28',
        'Aisle after seat': '14',
        'Curve (degrees)': '40',
        Floor: 'Orchestre',
        Zone: 'Orchestre',
      },
      press: 'Add 448 seats',
    },
    {
      what: 'Rows or blocks',
      fields: {
        Rows: '6',
        'Seats a row': '30',
        'First row': 'CA',
        'Aisle after seat': '15',
        Floor: 'Corbeille',
        Zone: 'Corbeille',
      },
      press: 'Add 180 seats',
    },
    {
      what: 'Rows or blocks',
      fields: {
        Rows: '8',
        'Seats a row': '34',
        'First row': 'DA',
        'Aisle after seat': '17',
        Floor: 'Balcon',
        Zone: 'Balcon',
      },
      press: 'Add 272 seats',
    },
    { what: 'Stage or text', fields: { Text: 'Scène' }, press: 'Add above all seats' },
  ],
  'Studio à tables': [
    {
      what: 'Tables',
      fields: { Tables: '18', 'Chairs a table': '6', 'Tables side by side': '6', Zone: 'Tables' },
      press: 'Add 108 seats',
    },
    {
      what: 'Rows or blocks',
      fields: { Rows: '1', 'Seats a row': '12', 'First row': 'Bar', Zone: 'Bar' },
      press: 'Add 12 seats',
    },
    { what: 'Stage or text', fields: { Text: 'Scène' }, press: 'Add above all seats' },
  ],
  'Arène avec fosse': [
    {
      what: 'Standing area',
      fields: {
        Places: '4980',
        'Places side by side': '60',
        'Name of the area': 'Fosse',
        Floor: 'Parterre',
        Zone: 'Fosse',
      },
      press: 'Add 4,980 places',
    },
    {
      what: 'Rows or blocks',
      fields: {
        Rows: '1',
        'Seats a row': '20',
        'First row': 'PMR',
        Floor: 'Parterre',
        Zone: 'Plateforme',
        Type: 'Reduced mobility',
      },
      press: 'Add 20 seats',
    },
    ...[
      { count: '6', first: '101', x: '-31', y: '42', degrees: '90', press: 'Add 2,100 seats' },
      { count: '6', first: '201', x: '31', y: '42', degrees: '-90', press: 'Add 2,100 seats' },
      { count: '8', first: '301', x: '0', y: '100', degrees: '0', press: 'Add 2,800 seats' },
    ].map(
      ({ count, first, x, y, degrees, press }): Part => ({
        what: 'Rows or blocks',
        fields: {
          Rows: '25',
          'Seats a row': '14',
          'First row': 'A',
          'Blocks side by side': count,
          'First block': first,
          Floor: 'Gradins',
          Zone: 'Bloc',
          Type: 'Seat',
          'To the right of the middle': x,
          'Down from the top': y,
          'Turned (degrees)': degrees,
        },
        press,
      }),
    ),
    { what: 'Stage or text', fields: { Text: 'Scène' }, press: 'Add above all seats' },
  ],
};

describe('rooms as they are built elsewhere', () => {
  it.each(Object.entries(ROOMS))(
    '%s is made with the screen alone',
    { timeout: PATIENCE },
    async (label, parts) => {
      const plan = await make('/seat_configs', { label });
      const { page, faults } = await product.open(`/SeatConfig/${plan.split('/').at(-1)}/plan`, {
        as: MANAGER,
      });
      const add = page.getByRole('region', { name: 'Add to the plan' });
      let seats = 0;
      for (const { what, fields, press } of parts) {
        await add.getByLabel('What').selectOption(what);
        if (fields['Turned (degrees)'] && !(await add.getByLabel('Turned (degrees)').isVisible()))
          await add.getByText('Where it goes').click();
        for (const [name, value] of Object.entries(fields)) {
          const field = add.getByLabel(name, { exact: true });
          if (name === 'Type') await field.selectOption(value);
          else await field.fill(value);
        }
        await add.getByRole('button', { name: press }).click();
        seats += Number(/[\d,]+/.exec(press)?.[0].replace(',', '') ?? 0);
        await page.getByText(`${seats.toLocaleString('en')} seats`, { exact: true }).waitFor();
      }
      expect(await page.getByText(/overlap|labels are there twice/).count()).toBe(0);
      expect(await findFaults(page)).toEqual([]);
      await takePicture(page, `plan-${seats}`);
      await page.getByRole('button', { name: 'Save the plan' }).click();
      await page.getByText(`Plan of ${seats.toLocaleString('en')} seats saved`).waitFor({ timeout: 60_000 });
      expect(faults).toEqual([]);
      await page.context().close();
      const { body } = await world.manage('GET', `${plan}/plan`);
      expect(body.seats.id).toHaveLength(seats);
      expect(body.blocks.filter(({ info }: { info: string }) => info)).toHaveLength(1);
    },
  );
});
