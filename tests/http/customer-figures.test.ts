/** Figures about customers: each compared with the reference in memory, on random records; rights; what a bar becomes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyIri } from '../../overrides/accounts/Policy/model.ts';
import { createDraw, drawInteger, drawItem } from '../../overrides/contract/Demo/model/draw.ts';
import { FIGURES, type FigureName } from '../../overrides/customers/SearchAggregation/model/figures.ts';
import { type Period, pointSegment } from '../../overrides/customers/SearchAggregation/model/pointSegment.ts';
import type { Point } from '../../overrides/customers/SearchAggregation/model/shapeFigure.ts';
import { countFigures, type Records } from '../fixtures/figureReference.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

let server: TestServer;
let records: Records;

const query = <Row = Record<string, unknown>>(text: string) => server.database.query<Row>('system', text);

const draw = createDraw(20_261_124);
const names = FIGURES.map(({ name }) => name);
const CONTACTS = 240;
const quote = (text: string | null) => (text === null ? 'NULL' : `'${text}'`);

/** Of every row with such an id, drawn one by one. */
async function scatter(
  table: string,
  ids: readonly number[],
  columns: Readonly<Record<string, () => string>>,
): Promise<void> {
  const rows = ids.map((id) => `(${[id, ...Object.values(columns).map((make) => make())].join(', ')})`);
  const list = Object.keys(columns);
  await query(`UPDATE "${table}" t SET ${list.map((name) => `"${name}" = v."${name}"`).join(', ')}
    FROM (VALUES ${rows.join(', ')}) v("id", ${list.map((name) => `"${name}"`).join(', ')})
    WHERE t."contract_id" = 1 AND t."id" = v."id"`);
}

const idsOf = async (table: string): Promise<readonly number[]> =>
  (await query<{ id: number }>(`SELECT "id" FROM "${table}" WHERE "contract_id" = 1 ORDER BY "id"`)).map(
    ({ id }) => Number(id),
  );

const past = (days: number) => `now() - interval '${drawInteger(draw, 0, days * 24)} hours'`;

/** People, orders and tickets as no season has them. */
async function scatterAll(): Promise<void> {
  const people = (await idsOf('crm_customer')).slice(0, CONTACTS);
  await query(`DELETE FROM "crm_customer" WHERE "contract_id" = 1 AND "id" > ${people.at(-1)}`);
  await scatter('crm_customer', people, {
    customer_type: () => quote(drawItem(draw, ['contact', 'contact', 'contact', 'organization'])),
    civility: () => quote(drawItem(draw, ['mr', 'mrs', 'mrs', 'other', null])),
    zipcode: () => quote(drawItem(draw, ['69001', '69003', '69100', '42000', null])),
    created_at: () => past(5000),
  });
  // Buyers of no contact would get one of their own while the test runs: these are nobody's.
  await scatter('customer', await idsOf('customer'), {
    crm_id: () => quote(draw() < 0.6 ? String(drawItem(draw, people)) : '0'),
  });
  await scatter('order', await idsOf('order'), {
    created_at: () => past(drawItem(draw, [3, 300, 4500])),
    status: () => quote(drawItem(draw, ['validated', 'validated', 'validated', 'validated', 'cancelled'])),
    payment_status: () =>
      quote(drawItem(draw, ['payed', 'payed', 'overpaid', 'refunded_partially', 'awaiting_payment'])),
    origin_type: () => quote(drawItem(draw, ['desk', 'minisite', null])),
    currency: () => quote(drawItem(draw, ['EUR', 'EUR', 'EUR', 'XPF'])),
    is_training: () => String(draw() < 0.1),
  });
  await scatter('order_item', await idsOf('order_item'), {
    cancelled: () => String(draw() < 0.1),
    refunded_totally: () => String(draw() < 0.1),
    total_refunded_amount: () => String(drawItem(draw, [0, 0, 500])),
  });
  const buyers = await idsOf('customer');
  await scatter('ticket', await idsOf('ticket'), {
    status: () => quote(drawItem(draw, ['payed', 'payed', 'payed', 'refunded', 'booked'])),
    participant_id: () => (draw() < 0.2 ? String(drawItem(draw, buyers)) : 'NULL::bigint'),
  });
  const statuses = await idsOf('customer_status');
  const held = people.filter(() => draw() < 0.3);
  await query(`DELETE FROM "crm_customer_status_list" WHERE "contract_id" = 1`);
  await query(`INSERT INTO "crm_customer_status_list" ("contract_id", "source_id", "target_id", "position")
    VALUES ${held.map((id) => `(1, ${id}, ${drawItem(draw, statuses)}, 0)`).join(', ')}`);
  const coupons = people.filter(() => draw() < 0.2);
  await query(`INSERT INTO "customer_coupon" ("contract_id", "customer_id", "code", "customer_status_list")
    VALUES ${coupons.map((id) => `(1, ${id}, 'C${id}', '["Abonné", "Mécène"]')`).join(', ')}`);
}

