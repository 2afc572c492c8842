/**
 * Rows that another changes while a call for many of them waits: an update by one statement sees them as they were when
 * it began. It needs connections of their own: PostgreSQL.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { apis } from '../../../schema/generated/apis.ts';
import { descriptors } from '../../../schema/generated/descriptors.ts';
import { createModel } from '../../../server/plan/resource.ts';
import { renderUpdateAlone } from '../../../server/query/renderBulk.ts';
import { testDatabase } from '../../fixtures/server.ts';
import { startWorld, type World } from './world.ts';

const customers = '/ticketing/v1/customers';
const own = { contract: 1 } as const;

describe.runIf(testDatabase === 'postgres')('a call for rows that another is changing', () => {
  let world: World;
  let iris: string[];
  const idOf = (iri = '') => Number(iri.split('/').pop());
  beforeAll(async () => {
    world = await startWorld([]);
  });
  afterAll(() => world?.stop());

  const make = async () => {
    const member = ['Adam', 'Brown', 'Clark'].map((lastname) => ({ lastname, city: 'Lyon' }));
    const made = await world.call('POST', `${customers}/bulk`, { body: { member } });
    iris = made.body.member.map((one: { '@id': string }) => one['@id']);
  };
  const isWaiting = () =>
    vi.waitFor(async () => {
      const text = `SELECT 1 AS "is" FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
      expect(await world.database.query('system', text)).toHaveLength(1);
    });
  /** Calls while `one` is being given a first name, which is so when the call has begun to wait. */
  const callBeside = <Result>(one: string | undefined, call: () => Promise<Result>) =>
    world.database.transaction(own, async (tx) => {
      const text = `UPDATE "customer" SET "firstname" = 'Eve' WHERE "contract_id" = 1 AND "id" = $1`;
      await tx.query(text, [idOf(one)]);
      const answer = call();
      answer.catch(() => undefined);
      await isWaiting();
      return { answer };
    });
  const readAll = async () => {
    const text = `SELECT "firstname", "city" FROM "customer" WHERE "contract_id" = 1 AND "id" = ANY($1) ORDER BY "id"`;
    return world.database.query<{ firstname: string | null; city: string }>(own, text, [iris.map(idOf)]);
  };
  const toParis = () => iris.map((iri) => ({ '@id': iri, city: 'Paris' }));

  /** The statement of a call for all of them. */
  const renderParis = () => {
    const model = createModel({ descriptors: Object.values(descriptors), apis, behaviours: [] });
    const resource = model.get('Customer');
    if (!resource) throw new Error('There are no customers.');
    const rows = iris.map((iri) => ({ id: idOf(iri), values: { city: 'Paris' } }));
    return renderUpdateAlone({ resource, contract: 1, rows }, 'test');
  };

  it('writes all of them, over what was changed, and each once', async () => {
    await make();
    const { answer } = await callBeside(iris[1], () =>
      world.call('PUT', `${customers}/bulk?fields=firstname,city`, { body: { member: toParis() } }),
    );
    const { status, body } = await answer;
    expect([status, body.member.map((one: { firstname: string | null }) => one.firstname)]).toEqual([
      200,
      [null, 'Eve', null],
    ]);
    expect(await readAll()).toEqual([
      { firstname: null, city: 'Paris' },
      { firstname: 'Eve', city: 'Paris' },
      { firstname: null, city: 'Paris' },
    ]);
    for (const iri of iris) {
      const history = await world.call('GET', `${iri}/history`);
      const changes: { action: string; changes: object }[] = history.body.member;
      const moves = changes.filter(({ action, changes }) => action === 'update' && 'city' in changes);
      expect(moves).toHaveLength(1);
    }
  });

  it('writes none by the statement alone, which says that it was left undone', async () => {
    await make();
    const { text, values } = renderParis();
    const { answer } = await callBeside(iris[1], () =>
      world.database.query({ ...own, rows: 'many' }, text, values),
    );
    await expect(answer).rejects.toMatchObject({ code: '40001' });
    expect((await readAll()).map(({ city }) => city)).toEqual(['Lyon', 'Lyon', 'Lyon']);
  });

  it('would write two of three, were they not counted', async () => {
    await make();
    const { text, values } = renderParis();
    const uncounted = text.replace(/all_or_none\((count\(\*\)), .*?\) AS/, '$1 AS');
    const { answer } = await callBeside(iris[1], () =>
      world.database.query({ ...own, rows: 'many' }, uncounted, values),
    );
    await answer;
    expect((await readAll()).map(({ city }) => city)).toEqual(['Paris', 'Lyon', 'Paris']);
  });

  it('lets a cart be opened for one of them meanwhile', async () => {
    await make();
    const { text, values } = renderParis();
    await world.database.transaction({ ...own, actor: 'test' }, async (tx) => {
      await tx.query(text, values);
      const cart = await world.call('POST', '/ticketing/v1/carts', { body: { customer: iris[0] } });
      expect(cart.status).toBe(201);
    });
  });
});
