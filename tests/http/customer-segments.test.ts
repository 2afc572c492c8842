/** Segments of customers: what they mean, compared with the reference in memory; searches; what is refused. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SegmentNode } from '../../overrides/customers/Segment/model/segment.ts';
import { isIn, type Line, type Person, type Town } from '../fixtures/segmentReference.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

let server: TestServer;
let town: Town;

const query = <Row = Record<string, unknown>>(text: string) => server.database.query<Row>('system', text);

/** Every tenth buyer of the demo has a contact of their own number and one more, who works for the school. */
const FIRST = 5000;

beforeAll(async () => {
  server = await startTestServer();
  // A town of its own: the twelve contacts and their school alone are left of the demo's, and other buyers are nobody.
  await query(`UPDATE "customer" SET "crm_id" = '0' WHERE "contract_id" = 1`);
  await query('DELETE FROM "crm_customer" WHERE "contract_id" = 1 AND "id" > 13');
  await query(`INSERT INTO "crm_customer" ("contract_id", "id", "customer_type", "civility", "lastname", "firstname", "email_list", "phone_list", "birthday", "zipcode", "city", "gdpr_consent", "interests")
    SELECT 1, ${FIRST} + "id", "type", "civility", "lastname", "firstname", jsonb_build_array("email"),
      CASE WHEN "id" % 3 = 0 THEN jsonb_build_array("phone") END, "birthday", "zipcode", CASE WHEN "id" % 7 > 0 THEN "city" END, "id" % 2 = 0,
      CASE WHEN "id" % 5 = 0 THEN '["Cirque", "Théâtre"]'::jsonb END
    FROM "customer" WHERE "contract_id" = 1 AND "id" <= 400`);
  await query(
    `UPDATE "customer" SET "crm_id" = (${FIRST} + "id")::text WHERE "contract_id" = 1 AND "id" <= 400`,
  );
  await query(`INSERT INTO "crm_customer_organization_list" ("contract_id", "source_id", "target_id", "position")
    SELECT 1, ${FIRST} + "id", 13, 0 FROM "customer" WHERE "contract_id" = 1 AND "id" <= 400 AND "id" % 10 = 0`);
  await query(`INSERT INTO "crm_customer_status_list" ("contract_id", "source_id", "target_id", "position")
    SELECT 1, ${FIRST} + "id", 1 + "id" % 2, 0 FROM "customer" WHERE "contract_id" = 1 AND "id" <= 60`);
  town = await readTown();
}, 120_000);

afterAll(() => server?.stop());

interface PersonRow {
  readonly id: number;
  readonly texts: Readonly<Record<string, readonly string[] | string | null>>;
  readonly days: Person['days'];
  readonly consent: boolean;
  readonly today: string;
}

interface LineRow extends Line {
  readonly person: number;
}

