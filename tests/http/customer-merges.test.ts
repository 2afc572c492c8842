/** Duplicates of customers: found with their reasons, merged, and apart again; what is refused; what is never lost. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.token('manager@demo.test');
}, 120_000);
afterAll(() => server?.stop());

const query = <Row = Record<string, unknown>>(text: string, params: readonly unknown[] = []) =>
  server.database.query<Row>('system', text, params);

interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

async function call<Body = Record<string, never>>(
  method: string,
  path: string,
  body?: object,
): Promise<Answer<Body>> {
  const response = await fetch(`${server.origin}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body && {
        'Content-Type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/json',
      }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text ? JSON.parse(text) : {}) as Body,
  };
}

const idOf = (iri: string) => Number(iri.split('/').at(-1));

async function add(values: object): Promise<number> {
  const { status, body } = await call<{ '@id': string }>('POST', '/crm/customers', values);
  expect(status).toBe(201);
  return idOf(body['@id']);
}

const merge = (ids: readonly number[], choices?: object) =>
  call<Record<string, unknown>>('POST', '/crm/customers/merge', {
    idList: ids.map((id) => `/crm/customers/${id}`),
    ...(choices && { choices }),
  });

async function lastMerge(): Promise<number> {
  const [row] = await query<{ id: number }>('SELECT max("id") AS "id" FROM "customer_merge_record"');
  return Number(row?.id);
}

const undo = (id: number) =>
  call<{ state: string; notRestored?: readonly string[]; code?: string }>(
    'POST',
    `/crm/v1/customer_merges/${id}/undo`,
    {},
  );

interface Found {
  readonly total: number;
  readonly groups: readonly {
    readonly score: number;
    readonly customers: readonly { readonly customerId: number }[];
    readonly pairs: readonly {
      readonly first: number;
      readonly second: number;
      readonly reasons: readonly string[];
    }[];
  }[];
  readonly shared: readonly { readonly value: string; readonly count: number }[];
}

/** All pages. */
async function find(by = 'similarity'): Promise<Found> {
  const pages: Found[] = [];
  let isMore = true;
  while (isMore) {
    const { body } = await call<Found>(
      'GET',
      `/crm/v1/customers/duplicates?by=${by}&page=${pages.length + 1}`,
    );
    pages.push(body);
    isMore = body.groups.length > 0;
  }
  const [first] = pages as [Found];
  return { ...first, groups: pages.flatMap(({ groups }) => groups) };
}

/** The reasons for which two are offered as one; undefined when they are not. */
const reasonsOf = ({ groups }: Found, one: number, other: number) =>
  groups
    .flatMap(({ pairs }) => pairs)
    .find(({ first, second }) => first === Math.min(one, other) && second === Math.max(one, other))?.reasons;

describe('duplicates', () => {
  it('are found by e-mail, phone, name and postcode, birthday, and address, with the reasons', async () => {
    const first = await add({
      lastname: 'Garçon',
      firstname: 'Zoé',
      emailList: ['zoe@garcon.test'],
      phoneList: ['+33478000001'],
      birthday: '1980-02-03',
      address: '3, rue des Capucins',
      zipcode: '69001',
    });
    const mail = await add({ lastname: 'Autre', emailList: ['ZOE@garcon.test'] });
    const phone = await add({ lastname: 'Tiers', phoneList: ['04 78 00 00 01'] });
    const name = await add({ lastname: 'GARCON', firstname: 'Z.', zipcode: '69 001' });
    const born = await add({ lastname: 'garcon', firstname: 'Zoe', birthday: '1980-02-03' });
    const home = await add({ lastname: 'Garçon', address: '3 Rue des Capucins' });
    const neighbour = await add({ lastname: 'Martin', address: '3 rue des capucins', zipcode: '69001' });
    const school = await add({ customerType: 'organization', lastname: 'Z', emailList: ['zoe@garcon.test'] });
    const found = await find();
    expect(reasonsOf(found, first, mail)).toEqual(['email']);
    expect(reasonsOf(found, first, phone)).toEqual(['phone']);
    expect(reasonsOf(found, first, name)).toEqual(['surname', 'initial', 'zipcode']);
    expect(reasonsOf(found, first, born)).toEqual(['birthday', 'surname', 'firstname']);
    expect(reasonsOf(found, first, home)).toEqual(['surname', 'address']);
    expect(reasonsOf(found, first, neighbour)).toBeUndefined();
    expect(reasonsOf(found, mail, school)).toBeUndefined();
    expect(reasonsOf(await find('location'), first, neighbour)).toEqual(['address', 'zipcode']);
  });

  it('are not offered again once somebody said that they are two people, until that is taken back', async () => {
    const [one, other] = [
      await add({ lastname: 'Jumeau', emailList: ['jumeaux@famille.test'] }),
      await add({ lastname: 'Jumelle', emailList: ['jumeaux@famille.test'] }),
    ];
    const decided = await call<{ '@id': string; decidedBy: string }>(
      'POST',
      '/crm/v1/customer_distinctions',
      {
        first: `/crm/customers/${other}`,
        second: `/crm/customers/${one}`,
      },
    );
    expect(decided.body.decidedBy).toBe('manager@demo.test');
    expect(reasonsOf(await find(), one, other)).toBeUndefined();
    await call('DELETE', decided.body['@id']);
    expect(reasonsOf(await find(), one, other)).toEqual(['email']);
  });

  it('are not made of what more than twenty share, which is named instead', async () => {
    for (let index = 0; index < 21; index += 1)
      await add({ lastname: `Élève ${index}`, phoneList: ['+33472990000'] });
    const { groups, shared } = await find();
    expect(shared).toContainEqual({ value: '+33472990000', count: 21 });
    expect(groups.every(({ customers }) => customers.length < 21)).toBe(true);
  });
});