async function readRecords(): Promise<Records> {
  const [row] = await query<{ records: Records }>(`SELECT json_build_object(
    'today', (now() AT TIME ZONE 'Europe/Paris')::date, 'currency', 'EUR',
    'customers', (SELECT json_agg(json_build_object('id', "id", 'type', "customer_type", 'civility', "civility", 'zipcode', "zipcode",
      'created', ("created_at" AT TIME ZONE 'Europe/Paris')::date, 'statuses', ARRAY(
        SELECT s."label" FROM "crm_customer_status_list" l, "customer_status" s WHERE l."contract_id" = 1 AND l."source_id" = c."id" AND s."contract_id" = 1 AND s."id" = l."target_id"
        UNION ALL SELECT jsonb_array_elements_text(u."customer_status_list") FROM "customer_coupon" u WHERE u."contract_id" = 1 AND u."customer_id" = c."id")))
      FROM "crm_customer" c WHERE "contract_id" = 1),
    'orders', (SELECT json_agg(json_build_object('id', "id", 'customer', (SELECT b."crm_id"::int FROM "customer" b WHERE b."contract_id" = 1 AND b."id" = o."customer_id"),
      'status', "status", 'payment', "payment_status", 'isTraining', "is_training", 'day', ("created_at" AT TIME ZONE 'Europe/Paris')::date,
      'hour', extract(hour FROM "created_at" AT TIME ZONE 'Europe/Paris')::int, 'weekday', extract(isodow FROM "created_at" AT TIME ZONE 'Europe/Paris')::int,
      'origin', "origin_type", 'currency', "currency", 'items', (SELECT coalesce(json_agg(json_build_object('id', i."id", 'isDropped', i."cancelled" OR i."refunded_totally",
          'paid', i."customer_paid_amount" - i."total_refunded_amount", 'category', (SELECT g."name" FROM "ticketing" s, "ticketing_category" g
            WHERE s."contract_id" = 1 AND s."id" = i."ticketing_id" AND g."contract_id" = 1 AND g."id" = s."ticketing_category_id"),
          'price', (SELECT p."name" FROM "ticket_price" p WHERE p."contract_id" = 1 AND p."id" = i."ticket_price_id"))), '[]')
        FROM "order_item" i WHERE i."contract_id" = 1 AND i."order_id" = o."id"))) FROM "order" o WHERE "contract_id" = 1),
    'tickets', (SELECT json_agg(json_build_object('status', "status", 'order', "order_id", 'item', "order_item_id", 'isNamed', "participant_id" IS NOT NULL,
      'participant', (SELECT b."crm_id"::int FROM "customer" b WHERE b."contract_id" = 1 AND b."id" = k."participant_id"),
      'startDay', ("event_date_start_date" AT TIME ZONE 'Europe/Paris')::date, 'isAhead', coalesce("event_date_start_date" >= now(), false)))
      FROM "ticket" k WHERE "contract_id" = 1)) AS "records"`);
  if (!row) throw new Error('There are no records to compare with.');
  return row.records;
}