async function readTown(): Promise<Town> {
  const people =
    await query<PersonRow>(`SELECT "id", jsonb_build_object('customerType', "customer_type", 'civility', "civility", 'lastname', "lastname",
      'firstname', "firstname", 'city', "city", 'zipcode', "zipcode", 'email', "email_list", 'interests', "interests") AS "texts",
      jsonb_build_object('birthday', "birthday", 'createdAt', ("created_at" AT TIME ZONE 'Europe/Paris')::date) AS "days",
      "gdpr_consent" AS "consent", ((now() AT TIME ZONE 'Europe/Paris')::date)::text AS "today"
    FROM "crm_customer" WHERE "contract_id" = 1 ORDER BY "id"`);
  const links = await query<{ source_id: number; target_id: number }>(
    'SELECT * FROM "crm_customer_organization_list" WHERE "contract_id" = 1',
  );
  const statuses = await query<{ person: number; label: string }>(
    `SELECT l."source_id" AS "person", s."label" FROM "crm_customer_status_list" l JOIN "customer_status" s ON s."contract_id" = 1 AND s."id" = l."target_id" WHERE l."contract_id" = 1`,
  );
  const show = `'ticketingTitle', s."title", 'seasonId', s."season_id"::text, 'sellingDeviceOriginType', o."origin_type"`;
  const ordered =
    await query<LineRow>(`SELECT c."crm_id"::int AS "person", o."id" AS "time", ((o."created_at" AT TIME ZONE 'Europe/Paris')::date)::text AS "day",
      coalesce(i."customer_paid_amount", 0) - coalesce(i."total_refunded_amount", 0) AS "paid", jsonb_build_object(${show}, 'ticketPriceName', p."name") AS "lists"
    FROM "customer" c JOIN "order" o ON o."customer_id" = c."id" AND o."contract_id" = 1 JOIN "order_item" i ON i."order_id" = o."id" AND i."contract_id" = 1
    LEFT JOIN "ticketing" s ON s."id" = i."ticketing_id" AND s."contract_id" = 1 LEFT JOIN "ticket_price" p ON p."id" = i."ticket_price_id" AND p."contract_id" = 1
    WHERE c."contract_id" = 1 AND c."crm_id" IS NOT NULL AND o."status" = 'validated' AND NOT o."is_training"
      AND i."cancelled" IS NOT TRUE AND i."refunded_totally" IS NOT TRUE`);
  const participated = await query<LineRow>(`SELECT c."crm_id"::int AS "person", t."event_date_id" AS "time",
      ((t."event_date_start_date" AT TIME ZONE 'Europe/Paris')::date)::text AS "day", 0 AS "paid",
      jsonb_build_object(${show}, 'ticketPriceName', t."ticket_price_name", 'ticketStatus', t."status") AS "lists"
    FROM "ticket" t LEFT JOIN "order" o ON o."id" = t."order_id" AND o."contract_id" = 1
    JOIN "customer" c ON c."contract_id" = 1 AND c."id" = coalesce(t."participant_id", o."customer_id")
    LEFT JOIN "event_date" e ON e."id" = t."event_date_id" AND e."contract_id" = 1 LEFT JOIN "ticketing" s ON s."id" = e."ticketing_id" AND s."contract_id" = 1
    WHERE t."contract_id" = 1 AND c."crm_id" IS NOT NULL AND o."is_training" IS NOT TRUE`);
  const of = (lines: readonly LineRow[]) => Map.groupBy(lines, ({ person }) => Number(person));
  const [orders, visits] = [of(ordered), of(participated)];
  const listed = people.map(({ id, texts, days, consent }): Person => {
    const own = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, [text].flat()]));
    const anywhere = ['lastname', 'firstname', 'email', 'city', 'zipcode'].flatMap((name) => own[name] ?? []);
    return {
      id: Number(id),
      texts: own,
      days,
      consent,
      anywhere: anywhere.join(' '),
      organizations: links
        .filter(({ source_id }) => Number(source_id) === Number(id))
        .map((link) => Number(link.target_id)),
      statuses: statuses.filter(({ person }) => Number(person) === Number(id)).map(({ label }) => label),
      ordered: orders.get(Number(id)) ?? [],
      participated: visits.get(Number(id)) ?? [],
    };
  });
  return { people: new Map(listed.map((one) => [one.id, one])), today: people[0]?.today ?? '' };
}