interface Lookalike {
  readonly customerId: number;
  readonly reasons: readonly string[];
}

/** Who is warned of while somebody types these values, each with why. */
async function typing(
  values: Readonly<Record<string, string>>,
): Promise<Readonly<Record<number, readonly string[]>>> {
  const { status, body } = await call<readonly Lookalike[]>(
    'GET',
    `/crm/v1/customers/lookalikes?${new URLSearchParams(values)}`,
  );
  expect(status).toBe(200);
  return Object.fromEntries(body.map(({ customerId, reasons }) => [customerId, reasons]));
}

describe('who is being entered', () => {
  it('is known by e-mail, phone, or name and place as soon as that is typed, and not by a name alone', async () => {
    const known = await add({
      lastname: 'Özdemir',
      firstname: 'Léa',
      emailList: ['lea@ozdemir.test'],
      phoneList: ['+33478000321'],
      zipcode: '69004',
    });
    const school = await add({
      customerType: 'organization',
      lastname: 'Özdemir & fils',
      emailList: ['lea@ozdemir.test'],
    });
    expect(await typing({ lastname: 'Özdemir' })).toEqual({});
    expect(await typing({ emails: 'LEA@ozdemir.test ' })).toEqual({ [known]: ['email'] });
    expect(await typing({ phones: '04 78 00 03 21' })).toEqual({ [known]: ['phone'] });
    expect(await typing({ lastname: 'ozdemir', firstname: 'L.', zipcode: '69 004' })).toEqual({
      [known]: ['surname', 'initial', 'zipcode'],
    });
    expect(await typing({ customerType: 'organization', emails: 'lea@ozdemir.test' })).toEqual({
      [school]: ['email'],
    });
  });

  it('is not warned of for what more than twenty share', async () => {
    for (let index = 0; index < 21; index += 1)
      await add({ lastname: `Interne ${index}`, phoneList: ['+33472990321'] });
    expect(await typing({ phones: '+33472990321' })).toEqual({});
  });
});

interface Overview {
  readonly customerId: number;
  readonly likely: readonly Lookalike[];
  readonly orderCount?: number;
  readonly ahead?: number;
  readonly attended?: number;
  readonly sums?: readonly { readonly currency: string; readonly spent: number; readonly due: number }[];
  readonly orders?: readonly { readonly order: number }[];
  readonly coming?: readonly { readonly count: number }[];
  readonly events: readonly { readonly kind: string; readonly order: number | null }[];
  readonly coupons: readonly { readonly code: string; readonly isExpired: boolean }[];
  readonly ownFields: readonly { readonly label: string; readonly value: unknown }[];
}

const see = async (id: number) => (await call<Overview>('GET', `/crm/customers/${id}/overview`)).body;

