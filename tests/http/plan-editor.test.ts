/** A plan read and saved as a whole: new seats, changed ones, and those that a performance has, which stay. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

let world: SaleWorld;

beforeAll(async () => {
  world = await startSaleWorld();
});
afterAll(() => world?.stop());

async function make(path: string, body: object): Promise<string> {
  const made = await world.manage('POST', path, body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body['@id'];
}

const seatOf = (label: string, x: number, id: number | null = null) => ({
  seat: id,
  label,
  row: 'A',
  seatNumber: label.split('-')[1],
  zone: 'Stalls',
  x,
  y: 0,
  rowRank: 1,
  position: x,
});

const read = async (plan: string) => (await world.manage('GET', `${plan}/plan`)).body;
const save = (plan: string, seats: readonly object[], blocks: readonly object[] = []) =>
  world.manage('PUT', `${plan}/plan`, { seats, blocks });

describe('a plan', () => {
  it('is saved with its seats, their zone and the stage, and then changed by what is drawn', async () => {
    const plan = await make('/seat_configs', { label: 'Studio' });
    const stage = { info: 'Stage', x: 0, y: -4, width: 3, height: 2, fontSize: 18 };
    expect((await save(plan, [seatOf('A-1', 1), seatOf('A-2', 2)], [stage])).status).toBe(200);
    const first = await read(plan);
    expect([first.seats.label, first.seats.x, first.blocks]).toEqual([['A-1', 'A-2'], [1, 2], [stage]]);
    expect(first.zones.map(({ name }: { name: string }) => name)).toEqual(['Stalls']);
    const [kept] = first.seats.id;
    expect((await save(plan, [seatOf('A-9', 5, kept), seatOf('A-3', 3)])).status).toBe(200);
    const next = await read(plan);
    expect([next.seats.label, next.seats.x, next.blocks]).toEqual([['A-9', 'A-3'], [5, 3], []]);
    expect(next.seats.id[0]).toBe(kept);
  });

  it('has no label twice', async () => {
    const plan = await make('/seat_configs', { label: 'Twice' });
    expect((await save(plan, [seatOf('A-1', 1), seatOf('A-1', 2)])).body.code).toBe('SEAT-012');
    expect((await read(plan)).seats.id).toEqual([]);
  });

  it('keeps the seats that a performance has, with their labels, and moves them', async () => {
    const plan = await make('/seat_configs', { label: 'In use' });
    await save(plan, [seatOf('A-1', 1), seatOf('A-2', 2)]);
    const logicalSeatConfig = await make('/logical_seat_configs', {
      name: 'Used',
      seatConfig: plan,
      isNumberedSeating: true,
    });
    await world.addShow({ date: { logicalSeatConfig } });
    const [one, two] = (await read(plan)).seats.id;
    expect((await save(plan, [seatOf('A-1', 1, one)])).body).toMatchObject({ status: 409, code: 'SEAT-011' });
    expect((await save(plan, [seatOf('A-1', 1, one), seatOf('A-7', 2, two)])).body.code).toBe('SEAT-011');
    expect((await save(plan, [seatOf('A-1', 4, one), seatOf('A-2', 2, two), seatOf('A-3', 3)])).status).toBe(
      200,
    );
    expect((await read(plan)).seats.x).toEqual([4, 2, 3]);
  });
});
