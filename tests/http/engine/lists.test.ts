/** Lists as clients ask for them: which rows, in which order, which page, how many. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldText } from '../../../schema/foldText.ts';
import { testDatabase } from '../../fixtures/server.ts';
import { create, entityOf } from './samples.ts';
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
  const { body: client } = await world.call('POST', '/ticketing/v1/clients', {
    body: { name: 'Bob et fils' },
  });
  const { body: bob } = await world.call('GET', `${customers}?firstname=Bob`);
  await world.call('PUT', bob.member[0]['@id'], { body: { client: client['@id'] } });
  // A behaviour makes it, and here is none.
  await world.database.query(
    { contract: 1 },
    `UPDATE customer SET display_name = firstname || ' ' || lastname WHERE contract_id = $1`,
    [1],
  );
});
afterAll(() => world?.stop());

/** First names in the order they were made. */
async function find(query: string): Promise<string[]> {
  const { status, body, text } = await world.call(
    'GET',
    `${customers}?fields=firstname&order[id]=asc&${query}`,
  );
  expect(status, text).toBe(200);
  expect(body.totalItems).toBe(body.member.length);
  return body.member.map((one: { firstname: string }) => one.firstname);
}

const ask = async (query: string) => (await world.call('GET', `${customers}?${query}`)).body;
const tree = (node: unknown) => `filter=${encodeURIComponent(JSON.stringify(node))}`;

describe('free text', () => {
  for (const [typed, found] of [
    ['etienne', ['Zoé', 'Élodie']],
    ['SAINT-ETIENNE', ['Zoé', 'Élodie']],
    ['étienne zoé', ['Zoé']],
    ['ZOÉ', ['Zoé']],
    ["l'hote", ['Élodie']],
    ['l’hôte elod', ['Élodie']],
    ['oeuvr', ['Zoé']],
    ['œuvr', ['Zoé']],
    ['smith_1', ['Chloë']],
    ['_100%', ['Chloë']],
    ['anne sophie noel', ['Anne-Sophie']],
    ['smith lyon', []],
    ['-', ['Zoé', 'Anne-Sophie', 'Élodie', 'Chloë', 'Bob']],
  ] as const)
    it(`"${typed}" is every word of ${found.length}, whatever its case and accents`, async () => {
      expect(await find(`q=${encodeURIComponent(typed)}`)).toEqual(found);
    });

  it('is folded the same here and in the database', async () => {
    const signs = Array.from({ length: 0x250 }, (_, index) => String.fromCodePoint(0xa0 + index)).join('');
    const text = `${signs}e\u0301 Noe\u0308l “l’été” – ‐ ẞ Ǆ ½`;
    const [row] = await world.database.query<{ folded: string }>('system', 'SELECT fold_text($1) AS folded', [
      text,
    ]);
    expect(foldText(text)).toBe(row?.folded);
  });

  it('is looked up in the contract of the connection alone', async () => {
    const ask = (contract: number, named: number) =>
      world.database.query<{ ids: number[] | null }>(
        { contract },
        `SELECT to_json(find_text('customer', $1, ARRAY['%etienne%'], NULL, NULL, 100)) AS ids`,
        [named],
      );
    expect((await ask(1, 2))[0]?.ids).toBeNull();
    expect((await ask(2, 1))[0]?.ids).toBeNull();
    expect((await ask(2, 2))[0]?.ids ?? []).toEqual([]);
    // The embedded database has no trigrams: there the rows are read.
    expect((await ask(1, 1))[0]?.ids ?? null).toEqual(testDatabase === 'postgres' ? [1, 3] : null);
  });
});