describe('a customer at a glance', () => {
  it('has what they bought, owe in each currency, hold and will see; training and given-up orders apart', async () => {
    const id = await add({
      lastname: 'Coup d’œil',
      customFields: { 'contact.lastname': 'Jadis', unknown: 'oui' },
    });
    const orders = (
      await query<{ id: number; customer_id: number }>(
        `SELECT o."id", o."customer_id" FROM "order" o WHERE o."contract_id" = 1 AND o."status" = 'validated' AND NOT o."is_training"
          AND EXISTS (SELECT FROM "ticket" t WHERE t."contract_id" = 1 AND t."order_id" = o."id" AND t."status" = 'payed') ORDER BY o."id" LIMIT 5`,
      )
    ).map((row) => Number(row.id));
    const [here, past, foreign, training, givenUp] = orders as [number, number, number, number, number];
    const [buyer] = await query<{ id: number }>(
      `INSERT INTO "customer" ("contract_id", "lastname", "crm_id") VALUES (1, 'Coup', $1) RETURNING "id"`,
      [String(id)],
    );
    await query(
      'UPDATE "order" SET "customer_id" = $1, "balance" = 0 WHERE "contract_id" = 1 AND "id" = ANY($2)',
      [buyer?.id, orders],
    );
    await query(`UPDATE "order" SET "balance" = 700 WHERE "id" = $1`, [here]);
    await query(`UPDATE "order" SET "balance" = -300, "currency" = 'XPF' WHERE "id" = $1`, [foreign]);
    await query(`UPDATE "order" SET "is_training" = true WHERE "id" = $1`, [training]);
    await query(`UPDATE "order" SET "status" = 'cancelled' WHERE "id" = $1`, [givenUp]);
    const move = (order: number, by: string) =>
      query(
        `UPDATE "ticket" SET "event_date_start_date" = now() + $2::interval WHERE "contract_id" = 1 AND "order_id" = $1`,
        [order, by],
      );
    for (const [order, by] of [
      [here, '3 days'],
      [past, '-3 days'],
      [foreign, '-3 days'],
      [training, '3 days'],
      [givenUp, '3 days'],
    ] as const)
      await move(order, by);
    await query(
      `INSERT INTO "customer_coupon" ("contract_id", "customer_id", "code", "valid_until") VALUES (1, $1, 'JADIS', now() - interval '1 day'), (1, $1, 'BIENTOT', now() + interval '1 day')`,
      [id],
    );
    const [tickets] = await query<{ n: number }>(
      `SELECT count(*)::int AS "n" FROM "ticket" WHERE "contract_id" = 1 AND "order_id" = $1 AND "status" IN ('payed', 'booked')`,
      [here],
    );
    const seen = await see(id);
    expect(seen.orderCount).toBe(3);
    expect(new Set(seen.orders?.map(({ order }) => order))).toEqual(new Set([here, past, foreign]));
    expect(seen.sums?.map(({ currency, due }) => [currency, due])).toEqual([
      ['EUR', 700],
      ['XPF', -300],
    ]);
    expect(seen.ahead).toBe(tickets?.n);
    expect(seen.coming?.reduce((sum, { count }) => sum + count, 0)).toBe(tickets?.n);
    expect(seen.attended).toBeGreaterThan(0);
    expect(seen.coupons.map(({ code, isExpired }) => [code, isExpired])).toEqual([
      ['BIENTOT', false],
      ['JADIS', true],
    ]);
    expect(seen.events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['created', 'order', 'attended']),
    );
    expect(seen.ownFields.map(({ value }) => value)).toEqual(expect.arrayContaining(['Jadis', 'oui']));
  });

  it('is led on to from the number of whom was merged, and no more doubts itself once merged', async () => {
    const [kept, other] = [
      await add({ lastname: 'Double', emailList: ['double@glance.test'] }),
      await add({ lastname: 'Doublé', emailList: ['double@glance.test'] }),
    ];
    expect((await see(kept)).likely).toMatchObject([{ customerId: other, reasons: ['email', 'surname'] }]);
    await merge([kept, other]);
    expect((await see(kept)).likely).toEqual([]);
    expect((await see(kept)).events.map(({ kind }) => kind)).toContain('merged');
    const moved = await call('GET', `/crm/customers/${other}/overview`);
    expect([moved.status, moved.headers.get('location')]).toEqual([308, `/crm/customers/${kept}/overview`]);
  });
});