/** The same numbers at every run. */
function createDraw(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function drawLeaf(draw: (below: number) => number): SegmentNode {
  const people = [...town.people.values()];
  const one = <Item>(list: readonly Item[]): Item => list[draw(list.length)] as Item;
  const person = one(people);
  const line = one(people.flatMap(({ ordered, participated }) => [...ordered, ...participated]));
  const group = one([
    'contactOrOrganizationCharacteristic',
    'contactOrOrganizationCharacteristic',
    'linkContactCharacteristic',
    'linkOrganizationCharacteristic',
  ] as const);
  const field = one(['lastname', 'firstname', 'city', 'zipcode', 'email', 'civility'] as const);
  const text = one((person.texts[field] ?? []).filter((each) => each !== null)) ?? 'Lyon';
  const day = one([-9000, -365, -30, 0, 30, line.day ?? 0]);
  const kind = draw(10);
  if (kind < 3) {
    const isLinked = group !== 'contactOrOrganizationCharacteristic';
    const name = isLinked && (field === 'firstname' || field === 'civility') ? 'city' : field;
    const value = name === field ? text : 'LYON';
    if (draw(5) === 0) return { group, field: name, operator: one(['isEmpty', 'isNotEmpty'] as const) };
    if (name === 'civility') return { group, field: name, operator: 'isEqualTo', value: [value] };
    return {
      group,
      field: name,
      operator: one(['isEqualTo', 'isNotEqualTo', 'startsWith', 'contains', 'notContains'] as const),
      value: [value.slice(0, 1 + draw(value.length)).trim() || 'a'],
    };
  }
  const own = 'contactOrOrganizationCharacteristic';
  if (kind === 3)
    return { group: own, field: 'gdprConsent', operator: one(['isChecked', 'isNotChecked'] as const) };
  if (kind === 4)
    return {
      group: own,
      field: one(['birthday', 'createdAt'] as const),
      operator: one(['isAfter', 'isBefore'] as const),
      value: day,
    };
  if (kind === 5)
    return {
      group: own,
      field: 'interests',
      operator: one(['isEqualTo', 'isNotEqualTo'] as const),
      value: ['theatre'],
    };
  if (kind === 6)
    return {
      group: one(['hasStatus', 'hasNoStatus'] as const),
      criteria: draw(2) ? { statusName: ['abonne'] } : {},
    };
  const isOrder = draw(2) === 0;
  const lists = Object.entries(line.lists).filter(
    ([name, value]) => value !== null && name !== 'ticketStatus',
  );
  const [name, value] = one(lists) ?? ['sellingDeviceOriginType', 'desk'];
  return {
    group: isOrder
      ? one(['hasOrdered', 'hasNotOrdered'] as const)
      : one(['hasParticipated', 'hasNotParticipated'] as const),
    criteria: {
      ...(draw(2) && { [name]: [String(value).toUpperCase()] }),
      ...(draw(3) === 0 && { isAfter: day }),
      ...(draw(3) === 0 && { isBefore: one([line.day ?? 0, 30]) }),
      ...(draw(2) && { atLeastXTimes: 1 + draw(3) }),
      ...(draw(4) === 0 && { atMostXTimes: 1 + draw(3) }),
      ...(isOrder && draw(3) === 0 && { atLeastAmount: 1000 * draw(12) }),
      ...(!isOrder && draw(4) === 0 && { ticketStatus: ['refunded', 'payed'] }),
    },
  };
}

function drawNode(draw: (below: number) => number, depth: number): SegmentNode {
  const kind = depth > 3 ? 9 : draw(10);
  const inner = () => Array.from({ length: 1 + draw(3) }, () => drawNode(draw, depth + 1));
  if (kind < 3) return { all: inner() };
  if (kind < 5) return { any: inner() };
  if (kind < 6) return { not: drawNode(draw, depth + 1) };
  return drawLeaf(draw);
}

async function post(path: string, body: unknown, email = 'manager@demo.test') {
  const response = await fetch(`${server.origin}/crm${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await server.token(email)}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

const namesOf = async (filterList: readonly unknown[]) => {
  const { body } = await post('/customers/search?fields=lastname,firstname&limit=1000', { filterList });
  return body.hits.map(({ lastname, firstname }: Record<string, string>) => `${lastname} ${firstname}`);
};

const looksFor = (text: string) => [{ field: 'generic', operator: 'contains', value: text }];

describe('segments', () => {
  it('mean what the reference says, of sixty random trees', async () => {
    const draw = createDraw(20_261_123);
    let sized = 0;
    for (let round = 0; round < 60; round += 1) {
      const tree = drawNode(draw, 1);
      const want = [...town.people.values()].filter((person) => isIn(person, tree, town)).map(({ id }) => id);
      const { status, body } = await post('/customers/search?fields=_id&limit=1000', { filterList: [tree] });
      expect(status, JSON.stringify({ tree, body })).toBe(200);
      const found = body.hits
        .map(({ _id }: { _id: string }) => Number(_id))
        .sort((a: number, b: number) => a - b);
      expect({ tree, found, total: body.total }).toEqual({ tree, found: want, total: want.length });
      if (want.length > 0 && want.length < town.people.size) sized += 1;
    }
    expect(sized).toBeGreaterThan(20);
  }, 240_000);

  it('filter the list of customers, its total and its file, as every other filter does', async () => {
    const segment = encodeURIComponent(
      JSON.stringify([{ group: 'hasStatus', criteria: { statusName: ['Abonné'] } }]),
    );
    const want = [...town.people.values()].filter(({ statuses }) => statuses.includes('Abonné')).length;
    const headers = { authorization: `Bearer ${await server.token('manager@demo.test')}` };
    const list = await (await fetch(`${server.origin}/crm/customers?segment=${segment}`, { headers })).json();
    expect(list.totalItems).toBe(want);
    const file = await (
      await fetch(`${server.origin}/crm/customers/export.csv?segment=${segment}&fields=city`, { headers })
    ).text();
    expect(file.trim().split('\n')).toHaveLength(want + 1);
  });

  it('count those who came twice and have no ticket ahead: four places for one evening are one visit', async () => {
    const twice = [
      { group: 'hasParticipated', criteria: { atLeastXTimes: 2 } },
      { group: 'hasNotParticipated', criteria: { isAfter: 0 } },
    ];
    const { body } = await post('/v1/customers/search?itemsPerPage=1', { filterList: twice });
    const visits = (person: Person, test: (day: string) => boolean) =>
      new Set(
        person.participated
          .filter(({ day, lists }) => lists.ticketStatus === 'payed' && test(day ?? ''))
          .map(({ time }) => time),
      ).size;
    const want = [...town.people.values()].filter(
      (person) => visits(person, () => true) >= 2 && visits(person, (day) => day >= town.today) === 0,
    );
    expect(body.totalItems).toBe(want.length);
    expect(body.member).toHaveLength(Math.min(1, want.length));
  });
});

describe('amounts of a segment', () => {
  it('are those of the organiser’s currency: francs are no euros', async () => {
    const [rich] = await query<{ person: number; id: number; paid: number }>(
      `SELECT c."crm_id"::int AS "person", o."id", sum(coalesce(i."customer_paid_amount", 0) - coalesce(i."total_refunded_amount", 0))::int AS "paid"
      FROM "customer" c JOIN "order" o ON o."contract_id" = 1 AND o."customer_id" = c."id" AND o."status" = 'validated' AND NOT o."is_training"
      JOIN "order_item" i ON i."contract_id" = 1 AND i."order_id" = o."id" AND i."cancelled" IS NOT TRUE AND i."refunded_totally" IS NOT TRUE
      WHERE c."contract_id" = 1 AND c."crm_id" <> '0' AND (SELECT count(*) FROM "order" a WHERE a."contract_id" = 1 AND a."customer_id" = c."id") = 1
      GROUP BY 1, 2 HAVING sum(coalesce(i."customer_paid_amount", 0) - coalesce(i."total_refunded_amount", 0)) > 0 LIMIT 1`,
    );
    const spent = async () =>
      (
        await post('/customers/search?fields=_id', {
          filterList: [
            { field: 'id', operator: 'isEqualTo', value: [String(rich?.person)] },
            { group: 'hasOrdered', criteria: { atLeastAmount: rich?.paid } },
          ],
        })
      ).body.total;
    expect(await spent()).toBe(1);
    await query(`UPDATE "order" SET "currency" = 'XPF' WHERE "contract_id" = 1 AND "id" = ${rich?.id}`);
    expect(await spent()).toBe(0);
    await query(`UPDATE "order" SET "currency" = 'EUR' WHERE "contract_id" = 1 AND "id" = ${rich?.id}`);
  });
});

describe('the search', () => {
  it('finds a person whatever the accents, the case and the order of words', async () => {
    for (const text of ['DELMAS berenice', 'Bérénice delmas', 'delmas lyon'])
      expect(await namesOf(looksFor(text)), text).toEqual(['Delmas Bérénice']);
  });

  it('finds nearly that name where nobody has it as typed, and nobody for what is like no name', async () => {
    expect(await namesOf(looksFor('zimermann'))).toEqual(['Zimmermann Ulrich']);
    expect(await namesOf(looksFor('delmaas berenise'))).toEqual(['Delmas Bérénice']);
    expect(await namesOf(looksFor('xqzwkvj'))).toEqual([]);
  });

  it('finds a phone number however it is typed', async () => {
    const [row] = await query<{ id: number; phone: string }>(
      `SELECT "id", "phone_list" ->> 0 AS "phone" FROM "crm_customer" WHERE "contract_id" = 1 AND "phone_list" IS NOT NULL ORDER BY "id" LIMIT 1`,
    );
    const local = `0${String(row?.phone).replace(/^\+33 /, '')}`;
    for (const filter of [
      looksFor(local),
      looksFor(local.replaceAll(' ', '')),
      [{ field: 'phone', operator: 'isEqualTo', value: local }],
    ]) {
      const { body } = await post('/customers/search?fields=phoneList', { filterList: filter });
      expect(body.hits).toEqual([{ _id: String(row?.id), phoneList: [row?.phone] }]);
    }
  });

  it('of the list finds a telephone as it is typed as well', async () => {
    const [row] = await query<{ id: number; phone: string }>(
      `SELECT "id", "phone_list" ->> 0 AS "phone" FROM "crm_customer" WHERE "contract_id" = 1 AND "phone_list" IS NOT NULL ORDER BY "id" LIMIT 1`,
    );
    const typed = encodeURIComponent(`0${String(row?.phone).replace(/^\+33 /, '')}`);
    const headers = { authorization: `Bearer ${await server.token('manager@demo.test')}` };
    const list = await (await fetch(`${server.origin}/crm/customers?q=${typed}`, { headers })).json();
    expect(list.member.map((one: { '@id': string }) => one['@id'])).toEqual([`/crm/customers/${row?.id}`]);
  });

  it('answers fifty hits of the first page by default, and the rest page by page', async () => {
    const first = await post('/customers/searchBody', { filterList: [] });
    expect(first.body.total).toBe(town.people.size);
    expect(first.body.hits).toHaveLength(50);
    const last = await post(`/customers/searchBody?page=${Math.ceil(town.people.size / 50)}`, {
      filterList: [],
    });
    expect(last.body.hits).toHaveLength(town.people.size % 50 || 50);
    const collection = await post('/v1/customers/search?fields=lastname', { filterList: [] });
    expect(collection.body).toMatchObject({ '@type': 'Collection', totalItems: town.people.size });
    expect(collection.body.member).toHaveLength(50);
    expect(collection.body.member[0]['@type']).toBe('CrmCustomer');
  });

  it('looks up the contacts of an organisation', async () => {
    const { body } = await post('/customers/search?limit=1000&fields=role', {
      filterList: [{ field: 'organizationIdList', operator: 'isEqualTo', value: ['/crm/customers/13'] }],
    });
    expect(body.total).toBe(40);
  });
});

describe('suggestions', () => {
  const get = async (path: string) => {
    const response = await fetch(`${server.origin}/crm${path}`, {
      headers: { authorization: `Bearer ${await server.token('manager@demo.test')}` },
    });
    return { status: response.status, body: await response.json() };
  };

  it('are the values of a field, most frequent first, of the types that are asked for', async () => {
    const counts = new Map<string, number>();
    for (const { texts } of town.people.values())
      for (const city of texts.city ?? []) if (city) counts.set(city, (counts.get(city) ?? 0) + 1);
    const { body } = await get('/suggest?field=city');
    expect(
      new Map(body.buckets.map((one: { key: string; doc_count: number }) => [one.key, one.doc_count])),
    ).toEqual(counts);
    expect(body).toMatchObject({ doc_count_error_upper_bound: 0, sum_other_doc_count: 0 });
    expect(body.buckets[0].doc_count).toBe(Math.max(...counts.values()));
    const organizations = await get('/suggest?field=lastname&customerType=organization');
    expect(organizations.body.buckets.map(({ key }: { key: string }) => key)).toContain('Lycée Jules-Verne');
    expect(organizations.body.buckets.map(({ key }: { key: string }) => key)).not.toContain('Delmas');
  });

  it('are those that contain what was typed, without its accents, and at most fifty with the rest counted', async () => {
    const { body } = await get('/suggest?field=city&q=ECUL');
    expect(body.buckets).toEqual([{ key: 'Écully', label: 'Écully', doc_count: 1 }]);
    const names = await get('/suggest?field=email');
    expect(names.body.buckets).toHaveLength(50);
    expect(names.body.sum_other_doc_count).toBeGreaterThan(100);
  });

  it('name what is sold, and come for several fields at once', async () => {
    const { body } = await get('/suggestlist?fieldList=seasonId,venueName,tagList');
    expect(Object.keys(body)).toEqual(['seasonId', 'venueName', 'tagList']);
    expect(body.seasonId.buckets).toContainEqual({
      key: '1',
      label: expect.stringMatching(/^Saison/),
      doc_count: 1,
    });
    expect(body.venueName.buckets.length).toBeGreaterThan(1);
  });

  it('refuse a field that there is not', async () => {
    const { status, body } = await get('/suggest?field=password');
    expect([status, body.code]).toEqual([400, 'PLAN-005']);
  });
});

describe('the filters', () => {
  it('are those that the compiler takes: every criterion of every group, with every operator of its input', async () => {
    const response = await fetch(`${server.origin}/crm/v1/customers/filters`, {
      headers: { authorization: `Bearer ${await server.token('manager@demo.test')}` },
    });
    const { groupList, operatorTypeList, commonFilterList } = await response.json();
    expect(commonFilterList.map(({ name }: { name: string }) => name)).toContain('generic');
    const sample: Record<string, unknown> = {
      date: -30,
      dateIsBefore: '2026-01-01',
      dateIsAfter: '2026-01-01',
      dateSelector: '2026-01-01',
      number: 1,
    };
    const leaves = groupList.flatMap(
      ({ name: group, criteriaList }: { name: string; criteriaList: { name: string; type: string }[] }) =>
        criteriaList.flatMap(({ name, type }) => {
          const value = sample[type] ?? '1';
          if (group.startsWith('has')) return [{ group, criteria: { [name]: value } }];
          const { operatorList } = operatorTypeList.find((one: { name: string }) => one.name === type);
          return operatorList.map((operator: { name: string }) => ({
            group,
            field: name,
            operator: operator.name,
            value,
          }));
        }),
    );
    expect(leaves.length).toBeGreaterThan(200);
    for (let from = 0; from < leaves.length; from += 50) {
      const { status, body } = await post('/customers/search?limit=1&fields=_id', {
        filterList: [{ any: leaves.slice(from, from + 50) }],
      });
      expect(status, JSON.stringify(body)).toBe(200);
    }
  }, 120_000);
});

describe('a filter', () => {
  it.each([
    ['no list', { field: 'city' }, 'it is no list'],
    [
      'an unknown field',
      [{ field: 'lastname"; DROP TABLE', operator: 'isEqualTo', value: 'x' }],
      'has no field',
    ],
    [
      'an operator of another input',
      [{ field: 'city', operator: 'isAfter', value: 1 }],
      '"city" takes contains',
    ],
    [
      'a day that is none',
      [{ field: 'birthday', operator: 'isAfter', value: '2026-02-30' }],
      'neither a day',
    ],
    [
      'a criterion of another group',
      [{ group: 'hasParticipated', criteria: { appliedOfferName: 'x' } }],
      'no such criterion',
    ],
    ['a number below zero', [{ group: 'hasOrdered', criteria: { atLeastXTimes: -1 } }], 'no whole number'],
  ])('that is %s is refused, with its place', async (_, filterList, reason) => {
    const { status, body } = await post('/customers/search', { filterList });
    if (!Array.isArray(filterList)) return expect(status).toBe(422);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'CRM-001' });
    expect(body.message).toContain(reason);
  });

  it('of a list that is no JSON, or has a letter that no text may have, is refused', async () => {
    const headers = { authorization: `Bearer ${await server.token('manager@demo.test')}` };
    for (const segment of ['[{', '[{"field":"city","operator":"contains","value":"a\\u0000"}]']) {
      const address = `${server.origin}/crm/customers?segment=${encodeURIComponent(segment)}`;
      const response = await fetch(address, { headers });
      expect((await response.json()).code, segment).toBe('CRM-001');
    }
  });

  it('of too many conditions or levels is refused', async () => {
    const leaf = { field: 'city', operator: 'isEmpty' };
    const deep = Array.from({ length: 7 }).reduce((inner) => ({ not: inner }), leaf);
    for (const filterList of [Array.from({ length: 101 }, () => leaf), [deep]])
      expect((await post('/customers/search', { filterList })).body.code).toBe('CRM-002');
  });

  it('is for who may read customers', async () => {
    const response = await fetch(`${server.origin}/crm/customers/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"filterList":[]}',
    });
    expect(response.status).toBe(401);
  });

  it('binds every value: signs of SQL and of patterns are letters', async () => {
    for (const value of ["'; DROP TABLE crm_customer; --", '%', '_', '\\', "l'été"])
      expect(
        (
          await post('/customers/search', {
            filterList: [{ field: 'lastname', operator: 'contains', value }],
          })
        ).body.total,
        value,
      ).toBe(0);
  });
});
