/** Lists as clients ask for them: which rows, in which order, which page, how many. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorld, type World } from './world.ts';

const customers = '/ticketing/v1/customers';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  const people = [
    ['Œuvrard', 'Zoé', 'zoe@example.test', 'Saint-Étienne', '42000', '2001-02-03'],
    ['Noël', 'Anne-Sophie', 'NOEL@example.test', 'Lyon', '69001', '1990-05-06'],
    ['L’Hôte', 'Élodie', null, 'Saint Etienne', '42100', null],
    ['Smith', 'Chloë', 'smith_100%@example.test', null, 'SW1A', '1985-07-08'],
    ['smith', 'Bob', 'bob@example.test', 'London', 'SW1B', null],
  ];
  for (const [lastname, firstname, email, city, zipcode, birthday] of people) {
    const made = await world.call('POST', customers, {
      body: { lastname, firstname, email, city, zipcode, birthday },
    });
    expect(made.status, made.text).toBe(201);
  }
});
afterAll(() => world?.stop());

async function ask(
  query: string,
): Promise<{ status: number; names: string[]; body: World extends never ? never : Record<string, any> }> {
  const { status, body } = await world.call('GET', `${customers}?fields=firstname&order[id]=asc&${query}`);
  return { status, body, names: (body.member ?? []).map((one: { firstname: string }) => one.firstname) };
}
const filter = (tree: unknown) => ask(`filter=${encodeURIComponent(JSON.stringify(tree))}`);

describe('pages by cursor', () => {
  /** All pages from the first to the last, then back again. */
  async function walk(order: string): Promise<{ there: string[][]; back: string[][] }> {
    const there: string[][] = [];
    const back: string[][] = [];
    let at = `${customers}?fields=firstname&itemsPerPage=2&${order}&cursor=`;
    for (let turn = 0; turn < 9; turn++) {
      const { body } = await world.call('GET', at);
      there.push(body.member.map((one: { firstname: string }) => one.firstname));
      if (!body.view.next) break;
      at = body.view.next;
    }
    for (let turn = 0; turn < 9; turn++) {
      const { body } = await world.call('GET', at);
      back.unshift(body.member.map((one: { firstname: string }) => one.firstname));
      if (!body.view.previous) break;
      at = body.view.previous;
    }
    return { there, back };
  }

  for (const order of [
    'order[id]=asc',
    'order[id]=desc',
    'order[birthday]=asc',
    'order[birthday]=desc',
    'order[city]=desc&order[email]=asc',
    'order[city]=asc&order[birthday]=desc&order[zipcode]=asc',
    'order[contract.companyName]=asc&order[email]=desc',
    'order[type]=asc',
  ])
    it(`walk the whole list and back, each row once, by ${order}`, async () => {
      const { body } = await world.call('GET', `${customers}?fields=firstname&${order}`);
      const all = body.member.map((one: { firstname: string }) => one.firstname);
      const { there, back } = await walk(order);
      expect(there.flat()).toEqual(all);
      expect(there.map((page) => page.length)).toEqual([2, 2, 1]);
      expect(back).toEqual(there);
    });

  it('stay where they are when rows are added before them', async () => {
    const first = await world.call('GET', `${customers}?fields=lastname&itemsPerPage=2&cursor=`);
    const [next] = (await world.call('GET', first.body.view.next)).body.member;
    const made = await world.call('POST', customers, { body: { lastname: 'Aaa' } });
    expect((await world.call('GET', first.body.view.next)).body.member[0]).toEqual(next);
    await world.call('DELETE', made.body['@id']);
  });

  it('refuses a cursor of another order or of nobody, by its code', async () => {
    const made = await world.call('GET', `${customers}?itemsPerPage=2&cursor=&fields=id`);
    const cursor = new URL(made.body.view.next, world.origin).searchParams.get('cursor');
    const forged = (row: unknown[]) => Buffer.from(JSON.stringify(row)).toString('base64url');
    for (const query of [
      `order[city]=asc&cursor=${cursor}`,
      'cursor=nonsense',
      `order[birthday]=asc&cursor=${forged(['birthday,id', false, '2026-02-30', '1'])}`,
      `order[birthday]=asc&cursor=${forged(['birthday,id', false, '2026-02-03', "1' OR 1"])}`,
    ])
      expect((await world.call('GET', `${customers}?${query}`)).body.code).toBe('PLAN-009');
  });
});

describe('totals', () => {
  it('are told, told exactly or left out, as asked', async () => {
    expect((await ask('count=exact&itemsPerPage=1')).body.totalItems).toBe(5);
    const none = (await ask('count=none&itemsPerPage=2')).body;
    expect(none).not.toHaveProperty('totalItems');
    expect(none.view).toMatchObject({ next: expect.stringContaining('page=2') });
    expect(none.view).not.toHaveProperty('last');
    expect((await ask('count=many')).body.code).toBe('PLAN-005');
  });
});