describe('labels and files of a segment', () => {
  const segmentOf = (city: string) => [{ field: 'city', operator: 'isEqualTo', value: city }];
  const labels = async (path: string, city: string, first = 1) => {
    const [sticker] = await query<{ id: number; n: number }>(
      'SELECT "id", "horizontal_nb" * "vertical_nb" AS "n" FROM "sticker" WHERE "contract_id" = 1 ORDER BY "id" LIMIT 1',
    );
    const asked = new URLSearchParams({
      sticker: String(sticker?.id),
      segment: JSON.stringify(segmentOf(city)),
      first: String(first === 0 ? sticker?.n : first),
    });
    return fetch(`${server.origin}/crm/v1/customers/${path}?${asked}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
  };

  it('leave out who has no postal address, and count the sheets, a begun one first', async () => {
    await add({ lastname: 'Posté', address: '1 rue des Lilas', zipcode: '07000', city: 'Étiqueville' });
    await add({ lastname: 'Postée', zipcode: '07000', city: 'Étiqueville' });
    await add({ lastname: 'Nulle part', city: 'Étiqueville' });
    const counted = await (await labels('labels', 'Étiqueville')).json();
    expect(counted).toMatchObject({ people: 3, labels: 2, withoutAddress: 1, sheets: 1 });
    expect(await (await labels('labels', 'Étiqueville', 0)).json()).toMatchObject({ sheets: 2 });
    const pdf = await labels('labels.pdf', 'Étiqueville', 0);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const bytes = Buffer.from(await pdf.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  });

  it('are refused where nobody has an address (CRM-017) and where they are too many (CRM-018)', async () => {
    await add({ lastname: 'Sans adresse', city: 'Nulleville' });
    expect(await (await labels('labels.pdf', 'Nulleville')).json()).toMatchObject({ code: 'CRM-017' });
    await query(
      `INSERT INTO "crm_customer" ("contract_id", "customer_type", "lastname", "zipcode", "city") SELECT 1, 'contact', 'Foule ' || n, '07000', 'Foule' FROM generate_series(1, 5001) n`,
    );
    expect(await (await labels('labels', 'Foule')).json()).toMatchObject({ code: 'CRM-018' });
    await query(`DELETE FROM "crm_customer" WHERE "city" = 'Foule'`);
  });

  it('come as the file that is asked for, of the segment alone; another format is refused', async () => {
    const body = {
      strategy: 'csv',
      filterList: segmentOf('Étiqueville'),
      params: { fields: ['lastname', 'city'], header: 'names' },
    };
    const sent = await call('POST', '/crm/export', body);
    expect(sent.status).toBe(303);
    const file = await fetch(`${server.origin}${sent.headers.get('location')}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect((await file.text()).replace('\ufeff', '').trim().split(/\r?\n/).sort()).toEqual(
      [
        '"Nulle part","Étiqueville"',
        '"Posté","Étiqueville"',
        '"Postée","Étiqueville"',
        '"lastname","city"',
      ].sort(),
    );
    const refused = await call<{ code: string }>('POST', '/crm/export', { ...body, strategy: 'exe' });
    expect([refused.status, refused.body.code]).toEqual([400, 'PLAN-005']);
  });
});