describe('filters', () => {
  for (const [query, found] of [
    ['lastname=smith', ['Bob']],
    ['lastname[]=smith&lastname[]=Smith', ['Chloë', 'Bob']],
    ['lastname[0]=smith&lastname[1]=Smith', ['Chloë', 'Bob']],
    ['lastname[contains]=MIT', ['Chloë', 'Bob']],
    ['city[startsWith]=saint', ['Zoé', 'Élodie']],
    ['city[contains]=-etienne', ['Zoé']],
    ['email[contains]=noel', ['Anne-Sophie']],
    ['email[contains]=_100%25', ['Chloë']],
    ['exists[city]=false', ['Chloë']],
    ['exists[birthday]=true', ['Zoé', 'Anne-Sophie', 'Chloë']],
    ['birthday[after]=1990-05-06', ['Zoé', 'Anne-Sophie']],
    ['birthday[strictly_after]=1990-05-06', ['Zoé']],
    ['birthday[before]=1990-05-06&birthday[gt]=1985-07-08', ['Anne-Sophie']],
    ['contract.id=1&city=Lyon', ['Anne-Sophie']],
    ['contract.companyName[contains]=contract&city=Lyon', ['Anne-Sophie']],
    ['orderList.number=X', []],
    ['exists[orderList]=true', []],
    ['exists[client.name]=true', ['Bob']],
    ['exists[client.name]=false', ['Zoé', 'Anne-Sophie', 'Élodie', 'Chloë']],
    ['exists[client.email]=false&city[contains]=lo', ['Bob']],
    ['exists[orderList.number]=false&zipcode=69001', ['Anne-Sophie']],
  ] as const)
    it(`${query} finds ${found.length}`, async () => {
      expect(await find(query)).toEqual(found);
    });
});

describe('values joined by commas', () => {
  const shows = '/ticketing/v1/ticketings';
  const count = async (query: string) => (await world.call('GET', `${shows}?${query}`)).body.totalItems;

  it('are each looked for where metadata says so, and one text elsewhere', async () => {
    for (const activityUuid of ['uuid-a', 'uuid-b', 'uuid-c'])
      await create(world, entityOf('Ticketing'), { activityUuid, title: 'One, two' });
    expect(await count('activityUuid=uuid-a,uuid-b')).toBe(2);
    expect(await count('activityUuid=uuid-c')).toBe(1);
    expect(await count('activityUuid[]=uuid-a&activityUuid[]=uuid-c')).toBe(2);
    expect(await count('title=One,%20two')).toBe(3);
    expect(await count('title=One')).toBe(0);
  });

  it('are of choices as well, each of them one that there is', async () => {
    const contacts = async (types: string) =>
      (await world.call('GET', `/crm/customers?customerType=${types}`)).body;
    await create(world, entityOf('CrmCustomer'), { customerType: 'organization', lastname: 'Company' });
    await create(world, entityOf('CrmCustomer'), { customerType: 'contact', lastname: 'Person' });
    expect((await contacts('contact,organization')).totalItems).toBe(2);
    expect((await contacts('contact,other')).code).toBe('PLAN-005');
  });
});

