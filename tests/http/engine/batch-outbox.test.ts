/** What is done to many records at once: told together in few rows of the outbox, and of each as if it were alone. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const customers = '/ticketing/v1/customers';

const bulk = async (method: string, member: readonly unknown[]) => {
  const { status, body } = await world.call(method, `${customers}/bulk`, { body: { member } });
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body.member as { readonly '@id': string }[];
};

const readHistory = async (iri: string) => (await world.call('GET', `${iri}/history`)).body;

/** How many customers each row of the outbox tells of that tells what was done to some of these. */
const sizesOf = async (action: string, ids: readonly number[]) =>
  (
    await world.database.query<{ size: number }>(
      { contract: 1 },
      `SELECT cardinality(o.entity_ids) AS size FROM outbox o
       WHERE o.entity = 'Customer' AND o.action = $1 AND o.entity_ids && $2::bigint[] ORDER BY o.id`,
      [action, ids],
    )
  ).map(({ size }) => size);

it('tells of each record what was done to many together, and sets it back for that one alone', async () => {
  const made = await bulk(
    'POST',
    ['One', 'Two', 'Three'].map((lastname) => ({ lastname, city: 'Together' })),
  );
  const [one = '', two = '', three = ''] = made.map((record) => record['@id']);
  await bulk('PUT', [
    { '@id': two, city: 'Two' },
    { '@id': one, city: 'One' },
  ]);
  const read = async (iri: string) =>
    (await readHistory(iri)).member.map(
      ({ action, changes }: { action: string; changes: Record<string, unknown> }) => [
        action,
        changes.lastname,
        changes.city,
      ],
    );
  const creationOf = (name: string) => ['create', { from: null, to: name }, { from: null, to: 'Together' }];
  expect(await read(one)).toEqual([
    ['update', undefined, { from: 'Together', to: 'One' }],
    creationOf('One'),
  ]);
  expect(await read(two)).toEqual([
    ['update', undefined, { from: 'Together', to: 'Two' }],
    creationOf('Two'),
  ]);
  expect(await read(three)).toEqual([creationOf('Three')]);
  const [change] = (await readHistory(two)).member;
  expect((await world.call('POST', `${change['@id']}/revert`)).body).toMatchObject({
    '@id': two,
    city: 'Together',
  });
  expect((await world.call('GET', one)).body.city).toBe('One');
  expect((await world.call('POST', `${three}/history/${change.sequence}/revert`)).status).toBe(404);
  await world.call('DELETE', `${customers}/selection?lastname=One&expectedTotal=1`);
  expect((await read(one))[0]).toEqual(['delete', { from: 'One', to: null }, { from: 'One', to: null }]);
});

it('tells nothing of a record whose number lies between those that were changed together', async () => {
  const member = ['Low', 'Between', 'High'].map((lastname) => ({ lastname }));
  const [low = '', between = '', high = ''] = (await bulk('POST', member)).map((record) => record['@id']);
  const ends = [high, low].map((iri) => ({ '@id': iri, city: 'Ends' }));
  await bulk('PUT', ends);
  await world.call('DELETE', `${customers}/selection?city=Ends&expectedTotal=2`);
  const actionsOf = async (iri: string) =>
    (await readHistory(iri)).member.map(({ action }: { readonly action: string }) => action);
  expect(await actionsOf(low)).toEqual(['delete', 'update', 'create']);
  expect(await actionsOf(high)).toEqual(['delete', 'update', 'create']);
  expect(await actionsOf(between)).toEqual(['create']);
});

it('finds by an index what was done to a record among others', async () => {
  const plan = await world.database.transaction('system', async (tx) => {
    const [source] = await tx.query<{ body: string }>(
      `SELECT prosrc AS body FROM pg_proc WHERE proname = 'batches_with'`,
    );
    const query = source?.body.replaceAll('target', `'Customer'`).replaceAll('record', '7::bigint');
    // Without it, a table this small is read from end to end.
    await tx.query('SET LOCAL enable_seqscan = off');
    return tx.query<Record<string, string>>(`EXPLAIN ${query}`);
  });
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Scan.* outbox_spans/);
});

it('tells of a hundred in a row at most, and of fewer where their changes are long', async () => {
  const names = Array.from({ length: 250 }, (_, index) => `Many ${index}`);
  const made = await bulk(
    'POST',
    names.map((lastname) => ({ lastname })),
  );
  const ids = made.map((record) => Number(record['@id'].split('/').pop()));
  expect(await sizesOf('create', ids)).toEqual([100, 100, 50]);
  // A text of 19,900 letters, with what stands around it, is a fiftieth of the million that a row takes.
  const long = 'x'.repeat(19_900);
  await bulk(
    'PUT',
    ids.map((id, index) => ({ id, additionnalInformation: index < 100 ? long : 'short' })),
  );
  expect(await sizesOf('update', ids)).toEqual([50, 50, 100, 50]);
  const last = await readHistory(`${customers}/${ids.at(-1)}`);
  expect(last.member[0].changes.additionnalInformation).toEqual({ from: null, to: 'short' });
});

it('reads rows of before as well, whose lists were kept parsed', async () => {
  const [one = '', two = ''] = (await bulk('POST', [{ lastname: 'Before' }, { lastname: 'And after' }])).map(
    (record) => record['@id'],
  );
  await world.database.query(
    'system',
    `INSERT INTO outbox (contract_id, entity, entity_ids, action, changes, actor)
     VALUES (1, 'Customer', $1::bigint[], 'update', '[{"city": [null, "Lyon"]}, {"city": [null, "Nice"]}]', 'someone')`,
    [[one, two].map((iri) => Number(iri.split('/').pop()))],
  );
  for (const [iri, city] of [
    [one, 'Lyon'],
    [two, 'Nice'],
  ] as const)
    expect((await readHistory(iri)).member[0]).toMatchObject({ changes: { city: { from: null, to: city } } });
  const written = await world.database.query(
    { contract: 1 },
    `SELECT r.changes FROM outbox o, records_in(o) r WHERE o.actor = 'someone'`,
  );
  expect(written).toEqual([{ changes: { city: [null, 'Lyon'] } }, { changes: { city: [null, 'Nice'] } }]);
});