describe('a change of many customers', () => {
  const inTown = (city: string) => [{ field: 'city', operator: 'isEqualTo', value: city }];
  const end = async (answer: Answer<{ '@id': string; code?: string }>) => {
    expect(answer.status, JSON.stringify(answer.body)).toBe(202);
    const read = () => call<{ status: string; result: object }>('GET', answer.body['@id']);
    await expect
      .poll(async () => (await read()).body.status, { timeout: 30_000 })
      .not.toMatch(/^(PENDING|STARTED)$/);
    return { job: answer.body['@id'], ...(await read()).body };
  };
  const change = (body: object) =>
    call<{ '@id': string; code?: string }>('PUT', '/crm/customers/filter', body);
  const takeBack = (job: string) =>
    call<{ '@id': string; code?: string }>('POST', '/crm/v1/customers/filter/undo', { job });
  const tagsOf = async (id: number) =>
    (await call<{ tagList: readonly string[] }>('GET', `/crm/customers/${id}`)).body.tagList;
  const addTag = async (name: string) =>
    (await call<{ '@id': string }>('POST', '/ticketing/v1/tags', { name })).body['@id'];
  const addTown = (city: string, people: readonly object[]) =>
    Promise.all(people.map((values) => add({ city, ...values })));

  it('is counted before, adds a tag by a job, and is taken back from each without what came since', async () => {
    const [old, given, later] = [await addTag('Old'), await addTag('Given'), await addTag('Later')];
    const [one = 0, two = 0] = await addTown('Ychoux', [
      { lastname: 'Un', tagList: [old] },
      { lastname: 'Deux', tagList: [given] },
    ]);
    const body = { filterList: inTown('Ychoux'), editType: 'add', dataToPatch: { tagList: [given] } };
    const preview = await call('POST', '/crm/v1/customers/filter/preview', body);
    expect(preview.body).toMatchObject({
      ...{ matched: 2, looked: 2, changed: 1, unchanged: 1, refused: 0 },
      sample: [
        { customer: one, name: 'Un', before: { tagList: ['Old'] }, after: { tagList: ['Old', 'Given'] } },
      ],
    });
    expect((await change({ ...body, expected: 3 })).body.code).toBe('CRM-020');
    const done = await end(await change({ ...body, expected: 2 }));
    expect(done).toMatchObject({
      status: 'SUCCESS',
      result: { total: 2, changed: 1, unchanged: 1, failed: 0 },
    });
    expect(await tagsOf(one)).toEqual([old, given]);
    await call('PUT', `/crm/customers/${one}`, { tagList: [given, later] });
    const back = await end(await takeBack(done.job));
    expect(back.result).toMatchObject({ changed: 1, total: 1 });
    expect(await tagsOf(one)).toEqual([later]);
    expect(await tagsOf(two)).toEqual([given]);
    expect((await takeBack(done.job)).body.code).toBe('CRM-021');
  });

  it('sets a value in all, and takes it back where nobody has changed it since', async () => {
    const [one = 0, two = 0] = await addTown('Yebleron', [
      { lastname: 'Un', service: 'Presse' },
      { lastname: 'Deux' },
    ]);
    const done = await end(
      await change({ filterList: inTown('Yebleron'), dataToPatch: { service: 'Médias', gdprConsent: true } }),
    );
    const read = async (id: number) =>
      (await call<Record<string, unknown>>('GET', `/crm/customers/${id}`)).body;
    expect(await read(two)).toMatchObject({ service: 'Médias', gdprConsent: true });
    expect((await read(two)).gdprConsentAt).not.toBeNull();
    await call('PUT', `/crm/customers/${two}`, { service: 'Radio', gdprConsent: false });
    await end(await takeBack(done.job));
    expect(await read(one)).toMatchObject({ service: 'Presse', gdprConsent: false, gdprConsentAt: null });
    expect((await read(two)).service).toBe('Radio');
  });

  it('puts nobody onto a mailing list who refused it, and names them', async () => {
    await addTown('Yerville', [{ lastname: 'Oui' }, { lastname: 'Non', diffusionListNO: ['news'] }]);
    const body = {
      filterList: inTown('Yerville'),
      editType: 'add',
      dataToPatch: { diffusionListOK: ['news'] },
    };
    const preview = await call('POST', '/crm/v1/customers/filter/preview', body);
    expect(preview.body).toMatchObject({ changed: 1, refused: 1 });
    const done = await end(await change(body));
    expect(done.result).toMatchObject({ changed: 1, failed: 1 });
    const rows = await call<{ member: readonly object[] }>(
      'GET',
      `/crm/v1/customer_change_rows?job=${done.job}&state=refused`,
    );
    expect(rows.body.member).toMatchObject([{ name: 'Non', reason: 'optedOut' }]);
  });

  it('refuses nothing at all, and to add to what is no list (CRM-019)', async () => {
    const filterList = inTown('Yport');
    expect((await change({ filterList, dataToPatch: {} })).body.code).toBe('CRM-019');
    const single = await change({ filterList, editType: 'add', dataToPatch: { city: 'Lyon' } });
    expect([single.status, single.body.code]).toEqual([422, 'CRM-019']);
    const unknown = await change({ filterList, dataToPatch: { lastname: 'Martin' } });
    expect(unknown.status).toBe(422);
  });

  it('is a deletion as well: out of every search, brought back whole, and gone after thirty days', async () => {
    const tag = await addTag('Kept');
    const ids = await addTown('Yvetot', [{ lastname: 'Un', tagList: [tag] }, { lastname: 'Deux' }]);
    const [one = 0, two = 0] = ids;
    const body = { filterList: inTown('Yvetot'), expected: 2 };
    const preview = await call('POST', '/crm/v1/customers/filter/deletion-preview', body);
    expect(preview.body).toMatchObject({ matched: 2, withOrders: 0, withTickets: 0 });
    const remove = () => call<{ '@id': string }>('DELETE', '/crm/customers/filter', body);
    const done = await end(await remove());
    const found = async () =>
      (
        await call<{ total: number }>('POST', '/crm/customers/search?fields=_id', {
          filterList: inTown('Yvetot'),
        })
      ).body.total;
    expect(await found()).toBe(0);
    expect((await call('GET', `/crm/customers/${one}`)).status).toBe(404);
    await query(
      `UPDATE "accounts_user" SET "contract_role_id" = 2 WHERE "contract_id" = 1 AND "email" = 'bruno@demo.test'`,
    );
    const manager = token;
    token = await server.token('bruno@demo.test');
    // Which jobs there are is seen by who asked for them, and by who manages jobs.
    await query(
      `UPDATE "job" SET "user_id" = (SELECT "id" FROM "account" WHERE "email" = 'bruno@demo.test') WHERE "id" = $1`,
      [idOf(done.job)],
    );
    expect((await takeBack(done.job)).body.code).toBe('CRM-022');
    token = manager;
    await end(await takeBack(done.job));
    expect(await found()).toBe(2);
    expect(await tagsOf(one)).toEqual([tag]);
    await end(await remove());
    await query(`UPDATE "crm_customer" SET "deleted_at" = now() - interval '31 days' WHERE "id" = ${two}`);
    await query(`UPDATE "scheduled_task" SET "due_at" = now() WHERE "name" = 'deleted customers'`);
    const left = async () =>
      (await query<{ id: number }>(`SELECT "id" FROM "crm_customer" WHERE "city" = 'Yvetot'`)).map(({ id }) =>
        Number(id),
      );
    await expect.poll(left, { timeout: 20_000 }).toEqual([one]);
  });
});