describe('a parameter said twice', () => {
  for (const query of [
    'q=zoe&q=bob',
    'city[contains]=lyon&city[contains]=london',
    'birthday[gte]=1990-05-06&birthday[gte]=2001-02-03',
    'createdAt[lt]=2030-01-01&createdAt[lt]=2031-01-01',
    'exists[city]=true&exists[city]=false',
    'filter={"and":[]}&filter={"field":"city","op":"eq","value":"Lyon"}',
    'order[city]=asc&order[city]=desc',
    'page=1&page=2',
    'cursor=&cursor=x',
    'count=none&count=exact',
  ])
    it(`is refused in ${query}, since either could be meant`, async () => {
      const { status, body } = await world.call('GET', `${customers}?${query}`);
      expect([status, body.code, body.values.count]).toEqual([400, 'PLAN-011', 2]);
    });

  it('holds back a delete of more than the narrower of both means', async () => {
    const query = 'city[contains]=lyon&city[contains]=nowhere&expectedTotal=1';
    const answer = await world.call('DELETE', `${customers}/selection?${query}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'PLAN-011']);
    expect(await find('city=Lyon')).toEqual(['Anne-Sophie']);
  });

  it('is one when it says the same', async () => {
    expect(await find('city[contains]=lyon&city[contains]=lyon')).toEqual(['Anne-Sophie']);
  });
});

describe('and, or and not', () => {
  const is = (field: string, op: string, value: unknown) => ({ field, op, value });
  for (const [node, found] of [
    [is('lastname', 'eq', 'smith'), ['Bob']],
    [is('city', 'ne', 'Lyon'), ['Zoé', 'Élodie', 'Chloë', 'Bob']],
    [is('zipcode', 'in', ['42000', '42100']), ['Zoé', 'Élodie']],
    [is('city', 'notIn', ['Lyon', 'London']), ['Zoé', 'Élodie', 'Chloë']],
    [is('birthday', 'gte', '1990-05-06'), ['Zoé', 'Anne-Sophie']],
    [is('birthday', 'lt', '1990-05-06'), ['Chloë']],
    [is('email', 'notContains', 'EXAMPLE'), ['Élodie']],
    [is('email', 'exists', false), ['Élodie']],
    [is('client.name', 'exists', false), ['Zoé', 'Anne-Sophie', 'Élodie', 'Chloë']],
    [
      is('contract.companyName', 'startsWith', 'CONTRACT 1'),
      ['Zoé', 'Anne-Sophie', 'Élodie', 'Chloë', 'Bob'],
    ],
    [is('orderList.number', 'ne', 'X'), ['Zoé', 'Anne-Sophie', 'Élodie', 'Chloë', 'Bob']],
    [
      {
        or: [
          is('city', 'eq', 'Lyon'),
          { and: [is('lastname', 'contains', 'smith'), is('birthday', 'exists', false)] },
        ],
      },
      ['Anne-Sophie', 'Bob'],
    ],
    [{ and: [] }, ['Zoé', 'Anne-Sophie', 'Élodie', 'Chloë', 'Bob']],
  ] as const)
    it(`${JSON.stringify(node)} finds ${found.length}`, async () => {
      expect(await find(tree(node))).toEqual(found);
    });

  it('join the plain filters by and', async () => {
    expect(
      await find(`${tree({ or: [is('city', 'eq', 'Lyon'), is('city', 'eq', 'London')] })}&zipcode=69001`),
    ).toEqual(['Anne-Sophie']);
  });

  for (const [node, code, message] of [
    [{ and: [{ or: [] }] }, 'PLAN-008', 'filter.and[0].or'],
    [{ and: {} }, 'PLAN-008', 'filter.and'],
    [[], 'PLAN-008', 'filter'],
    [{ and: [], or: [] }, 'PLAN-008', 'filter.or'],
    [{ or: [is('city', 'like', 'x')] }, 'PLAN-008', 'filter.or[0].op'],
    [is('city', 'in', 'x'), 'PLAN-008', 'filter.value'],
    [is('city', 'in', ['x', null]), 'PLAN-008', 'filter.value[1]'],
    [is('city', 'eq', null), 'PLAN-008', 'filter.value'],
    [{ ...is('city', 'eq', 'x'), values: 1 }, 'PLAN-008', 'filter.values'],
    [{ and: [is('citty', 'eq', 'x')] }, 'PLAN-001', 'filter.and[0].field'],
    [is('contract.nmae', 'eq', 'x'), 'PLAN-001', 'filter.field'],
    [{ and: [is('birthday', 'gt', 'soon')] }, 'PLAN-005', 'filter.and[0].value'],
    [is('type', 'contains', 'x'), 'PLAN-006', 'filter.value'],
  ] as const)
    it(`refuses ${JSON.stringify(node)} by its path`, async () => {
      const body = await ask(tree(node));
      expect(body.code).toBe(code);
      expect(JSON.stringify(body.values)).toContain(`"${message}"`);
    });

  it('are bounded in depth, number and length', async () => {
    const deep = (depth: number): unknown => (depth ? { and: [deep(depth - 1)] } : is('city', 'eq', 'x'));
    expect((await ask(tree(deep(5)))).code).toBeUndefined();
    expect((await ask(tree(deep(6)))).code).toBe('PLAN-007');
    const many = Array.from({ length: 61 }, () => is('city', 'eq', 'x'));
    expect((await ask(tree({ or: many }))).code).toBe('PLAN-007');
    expect((await ask('filter=%7B')).code).toBe('PLAN-008');
  });
});

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
    expect((await ask('count=exact&itemsPerPage=1')).totalItems).toBe(5);
    const none = await ask('count=none&itemsPerPage=2');
    expect(none).not.toHaveProperty('totalItems');
    expect(none.view).toMatchObject({ next: expect.stringContaining('page=2') });
    expect(none.view).not.toHaveProperty('last');
    expect((await ask('count=many')).code).toBe('PLAN-005');
  });
});
