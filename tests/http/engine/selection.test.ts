/** What a filter matches, changed or deleted in one call: counted first, all or nothing, as a job when it is much. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Behaviour, type Service, transactionProblem } from '../../../server/kit.ts';
import { testDatabase } from '../../fixtures/server.ts';
import { jobRecords } from './jobRecords.ts';
import { create, entityOf } from './samples.ts';
import { startWorld, type World } from './world.ts';

const seen: string[] = [];

const behaviours: Behaviour[] = [
  {
    entity: 'Venue',
    beforeUpdate: ({ values, current }) => {
      if (current.name === 'Sealed') throw transactionProblem('TX-001', { entity: 'Venue', id: 0 });
      seen.push(String(current.name));
      return values.address ? { address: `${values.address}!` } : {};
    },
    beforeDelete: ({ current }) => {
      if (current.name === 'Sealed') throw transactionProblem('TX-001', { entity: 'Venue', id: 0 });
    },
  },
];

const services: Service[] = [jobRecords];

let world: World;
beforeAll(async () => {
  world = await startWorld(behaviours, services);
});
afterAll(() => world?.stop());

const customers = '/ticketing/v1/customers';
const tags = '/ticketing/v1/tags';
const venues = '/ticketing/v1/venues';

const fill = async (path: string, count: number, body: (index: number) => Record<string, unknown>) =>
  (
    await world.call('POST', `${path}/bulk`, {
      body: { member: Array.from({ length: count }, (_, index) => body(index)) },
    })
  ).body.member as { '@id': string }[];
const total = async (path: string) => (await world.call('GET', `${path}&itemsPerPage=0`)).body.totalItems;
const change = (path: string, patch: unknown, expectedTotal: unknown) =>
  world.call('PUT', path, { body: { patch, expectedTotal } });

interface JobRow {
  readonly state: string;
  readonly progress: number;
  readonly caller: { readonly email: string };
  readonly result: {
    readonly matched: number;
    readonly changed: number;
    readonly failed: number;
    readonly errors: readonly { readonly record: string; readonly code: string }[];
  };
}

async function finish(iri: string): Promise<JobRow> {
  for (let turn = 0; turn < 800; turn += 1) {
    const [row] = await world.database.query<JobRow>(
      { contract: 1 },
      'SELECT state, progress, result, caller FROM test_job WHERE id = $1',
      [iri.split('/').pop()],
    );
    if (row && row.state !== 'waiting' && row.state !== 'running') return row;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The job ${iri} did not end.`);
}

describe('PUT of selection', () => {
  it('changes what matches, and counts apart what was so already', async () => {
    await fill(customers, 5, (n) => ({
      lastname: `Sel ${n}`,
      city: 'Old',
      zipcode: n < 2 ? '13000' : '69000',
    }));
    const answer = await change(`${customers}/selection?city=Old`, { zipcode: '13000' }, 5);
    expect([answer.status, answer.body]).toEqual([200, { matched: 5, changed: 3 }]);
    expect(await total(`${customers}?city=Old&zipcode=13000`)).toBe(5);
    const rows = await world.database.query(
      { contract: 1 },
      `SELECT FROM outbox o, records_in(o) WHERE o.entity = 'Customer' AND o.action = 'update' AND o.actor = 'anna@one.test'`,
    );
    expect(rows).toHaveLength(3);
  });

  it('takes filters of a list: the builder, dotted paths, free text', async () => {
    await fill(customers, 3, (n) => ({ lastname: `Built ${n}`, city: 'Built' }));
    const filter = {
      and: [
        { field: 'city', op: 'eq', value: 'Built' },
        { field: 'lastname', op: 'ne', value: 'Built 1' },
      ],
    };
    const path = `${customers}/selection?filter=${encodeURIComponent(JSON.stringify(filter))}`;
    expect((await change(path, { zipcode: '75001' }, 2)).body).toEqual({ matched: 2, changed: 2 });
    expect(await total(`${customers}?zipcode=75001`)).toBe(2);
  });

  it('changes nothing when another number matches, and says both', async () => {
    await fill(customers, 3, () => ({ lastname: 'Counted', city: 'Before' }));
    const answer = await change(`${customers}/selection?lastname=Counted`, { city: 'After' }, 4);
    expect([answer.status, answer.body.code, answer.body.matched, answer.body.expected]).toEqual([
      409,
      'SEL-001',
      3,
      4,
    ]);
    expect(await total(`${customers}?city=After`)).toBe(0);
  });

  it('refuses what chooses a page, what the list does not know, and a patch that is none', async () => {
    const paged = await change(`${customers}/selection?page=2`, { city: 'X' }, 1);
    expect([paged.status, paged.body.code, paged.body.values.parameter]).toEqual([400, 'SEL-002', 'page']);
    const unknown = await change(`${customers}/selection?cty=X`, { city: 'X' }, 1);
    expect([unknown.status, unknown.body.code]).toEqual([400, 'PLAN-004']);
    const wrong = await change(`${customers}/selection?city=X`, { email: 'no', unknown: 1 }, -1);
    const found = wrong.body.violations.map((one: { propertyPath: string; code: string }) => [
      one.propertyPath,
      one.code,
    ]);
    expect(found).toEqual([
      ['patch.unknown', 'unknown'],
      ['patch.email', 'format'],
      ['expectedTotal', 'type'],
    ]);
    const empty = await world.call('PUT', `${customers}/selection?city=X`, { body: { patch: {} } });
    expect(empty.body.violations.map((one: { code: string }) => one.code)).toEqual(['empty', 'required']);
  });

  it('runs hooks a record, and undoes all when one refuses, naming it', async () => {
    await fill(venues, 3, (n) => ({ name: `Hook ${n}` }));
    const answer = await change(`${venues}/selection?name[startsWith]=Hook`, { address: 'Quai' }, 3);
    expect(answer.body).toEqual({ matched: 3, changed: 3 });
    expect(seen).toEqual(['Hook 0', 'Hook 1', 'Hook 2']);
    expect(await total(`${venues}?address=Quai!`)).toBe(3);
    const [sealed] = await fill(venues, 1, () => ({ name: 'Sealed', address: 'Quai!' }));
    const refused = await change(`${venues}/selection?address=Quai!`, { address: 'Rue' }, 4);
    expect([refused.status, refused.body.code, refused.body.record]).toEqual([
      409,
      'TX-001',
      sealed?.['@id'],
    ]);
    expect(await total(`${venues}?address=Rue!`)).toBe(0);
  });

  it('sees the rows of the caller’s contract alone', async () => {
    await fill(customers, 2, () => ({ lastname: 'Ours' }));
    const answer = await world.call('PUT', `${customers}/selection?lastname=Ours`, {
      body: { patch: { city: 'Theirs' }, expectedTotal: 0 },
      token: world.other,
    });
    expect([answer.status, answer.body]).toEqual([200, { matched: 0, changed: 0 }]);
    expect(await total(`${customers}?city=Theirs`)).toBe(0);
  });
});

describe('DELETE of selection', () => {
  const remove = (path: string) => world.call('DELETE', path);

  it('deletes what matches', async () => {
    await fill(tags, 4, (n) => ({ name: `Gone ${n}` }));
    const answer = await remove(`${tags}/selection?name[startsWith]=Gone&expectedTotal=4`);
    expect([answer.status, answer.body]).toEqual([200, { matched: 4, changed: 4 }]);
    expect(await total(`${tags}?name[startsWith]=Gone`)).toBe(0);
  });

  it('wants the number expected', async () => {
    const answer = await remove(`${tags}/selection?name=Gone`);
    expect([answer.status, answer.body.code, answer.body.values.parameter]).toEqual([
      400,
      'PLAN-005',
      'expectedTotal',
    ]);
  });

  it('deletes nothing when some are still used, and names those', async () => {
    const seasons = await fill('/ticketing/v1/seasons', 3, (n) => ({ name: `Used ${n}` }));
    await create(world, entityOf('Ticketing'), { season: seasons[1]?.['@id'] });
    const answer = await remove('/ticketing/v1/seasons/selection?name[startsWith]=Used&expectedTotal=3');
    expect([answer.status, answer.body.code, answer.body.used]).toEqual([
      409,
      'SEL-003',
      [seasons[1]?.['@id']],
    ]);
    expect(await total('/ticketing/v1/seasons?name[startsWith]=Used')).toBe(3);
  });
});

describe('a selection of more than a thousand', () => {
  it('is a job in the name of who asked, done in batches, and leaves later records alone', async () => {
    await fill(customers, 2500, (n) => ({ lastname: `Much ${n}`, city: 'Many' }));
    const off = await change(`${customers}/selection?city=Many`, { city: 'Moved' }, 2499);
    expect([off.body.code, off.body.matched]).toEqual(['SEL-001', 2500]);
    const few = await change(`${customers}/selection?city=Many`, { city: 'Moved' }, 12);
    expect([few.body.code, few.body.matched]).toEqual(['SEL-001', 2500]);
    const answer = await change(`${customers}/selection?city=Many`, { city: 'Moved' }, 2500);
    expect([answer.status, answer.body]).toEqual([202, { job: answer.headers.get('location') }]);
    const row = await finish(answer.body.job);
    expect(row).toMatchObject({
      state: 'done',
      progress: 100,
      caller: { email: 'anna@one.test' },
      result: { matched: 2500, changed: 2500, failed: 0, errors: [] },
    });
    expect(await total(`${customers}?city=Moved`)).toBe(2500);
  });

  it('goes on past records that are refused, and names them', async () => {
    const seasons = await fill('/ticketing/v1/seasons', 1200, (n) => ({ name: `Old ${n}` }));
    await create(world, entityOf('Ticketing'), { season: seasons[700]?.['@id'] });
    const answer = await world.call(
      'DELETE',
      '/ticketing/v1/seasons/selection?name[startsWith]=Old&expectedTotal=1200',
    );
    expect(answer.status).toBe(202);
    const { state, result } = await finish(answer.body.job);
    expect([state, result.matched, result.changed, result.failed]).toEqual(['done', 1200, 1199, 1]);
    expect(result.errors).toEqual([
      {
        record: seasons[700]?.['@id'],
        code: 'TX-001',
        message: expect.stringContaining('still used'),
        values: expect.objectContaining({ id: expect.anything() }),
      },
    ]);
    expect(await total('/ticketing/v1/seasons?name[startsWith]=Old')).toBe(1);
  });
});

describe('a selection with an Idempotency-Key', () => {
  const keyed = (path: string, key: string, body?: unknown) =>
    world.call(body ? 'PUT' : 'DELETE', path, {
      ...(body ? { body } : {}),
      headers: { 'idempotency-key': key },
    });

  it('is done once, and answered again as it was, though nothing matches any more', async () => {
    await fill(tags, 3, (n) => ({ name: `Keyed ${n}` }));
    const path = `${tags}/selection?name[startsWith]=Keyed`;
    const rename = { patch: { uniqueId: 'u' }, expectedTotal: 3 };
    const [first, again] = [await keyed(path, 'sel-1', rename), await keyed(path, 'sel-1', rename)];
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(first.body).toMatchObject({ matched: 3 });
    const remove = `${path}&expectedTotal=3`;
    const [gone, repeated] = [await keyed(remove, 'sel-2'), await keyed(remove, 'sel-2')];
    expect([repeated.status, repeated.text]).toEqual([200, gone.text]);
    expect((await keyed(remove, 'sel-3')).body.code).toBe('SEL-001');
    expect((await keyed(path, 'sel-1', { ...rename, expectedTotal: 2 })).body.code).toBe('TX-004');
  });

  it('keeps no refusal', async () => {
    const path = `${customers}/selection?city=Later&expectedTotal=1`;
    expect((await keyed(path, 'sel-4')).body.code).toBe('SEL-001');
    await fill(customers, 1, () => ({ lastname: 'Late', city: 'Later' }));
    expect((await keyed(path, 'sel-4')).status).toBe(200);
  });

  it('of more than a thousand is one job', async () => {
    await fill(customers, 1100, (n) => ({ lastname: `Once ${n}`, city: 'Keyed' }));
    const path = `${customers}/selection?city=Keyed`;
    const body = { patch: { zipcode: '75001' }, expectedTotal: 1100 };
    const [first, second] = [await keyed(path, 'sel-5', body), await keyed(path, 'sel-5', body)];
    expect([first.status, second.status, second.body]).toEqual([202, 202, first.body]);
    expect(second.headers.get('location')).toBe(first.body.job);
    expect((await finish(first.body.job)).state).toBe('done');
  });
});

/** Colliding calls need connections of their own: PostgreSQL. */
describe.runIf(testDatabase === 'postgres')('selections that share their rows', () => {
  it('wait for one another and for bulk calls, and never deadlock', async () => {
    const made = await fill(customers, 60, (n) => ({ lastname: `Shared ${n}`, city: 'Shared' }));
    const backwards = made.map((one) => ({ '@id': one['@id'], zipcode: '1' })).reverse();
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async (_, call) => {
        if (call % 2)
          return (await change(`${customers}/selection?city=Shared`, { zipcode: `${call}` }, 60)).status;
        return (await world.call('PUT', `${customers}/bulk?fields=zipcode`, { body: { member: backwards } }))
          .status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('write the number that was expected or nothing, though a record stops matching meanwhile', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const made = await fill(customers, 12, (n) => ({
        lastname: `Meanwhile ${turn} ${n}`,
        city: `At ${turn}`,
      }));
      const [answer] = await Promise.all([
        change(`${customers}/selection?city=At ${turn}`, { zipcode: '75001' }, 12),
        world.call('PUT', made[6]?.['@id'] ?? '', { body: { city: 'Elsewhere' } }),
      ]);
      const written = await total(`${customers}?lastname[startsWith]=Meanwhile ${turn} &zipcode=75001`);
      expect([answer.status, written]).toEqual(answer.status === 200 ? [200, 12] : [409, 0]);
    }
  });
});