describe('a merge', () => {
  it('combines lists, fills what is missing, keeps refusals, takes over what was bought, and is undone', async () => {
    const [tag] = await query<{ id: number }>('SELECT "id" FROM "tag" WHERE "contract_id" = 1 LIMIT 1');
    const kept = await add({
      lastname: 'Roux',
      emailList: ['a@roux.test'],
      gdprConsent: true,
      diffusionListOK: ['Lettre'],
    });
    const other = await add({
      lastname: 'Le Roux',
      firstname: 'Ada',
      emailList: ['A@ROUX.test', 'b@roux.test'],
      city: 'Bron',
      diffusionListNO: ['lettre'],
      ...(tag && { tagList: [`/ticketing/v1/tags/${tag.id}`] }),
    });
    const [buyer] = await query<{ id: number }>(
      `UPDATE "customer" SET "crm_id" = $1 WHERE "contract_id" = 1 AND "id" = (SELECT "customer_id" FROM "order" WHERE "contract_id" = 1 AND "customer_id" IS NOT NULL LIMIT 1) RETURNING "id"`,
      [String(other)],
    );
    await query(
      `INSERT INTO "customer_coupon" ("contract_id", "customer_id", "code") VALUES (1, ${other}, 'ABO-1')`,
    );
    const before = await query('SELECT * FROM "crm_customer" WHERE "id" IN ($1, $2) ORDER BY "id"', [
      kept,
      other,
    ]);
    const preview = await call<{ sources: readonly Record<string, unknown>[] }>(
      'POST',
      '/crm/v1/customers/merge/preview',
      { idList: [kept, other].map((id) => `/crm/customers/${id}`) },
    );
    expect(preview.body.sources[1]).toMatchObject({
      customerId: other,
      buyers: 1,
      coupons: 1,
      participations: 0,
    });
    const { status, body } = await merge([kept, other], { lastname: other });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      '@id': `/crm/customers/${kept}`,
      lastname: 'Le Roux',
      firstname: 'Ada',
      city: 'Bron',
      emailList: ['a@roux.test', 'b@roux.test'],
      diffusionListOK: [],
      diffusionListNO: ['lettre'],
      gdprConsent: false,
    });
    const crmId = () =>
      query('SELECT "crm_id" FROM "customer" WHERE "contract_id" = 1 AND "id" = $1', [buyer?.id]);
    expect(await crmId()).toEqual([{ crm_id: String(kept) }]);
    const moved = await call('GET', `/crm/customers/${other}?fields=lastname`);
    expect([moved.status, moved.headers.get('location')]).toEqual([
      308,
      `/crm/customers/${kept}?fields=lastname`,
    ]);
    const renamed = await call('PATCH', `/crm/customers/${other}`, { city: 'Lyon' });
    expect(renamed.status).toBe(308);
    const list = await call<{ totalItems: number }>(
      'GET',
      `/crm/customers?lastname=${encodeURIComponent('Le Roux')}`,
    );
    expect(list.body.totalItems).toBe(1);
    const segment = await call<{ total: number }>('POST', '/crm/customers/search', {
      filterList: [{ field: 'email', operator: 'isEqualTo', value: 'b@roux.test' }],
    });
    expect(segment.body.total).toBe(1);
    expect((await undo(await lastMerge())).body).toMatchObject({ state: 'undone', notRestored: [] });
    expect(await crmId()).toEqual([{ crm_id: String(other) }]);
    const after = await query('SELECT * FROM "crm_customer" WHERE "id" IN ($1, $2) ORDER BY "id"', [
      kept,
      other,
    ]);
    const same = ({ updated_at: _changed, ...row }: Record<string, unknown>) => row;
    expect(after.map(same)).toEqual(before.map(same));
    expect((await undo(await lastMerge())).body.code).toBe('CRM-006');
  });

  it('leaves what was changed since when it is undone, and names it', async () => {
    const [kept, other] = [
      await add({ lastname: 'Avant' }),
      await add({ lastname: 'Avant', firstname: 'Léo', city: 'Bron' }),
    ];
    await merge([kept, other]);
    await call('PATCH', `/crm/customers/${kept}`, { city: 'Vaulx' });
    expect((await undo(await lastMerge())).body.notRestored).toEqual(['city']);
    const { body } = await call<{ city?: string; firstname?: string }>('GET', `/crm/customers/${kept}`);
    expect([body.city, body.firstname ?? null]).toEqual(['Vaulx', null]);
  });

  it('is undone after the later ones of its customers only', async () => {
    const [one, two, three] = [
      await add({ lastname: 'Un' }),
      await add({ lastname: 'Deux' }),
      await add({ lastname: 'Trois' }),
    ];
    await merge([two, three]);
    const first = await lastMerge();
    await merge([one, two]);
    expect((await undo(first)).body.code).toBe('CRM-007');
    const chain = await fetch(`${server.origin}/crm/customers/${three}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(((await chain.json()) as { '@id': string })['@id']).toBe(`/crm/customers/${one}`);
    await undo(await lastMerge());
    expect((await undo(first)).body.state).toBe('undone');
  });

  it('is not undone once accounts that it brought together are lettered with one another', async () => {
    const [kept, other] = [await add({ lastname: 'Compte' }), await add({ lastname: 'Comptes' })];
    // Of the demo: a deposit and what was given back of it.
    const entries = await query<{ id: number }>(
      `SELECT "id" FROM "transaction" WHERE "contract_id" = 1 AND "client_id" = 1 AND "account_type" = 'client' ORDER BY "id" LIMIT 2`,
    );
    await query(`UPDATE "lettering" SET "undone_at" = now() WHERE "contract_id" = 1 AND "client_id" = 1`);
    await query('UPDATE "client" SET "crm_id" = $1 WHERE "contract_id" = 1 AND "id" = 1', [String(other)]);
    await merge([kept, other]);
    await query(
      `WITH l AS (INSERT INTO "lettering" ("contract_id", "client_id", "code") VALUES (1, 1, 'AAB') RETURNING "id")
      INSERT INTO "lettering_transaction_list" ("contract_id", "source_id", "target_id", "position")
      SELECT 1, l."id", e, e FROM l, unnest($1::bigint[]) e`,
      [entries.map(({ id }) => id)],
    );
    expect((await undo(await lastMerge())).body.code).toBe('CRM-008');
    await query(`UPDATE "lettering" SET "undone_at" = now() WHERE "contract_id" = 1 AND "code" = 'AAB'`);
    expect((await undo(await lastMerge())).body.state).toBe('undone');
  });

  it('moves the contacts of an organisation, and never links it to itself', async () => {
    const [kept, other] = [
      await add({ customerType: 'organization', lastname: 'École' }),
      await add({ customerType: 'organization', lastname: 'Ecole' }),
    ];
    const teacher = await add({ lastname: 'Prof', organizationList: [`/crm/customers/${other}`] });
    const links = () =>
      query('SELECT "source_id", "target_id" FROM "crm_customer_organization_list" WHERE "source_id" = $1', [
        teacher,
      ]);
    await merge([kept, other]);
    expect(await links()).toEqual([{ source_id: teacher, target_id: kept }]);
    await undo(await lastMerge());
    expect(await links()).toEqual([{ source_id: teacher, target_id: other }]);
  });

  it('refuses a contact with an organisation, one twice, and the choice of a stranger', async () => {
    const contact = await add({ lastname: 'Seul' });
    const second = await add({ lastname: 'Seule' });
    const organisation = await add({ customerType: 'organization', lastname: 'Seul' });
    expect((await merge([contact, organisation])).body.code).toBe('CRM-004');
    expect((await merge([contact, contact])).body.code).toBe('CRM-004');
    expect((await merge([contact, second], { city: 1 })).body.code).toBe('CRM-005');
    await merge([contact, second]);
    expect((await merge([contact, second])).status).toBe(422);
  });
});

/** The same numbers at every run. */
function createDraw(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const ROUNDS = Number(process.env.MERGE_ROUNDS ?? 100);

describe(`${ROUNDS} random merges and undos`, () => {
  it('lose nobody, no address, no coupon and no money, and undone in turn leave everything as it was', async () => {
    const draw = createDraw(24);
    const cities = ['Lyon', 'Bron', undefined];
    const ids: number[] = [];
    for (let index = 0; index < 24; index += 1)
      ids.push(
        await add({
          lastname: `Hasard ${index % 5}`,
          city: cities[index % 3],
          emailList: [`h${index}@hasard.test`, `h${index % 7}@hasard.test`],
          gdprConsent: index % 2 === 0,
          diffusionListNO: index % 4 === 0 ? [`Liste ${index}`] : [],
        }),
      );
    await query(
      `UPDATE "customer" c SET "crm_id" = (($1::bigint[])[1 + c."id" % 24])::text WHERE "contract_id" = 1 AND "id" <= 200`,
      [ids],
    );
    await query(
      `INSERT INTO "customer_coupon" ("contract_id", "customer_id", "code") SELECT 1, unnest($1::bigint[]), 'HASARD'`,
      [ids],
    );
    const snapshot = () =>
      query(
        `SELECT (SELECT jsonb_agg(to_jsonb(c) - 'updated_at' ORDER BY c."id") FROM "crm_customer" c WHERE c."id" = ANY($1)) AS "people",
          (SELECT jsonb_agg(jsonb_build_array("id", "crm_id") ORDER BY "id") FROM "customer" WHERE "crm_id" IS NOT NULL) AS "buyers",
          (SELECT jsonb_agg(jsonb_build_array("id", "customer_id") ORDER BY "id") FROM "customer_coupon") AS "coupons"`,
        [ids],
      );
    const money = () =>
      query(`SELECT (SELECT md5(string_agg(t::text, '' ORDER BY t."id")) FROM "transaction" t) AS "entries",
        (SELECT md5(string_agg(t::text, '' ORDER BY t."id")) FROM "ticket" t) AS "tickets",
        (SELECT md5(string_agg(o::text, '' ORDER BY o."id")) FROM "order" o) AS "orders"`);
    const emails = async () => {
      const [row] = await query<{ n: number }>(
        `SELECT count(DISTINCT e)::int AS "n" FROM "crm_customer" c, jsonb_array_elements_text(c."email_list") e WHERE c."id" = ANY($1) AND c."merged_into_id" IS NULL`,
        [ids],
      );
      return row?.n;
    };
    const [start, paid, addresses] = [await snapshot(), await money(), await emails()];
    const stack: number[] = [];
    let living = [...ids];
    const groups: number[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const isMerge = stack.length === 0 || (living.length > 4 && draw(3) > 0);
      if (isMerge) {
        const chosen = new Set<number>();
        const size = 2 + draw(2);
        while (chosen.size < size) chosen.add(living[draw(living.length)] as number);
        const [kept, ...merged] = chosen;
        expect((await merge([...chosen])).status).toBe(200);
        living = living.filter((id) => id === kept || !merged.includes(id));
        groups.push(merged);
        stack.push(await lastMerge());
      } else {
        expect((await undo(stack.pop() as number)).body).toMatchObject({ state: 'undone', notRestored: [] });
        living.push(...(groups.pop() ?? []));
      }
      expect(await emails()).toBe(addresses);
    }
    const strays = await query(
      `SELECT b."id" FROM "customer" b JOIN "crm_customer" c ON c."contract_id" = 1 AND c."id"::text = b."crm_id" WHERE b."contract_id" = 1 AND c."merged_into_id" IS NOT NULL`,
    );
    expect(strays).toEqual([]);
    expect(await money()).toEqual(paid);
    for (const id of stack.reverse()) expect((await undo(id)).body.state).toBe('undone');
    expect(await snapshot()).toEqual(start);
  }, 180_000);
});
