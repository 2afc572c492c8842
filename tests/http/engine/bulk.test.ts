/** Many records in one call: all or nothing, each violation at its member, hooks a record. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Behaviour, transactionProblem } from '../../../server/kit.ts';
import { addressOf, create, entities, entityOf, isWritable, sampleScalars } from './samples.ts';
import { startWorld, type World } from './world.ts';

const seen: string[] = [];

const behaviours: Behaviour[] = [
  {
    entity: 'Venue',
    normalize: (values, { operation }) => {
      if (values.name === 'refused') throw transactionProblem('TX-001', { entity: 'Venue', id: 0 });
      return operation === 'create' ? { name: `${values.name}!` } : {};
    },
    afterCreate: ({ values }, { afterCommit }) => {
      if (values.name === 'fails!') throw new Error('undone');
      afterCommit(() => void seen.push(`created ${values.name}`));
    },
    beforeUpdate: ({ id, values, current }) => {
      seen.push(`${id}: ${current.name} to ${values.name}`);
    },
  },
  {
    entity: 'Ticket',
    bulk: ({ operation, records, beside }) =>
      void seen.push(`${operation} ${records.length} with ${JSON.stringify(beside)}`),
  },
];

const ownBehaviour = new Set(behaviours.map(({ entity }) => entity));

let world: World;
beforeAll(async () => {
  world = await startWorld(behaviours);
});
afterAll(() => world?.stop());

const customers = '/ticketing/v1/customers';
const venues = '/ticketing/v1/venues';

const post = (path: string, member: unknown[], more: Record<string, unknown> = {}) =>
  world.call('POST', `${path}/bulk`, { body: { member, ...more } });
const put = (path: string, member: unknown[], more: Record<string, unknown> = {}) =>
  world.call('PUT', `${path}/bulk`, { body: { member, ...more } });
const total = async (path: string) => (await world.call('GET', `${path}&itemsPerPage=0`)).body.totalItems;

describe('POST of bulk', () => {
  it('creates every record in the order of the body, and answers the fields asked for', async () => {
    const { status, body } = await world.call('POST', `${customers}/bulk?fields=lastname,city,type`, {
      body: { 'hydra:member': [{ lastname: 'Zola', city: 'Aix' }, { lastname: 'Ada' }, { lastname: 'Mid' }] },
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      '@context': '/contexts/Customer.jsonld',
      '@id': customers,
      '@type': 'Collection',
      totalItems: 3,
      member: [
        { lastname: 'Zola', city: 'Aix', type: 'contact' },
        { lastname: 'Ada', city: null, type: 'contact' },
        { lastname: 'Mid', city: null, type: 'contact' },
      ].map((one) => ({ '@id': expect.stringMatching(/\/customers\/\d+$/), '@type': 'Customer', ...one })),
    });
    const [first] = body.member;
    expect((await world.call('GET', first['@id'])).body).toMatchObject({ lastname: 'Zola', city: 'Aix' });
  });

  it('changes the customer that a member names, and creates the others, in one call', async () => {
    const known = await create(world, entityOf('Customer'), { lastname: 'Known', city: 'Aix' });
    const before = await total(`${customers}?lastname=Known`);
    const { status, body } = await post(`${customers}`, [
      { lastname: 'New before' },
      { '@id': known, city: 'Nice' },
      { lastname: 'New after' },
    ]);
    expect([status, body.member.map((one: Record<string, unknown>) => [one.lastname, one.city])]).toEqual([
      201,
      [
        ['New before', null],
        ['Known', 'Nice'],
        ['New after', null],
      ],
    ]);
    expect(body.member[1]['@id']).toBe(known);
    expect(await total(`${customers}?lastname=Known`)).toBe(before);
    const alone = await post(`${customers}`, [{ '@id': known, city: 'Lyon' }]);
    expect([alone.status, alone.body.member[0].city]).toEqual([201, 'Lyon']);
  });

  it('names a member that is refused by its place among all, and keeps nothing of the others', async () => {
    const known = await create(world, entityOf('Customer'), { lastname: 'Stays', city: 'Aix' });
    const gone = `${customers}/999999`;
    const { status, body } = await post(customers, [
      { '@id': known, city: 'Nice' },
      { lastname: 'Never' },
      { '@id': gone, city: 'Nice' },
    ]);
    expect([status, body.code, body.missing]).toEqual([404, 'BULK-002', [gone]]);
    const venue = await create(world, entityOf('Venue'), { name: 'Hall' });
    const refused = await post(venues, [
      { '@id': venue, name: 'Hall' },
      { name: 'Big' },
      { name: 'refused' },
    ]);
    expect([refused.status, refused.body.member]).toEqual([409, 'member[2]']);
    seen.length = 0;
    expect((await world.call('GET', known)).body.city).toBe('Aix');
    expect(await total(`${customers}?lastname=Never`)).toBe(0);
  });

  it('takes an empty list for nothing to do', async () => {
    const { status, body } = await post(customers, []);
    expect([status, body.totalItems, body.member]).toEqual([201, 0, []]);
  });

  it('names every violation of every member, and writes none', async () => {
    const { status, body } = await post(customers, [
      { lastname: 'Counted' },
      { email: 'nonsense', lastname: 'Counted' },
      7,
      { lastnam: 'Counted' },
    ]);
    expect(status).toBe(422);
    const found = body.violations.map((one: { propertyPath: string; code: string }) => [
      one.propertyPath,
      one.code,
    ]);
    expect(found).toEqual([
      ['member[1].email', 'format'],
      ['member[2]', 'type'],
      ['member[3].lastnam', 'unknown'],
      ['member[3].lastname', 'required'],
    ]);
    expect(await total(`${customers}?lastname=Counted`)).toBe(0);
  });

  it('names the member whose relation is not there', async () => {
    const ticketing = await create(world, entityOf('Ticketing'));
    const date = { ticketing, startDate: '2026-12-01T19:00:00Z' };
    const dates = Array.from({ length: 7 }, () => ({ ...date }));
    const made = await post('/ticketing/v1/event_dates', [
      ...dates,
      { ...date, ticketing: '/ticketing/v1/ticketings/999999' },
      ...dates,
    ]);
    expect([made.status, made.body.code, made.body.violations?.[0]]).toEqual([
      422,
      'VAL-001',
      {
        propertyPath: 'member[7].ticketing',
        message: 'There is no such record in this contract.',
        code: 'relation',
      },
    ]);
    expect(await total(`/ticketing/v1/event_dates?ticketing=${ticketing.split('/').pop()}`)).toBe(0);
  });

  it('runs hooks a record, in order, and undoes all when the last one fails', async () => {
    const { body } = await post(venues, [{ name: 'A' }, { name: 'B' }]);
    expect(body.member.map((one: { name: string }) => one.name)).toEqual(['A!', 'B!']);
    expect(seen.splice(0)).toEqual(['created A!', 'created B!']);
    expect((await post(venues, [{ name: 'C' }, { name: 'fails' }])).status).toBe(500);
    const refused = await post(venues, [{ name: 'C' }, { name: 'refused' }]);
    expect([refused.status, refused.body.code, refused.body.member]).toEqual([409, 'TX-001', 'member[1]']);
    expect(await total(`${venues}?name=C!`)).toBe(0);
    expect(seen).toEqual([]);
  });

  it('is one with an Idempotency-Key, however often it is sent', async () => {
    const send = () =>
      world.call('POST', `${customers}/bulk`, {
        body: { member: [{ lastname: 'Keyed' }] },
        headers: { 'idempotency-key': 'bulk-1' },
      });
    const first = await send();
    expect([(await send()).text, await total(`${customers}?lastname=Keyed`)]).toEqual([first.text, 1]);
  });

  it('takes ten thousand records and refuses one more', async () => {
    const many = Array.from({ length: 10_001 }, (_, index) => ({
      lastname: `Many ${index}`,
      city: 'Manyville',
    }));
    const refused = await post(customers, many);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      413,
      'BULK-001',
      'The bulk call has 10001 records; it takes 10000.',
    ]);
    const made = await world.call('POST', `${customers}/bulk?fields=lastname`, {
      body: { member: many.slice(1) },
    });
    expect([made.status, made.body.totalItems]).toEqual([201, 10_000]);
    expect(made.body.member[9999].lastname).toBe('Many 10000');
  });

  it('refuses a body without a list, and members beside it that nobody knows', async () => {
    const none = await world.call('POST', `${customers}/bulk`, { body: { lastname: 'X' } });
    expect([none.status, none.body.violations[0]]).toEqual([
      422,
      { propertyPath: 'member', message: 'This is required.', code: 'required' },
    ]);
    const beside = await post(customers, [{ lastname: 'X' }], { payIds: [1] });
    expect([beside.status, beside.body.violations[0].propertyPath]).toEqual([422, 'payIds']);
  });

  it('keeps to the contract of the caller', async () => {
    const made = await world.call('POST', `${customers}/bulk`, {
      body: { member: [{ lastname: 'Elsewhere' }] },
      token: world.other,
    });
    expect(made.status).toBe(201);
    expect(await total(`${customers}?lastname=Elsewhere`)).toBe(0);
    const change = await put(customers, [{ '@id': made.body.member[0]['@id'], city: 'Stolen' }]);
    expect([change.status, change.body.code]).toEqual([404, 'BULK-002']);
  });
});

describe('PUT of bulk', () => {
  const make = async (names: string[]): Promise<string[]> =>
    (
      await post(
        customers,
        names.map((lastname) => ({ lastname })),
      )
    ).body.member.map((one: { '@id': string }) => one['@id']);

  it('changes each record by its own values, answered in the order of the body', async () => {
    const [a = '', b = '', c = ''] = await make(['Ga', 'Gb', 'Gc']);
    const { status, body } = await world.call('PUT', `${customers}/bulk?fields=lastname,city`, {
      body: {
        member: [
          { '@id': c, city: 'Caen' },
          { id: Number(a.split('/').pop()), city: 'Aix', firstname: 'Al' },
          { '@id': b, city: null },
        ],
      },
    });
    expect([status, body.totalItems]).toEqual([200, 3]);
    expect(body.member.map((one: { lastname: string; city: string }) => [one.lastname, one.city])).toEqual([
      ['Gc', 'Caen'],
      ['Ga', 'Aix'],
      ['Gb', null],
    ]);
    const [row] = await world.database.query<{ changes: Record<string, unknown>; actor: string }>(
      { contract: 1 },
      `SELECT r.changes, o.actor FROM outbox o, records_in(o) r
       WHERE o.entity = 'Customer' AND r.entity_id = $1 AND o.action = 'update'`,
      [a.split('/').pop()],
    );
    expect(row).toMatchObject({ actor: 'anna@one.test', changes: { city: [null, 'Aix'] } });
  });

  it('takes the members of the specification: id, type, contingent, seatGroup, status', async () => {
    const iri = await create(world, entityOf('AvailableSeatModel'));
    const [contingent, seatGroup] = [
      await create(world, entityOf('Contingent')),
      await create(world, entityOf('SeatGroup')),
    ];
    const put = (type: string) => {
      const member = [{ id: iri, type, contingent, seatGroup, status: 'dismissed' }];
      return world.call(
        'PUT',
        '/ticketing/v1/available_seat_models/bulk?fields=status,contingent,seatGroup',
        {
          body: { member },
        },
      );
    };
    const { status, body } = await put('AvailableSeatModel');
    expect([status, body.member[0]]).toMatchObject([200, { contingent, seatGroup, status: 'dismissed' }]);
    const other = await put('Seat');
    expect([other.status, other.body.violations[0]?.propertyPath]).toEqual([422, 'member[0].type']);
  });

  it('writes a value of any kind, and none, as a call for one record does', async () => {
    const met = new Set<string>();
    for (const entity of entities) {
      const written = entity.properties.filter((one) => isWritable(one) && !one.immutable && !one.secret);
      const kinds = written.map(({ kind, many }) => `${many ? 'many ' : ''}${kind}`);
      const isUpdated = entity.operations.includes('create') && entity.operations.includes('update');
      if (!isUpdated || ownBehaviour.has(entity.name) || kinds.every((kind) => met.has(kind))) continue;
      for (const kind of kinds) met.add(kind);
      const iri = await create(world, entity);
      const names = new Set(written.map(({ name }) => name));
      const scalars = Object.entries(await sampleScalars(world, entity)).filter(([name]) => names.has(name));
      const none = written.flatMap(({ name, required, many, kind }) =>
        required || (many && kind === 'relation') ? [] : [[name, null]],
      );
      for (const body of [Object.fromEntries(scalars), Object.fromEntries(none)]) {
        const read = async () => ({ ...(await world.call('GET', iri)).body, updatedAt: '' });
        expect((await world.call('PUT', iri, { body })).status, entity.name).toBe(200);
        const one = await read();
        expect((await put(addressOf(entity), [{ '@id': iri, ...body }])).status, entity.name).toBe(200);
        expect(await read()).toEqual(one);
      }
    }
    for (const kind of [
      'boolean',
      'date',
      'dateTime',
      'enum',
      'integer',
      'json',
      'money',
      'number',
      'string',
    ])
      expect(met).toContain(kind);
  });

  it('keeps texts that look like something else, and JSON as it is', async () => {
    const [a, b] = await make(['Gi', 'Gj']);
    const looks = [
      { firstname: 'null', additionnalInformation: 'null', address: 'it\'s {"a",\\"b"} \u2028 Noël' },
      { firstname: null, additionnalInformation: { a: [null, '"', 1.5] }, address: '' },
    ];
    const members = looks.map((look, index) => ({ '@id': [a, b][index], ...look }));
    expect((await put(customers, members)).body.member).toMatchObject(members);
    for (const member of members)
      expect((await world.call('GET', String(member['@id']))).body).toMatchObject(member);
  });

  it('names the records that are not there, and changes none', async () => {
    const [a] = await make(['Gd']);
    const answer = await put(customers, [
      { '@id': a, city: 'Nowhere' },
      { '@id': `${customers}/999998`, city: 'Nowhere' },
    ]);
    expect([answer.status, answer.body.code, answer.body.missing]).toEqual([
      404,
      'BULK-002',
      [`${customers}/999998`],
    ]);
    expect(await total(`${customers}?city=Nowhere`)).toBe(0);
  });

  it('refuses a record twice, and one without an id', async () => {
    const [a] = await make(['Ge']);
    const answer = await put(customers, [{ '@id': a }, { '@id': a, city: 'Twice' }, { city: 'None' }]);
    const found = answer.body.violations.map((one: { propertyPath: string; code: string }) => [
      one.propertyPath,
      one.code,
    ]);
    expect(found).toEqual([
      ['member[1].@id', 'duplicate'],
      ['member[2].@id', 'required'],
    ]);
  });

  it('changes nothing when one of them has another version by now', async () => {
    const [a = '', b = ''] = await make(['Gf', 'Gg']);
    const etag = async (iri: string) => (await world.call('GET', iri)).headers.get('etag');
    const [first, second] = [await etag(a), await etag(b)];
    await world.call('PUT', b, { body: { city: 'Moved' } });
    const send = (second: string | null) =>
      put(customers, [
        { '@id': a, '@etag': first, city: 'Kept' },
        { '@id': b, '@etag': second, city: 'Kept' },
      ]);
    const late = await send(second);
    expect([late.status, late.body.code, late.body.changed]).toEqual([412, 'BULK-004', [b]]);
    expect((await send(await etag(b))).status).toBe(200);
  });

  it('runs hooks a record with what stood, in the order of the ids', async () => {
    const made = await post(venues, [{ name: 'One' }, { name: 'Two' }]);
    const [one, two] = made.body.member.map((venue: { '@id': string }) => venue['@id']);
    seen.splice(0);
    const changed = await put(venues, [
      { '@id': two, name: 'Two changed' },
      { '@id': one, name: 'One changed' },
    ]);
    expect(changed.body.member.map((venue: { name: string }) => venue.name)).toEqual([
      'Two changed',
      'One changed',
    ]);
    expect(seen.map((line) => line.replace(/^\d+: /, ''))).toEqual([
      'One! to One changed',
      'Two! to Two changed',
    ]);
  });
});

describe('what stands beside the records', () => {
  const withMembers = entities.filter(
    ({ bulkWith, operations }) => bulkWith && operations.includes('update'),
  );

  it('is given to the behaviour, once a call', async () => {
    const answer = await put('/ticketing/v1/tickets', [], { payId: 3 });
    expect(answer.status).toBe(200);
    expect(seen.pop()).toBe('update 0 with {"payId":3}');
    await world.call('PUT', '/ticketing/v1/tickets/bulk?payId=4', { body: { member: [] } });
    expect(seen.pop()).toBe('update 0 with {"payId":"4"}');
  });

  it('is a 501 where no behaviour takes it, and unknown where metadata does not name it', async () => {
    const [entity] = withMembers.filter(({ name }) => name !== 'Ticket');
    if (!entity) throw new Error('No other entity takes members beside its records.');
    const [member = ''] = entity.bulkWith ?? [];
    const answer = await put(addressOf(entity), [], { [member]: 3 });
    expect([answer.status, answer.body.code, answer.body.values.member]).toEqual([501, 'BULK-003', member]);
    expect((await put(customers, [], { [member]: 3 })).status).toBe(422);
  });
});