beforeAll(async () => {
  server = await startTestServer();
  await scatterAll();
  // As autovacuum does, soon after such changes.
  await query('ANALYZE');
  records = await readRecords();
}, 120_000);

afterAll(() => server?.stop());

async function post(path: string, body: unknown, email = 'manager@demo.test') {
  const response = await fetch(`${server.origin}/crm${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await server.token(email)}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

const aggregate = (filterList: readonly unknown[], aggregationList: readonly string[], period: Period = {}) =>
  post('/v1/aggregations/customers', {
    filterList,
    aggregationList,
    purchaseDateFrom: period.from ?? null,
    purchaseDateTo: period.to ?? null,
  });

const findIds = async (filterList: readonly unknown[]): Promise<ReadonlySet<number>> => {
  const { body } = await post('/customers/search?fields=_id&limit=1000', { filterList });
  return new Set(body.hits.map(({ _id }: { _id: string }) => Number(_id)));
};

const countsOf = (series: readonly Point[]) =>
  Object.fromEntries(series.filter(({ count }) => count > 0).map(({ key, count }) => [key, count]));

/** What was answered, as the reference says it. */
function readAnswer({ name, type, data }: { name: FigureName; type: string; data: Record<string, unknown> }) {
  if (type === 'single_value_data') return data.value;
  if (type === 'grouped_series_data') {
    const groups = data.groups as readonly { key: string; series: readonly Point[] }[];
    return countsOf(
      groups.flatMap((group) =>
        group.series.map((point) => ({ ...point, key: `${group.key} ${point.key}` })),
      ),
    );
  }
  const counts = countsOf(data.series as readonly Point[]);
  const isSpread = name === 'contact_seniority' || name === 'purchase_anticipation';
  return isSpread ? { mean: data.summary, counts } : counts;
}

const everybody: readonly unknown[] = [];
const segments: readonly (readonly unknown[])[] = [
  everybody,
  [{ field: 'zipcode', operator: 'startsWith', value: ['69'] }],
  [{ group: 'hasOrdered', criteria: { atLeastXTimes: 3 } }],
  [{ not: { group: 'hasParticipated', criteria: {} } }],
  [
    {
      any: [
        { field: 'civility', operator: 'isEmpty' },
        { group: 'hasStatus', criteria: {} },
      ],
    },
  ],
  [{ any: [] }],
];

describe('the fifteen figures', () => {
  it('are what the reference counts, of six segments and three periods', async () => {
    for (const filterList of segments) {
      const ids = await findIds(filterList);
      for (const period of [{}, { from: '2024-03-01', to: '2026-06-30' }, { from: '2026-01-01' }]) {
        const { status, body } = await aggregate(filterList, names, period);
        expect(status, JSON.stringify(body)).toBe(200);
        const answered = Object.fromEntries(
          body.map((one: Parameters<typeof readAnswer>[0]) => [one.name, readAnswer(one)]),
        );
        expect({ filterList, period, answered }).toEqual({
          filterList,
          period,
          answered: countFigures(records, { ids, ...period }),
        });
      }
    }
    const all = countFigures(records, { ids: new Set(records.customers.map(({ id }) => id)) });
    for (const [name, value] of Object.entries(all))
      if (typeof value === 'number') expect(value, name).toBeGreaterThan(0);
      else expect(Object.keys(value ?? {}).length, name).toBeGreaterThan(1);
  }, 120_000);

  it('come with their type and unit, one for each name in the order of the names', async () => {
    const { body } = await aggregate(everybody, ['average_cart_value', 'gender_distribution']);
    const [cart, gender] = body;
    expect(cart).toMatchObject({
      type: 'single_value_data',
      unit: 'currency',
      data: { currency: 'EUR' },
    });
    expect(gender).toMatchObject({
      name: 'gender_distribution',
      type: 'summary_series_data',
      unit: 'percent',
    });
    const shares = gender.data.series.map(({ value }: Point) => value);
    expect(Math.abs(shares.reduce((sum: number, one: number) => sum + one, 0) - 100)).toBeLessThan(0.5);
    const { body: kinds } = await aggregate(everybody, names);
    expect(new Set(kinds.map(({ type }: { type: string }) => type)).size).toBe(4);
    expect(new Set(kinds.map(({ unit }: { unit: string }) => unit)).size).toBe(4);
  });

  it('leave out postcodes past the two hundredth, and count them as the rest', async () => {
    const ids = records.customers.slice(0, 230).map(({ id }) => id);
    await scatter('crm_customer', ids, { zipcode: () => quote(`9${drawInteger(draw, 1000, 9999)}`) });
    const [map] = (await aggregate(everybody, ['geographic_distribution_by_zipcode'])).body;
    expect(map.data.series).toHaveLength(200);
    const shown = map.data.series.reduce((sum: number, { count }: Point) => sum + count, 0);
    expect(shown + map.data.rest).toBe(records.customers.length);
    expect(map.data.rest).toBeGreaterThan(0);
    await scatter('crm_customer', ids, { zipcode: () => quote(drawItem(draw, ['69001', '42000'])) });
  });
});

describe('a bar', () => {
  it('is the condition of a segment of as many customers as it counts, where it counts customers', async () => {
    for (const name of [
      'gender_distribution',
      'status_distribution',
      'geographic_distribution_by_zipcode',
      'contact_seniority',
    ] as const) {
      const [{ data }] = (await aggregate(everybody, [name])).body;
      for (const { key, count } of data.series as readonly Point[]) {
        const ids = await findIds([pointSegment(name, key)]);
        expect({ name, key, count: ids.size }).toEqual({ name, key, count });
      }
    }
  });

  it('of purchases is who bought that in the period: the figure of them alone counts the same', async () => {
    const period = { from: '2025-01-01', to: '2026-10-31' };
    for (const name of [
      'ticketing_category_distribution',
      'purchase_ticket_price_distribution',
      'purchase_selling_device_distribution',
    ] as const) {
      const [{ data }] = (await aggregate(everybody, [name], period)).body;
      for (const { key, count } of (data.series as readonly Point[]).filter((point) => point.key !== '')) {
        const filter = pointSegment(name, key, period);
        const [alone] = (await aggregate([filter], [name], period)).body;
        expect({ name, key, count: countsOf(alone.data.series)[key] }).toEqual({ name, key, count });
      }
    }
  });
});

describe('a figure', () => {
  it('is drawn by its name alone, of those whose field is filled in: nothing that is sent is run', async () => {
    const chart = await post('/customers/dataviz', {
      script: 'total_contacts_count',
      fieldExist: ['civility'],
    });
    const want = (await findIds([{ field: 'civility', operator: 'isNotEmpty' }])).size;
    expect(chart.body).toEqual({
      name: 'total_contacts_count',
      unit: 'number',
      type: 'single_value_data',
      data: { value: want },
    });
    for (const script of ['SELECT 1', 'doc["city"].value', { source: 'x' }, ['total_contacts_count']]) {
      const { status, body } = await post('/customers/dataviz', { script });
      expect([status, body.code]).toEqual([422, 'CRM-009']);
    }
    const field = await post('/customers/dataviz', {
      script: 'total_contacts_count',
      fieldExist: ['password'],
    });
    expect([field.status, field.body.code]).toEqual([422, 'CRM-001']);
  });

  it('says what a press on it can become, by its name or that of a criterion', async () => {
    const { body } = await post('/customers/dataviz/actionlist', {
      field: 'ticketing_category_distribution',
    });
    expect(body.actionList.map(({ group, field }: Record<string, string>) => [group, field])).toEqual([
      ['hasOrdered', 'categoryName'],
      ['hasNotOrdered', 'categoryName'],
      ['hasParticipated', 'categoryName'],
      ['hasNotParticipated', 'categoryName'],
    ]);
    const zipcode = await post('/customers/dataviz/actionlist', { field: 'zipcode' });
    expect(zipcode.body.actionList[0]).toMatchObject({
      name: 'addToSegment',
      group: 'contactOrOrganizationCharacteristic',
    });
    expect(zipcode.body.actionList[0].operatorList).toContain('startsWith');
    const moment = await post('/customers/dataviz/actionlist', { field: 'purchase_temporality' });
    expect(moment.body.actionList).toEqual([]);
    const unknown = await post('/customers/dataviz/actionlist', { field: 'password' });
    expect([unknown.status, unknown.body.code]).toEqual([400, 'PLAN-005']);
  });

  it('that there is not, of no period, or in a wrong filter is refused', async () => {
    expect((await aggregate(everybody, ['sum_of_everything'])).body).toMatchObject({
      code: 'CRM-009',
      message: 'There is no figure "sum_of_everything" about customers.',
    });
    for (const period of [{ from: '2026-02-30' }, { from: '2026-05-02', to: '2026-05-01' }, { to: 'today' }])
      expect((await aggregate(everybody, ['total_paid_orders_count'], period)).body.code).toBe('CRM-011');
    expect((await aggregate([{ field: 'x' }], ['total_contacts_count'])).body.code).toBe('CRM-001');
  });
});

describe('who may read the orders of one show', () => {
  const bruno = 'bruno@demo.test';

  it('sees figures about customers, and none about purchases or visits', async () => {
    const headers = {
      authorization: `Bearer ${await server.token('manager@demo.test')}`,
      'content-type': 'application/json',
    };
    const show = '/ticketing/v1/ticketings/1';
    const granted = await fetch(
      `${server.origin}/accounts/api/v1/contracts/1/users/grantPersonalizedAccess`,
      {
        method: 'POST',
        headers,
        body: JSON.stringify({
          user: 3,
          policies: [
            { policy: policyIri(1, 'customers.read') },
            { policy: policyIri(1, 'orders.read'), resources: [show] },
            { policy: policyIri(1, 'tickets.read'), resources: [show] },
          ],
        }),
      },
    );
    expect(granted.status).toBe(200);
    const open: readonly FigureName[] = [
      'total_contacts_count',
      'gender_distribution',
      'status_distribution',
      'geographic_distribution_by_zipcode',
    ];
    for (const name of names) {
      const { status, body } = await post(
        '/v1/aggregations/customers',
        { filterList: everybody, aggregationList: [name] },
        bruno,
      );
      expect([name, status, body.code]).toEqual(
        open.includes(name) ? [name, 200, undefined] : [name, 403, 'CRM-010'],
      );
      const chart = await post('/customers/dataviz', { script: name }, bruno);
      expect([name, chart.status]).toEqual([name, open.includes(name) ? 200 : 403]);
    }
  });

  it('sees whose page it is, and none of their purchases, tickets or what tells of them', async () => {
    const [buyer] = await query<{ id: number }>(`SELECT c."id" FROM "crm_customer" c JOIN "customer" b
      ON b."contract_id" = 1 AND b."crm_id" = c."id"::text JOIN "order" o ON o."contract_id" = 1 AND o."customer_id" = b."id"
      AND o."status" = 'validated' AND NOT o."is_training" WHERE c."contract_id" = 1 LIMIT 1`);
    const see = async (email: string) => {
      const response = await fetch(`${server.origin}/crm/customers/${buyer?.id}/overview`, {
        headers: { authorization: `Bearer ${await server.token(email)}` },
      });
      return (await response.json()) as Record<string, unknown> & { events: readonly { kind: string }[] };
    };
    const told = ['orderCount', 'sums', 'orders', 'attended', 'ahead', 'coming'];
    const [all, some] = [await see('manager@demo.test'), await see(bruno)];
    expect(told.filter((name) => name in all)).toEqual(told);
    expect(all.events.map(({ kind }) => kind)).toContain('order');
    expect(told.filter((name) => name in some)).toEqual([]);
    expect(some.events.filter(({ kind }) => ['order', 'refund', 'attended'].includes(kind))).toEqual([]);
    expect(some.displayName).toBe(all.displayName);
  });
});
