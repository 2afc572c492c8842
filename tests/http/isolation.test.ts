/** A caller of one contract sees, guesses and changes nothing of another; and behind the engine's wall stands a second. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/kit.ts';
import { readStatement } from '../../server/sql/readStatement.ts';
import { entities } from './engine/samples.ts';
import { startWorld, type World } from './engine/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  for (const contract of [1, 2])
    await world.database.query('system', `INSERT INTO "season" ("contract_id", "name") VALUES ($1, $2)`, [
      contract,
      `Season of ${contract}`,
    ]);
});
afterAll(() => world?.stop());

describe('with the first wall taken away', () => {
  it('a query without the contract sees the rows of its scope alone', async () => {
    const rows = await world.database.query<{ name: string }>(
      { contract: 1 },
      'SELECT "name" FROM "season"',
      [],
    );
    expect(rows.map((row) => row.name)).toEqual(['Season of 1']);
    const all = await world.database.query('system', 'SELECT 1 FROM "season"');
    expect(all).toHaveLength(2);
  });

  it('a query for another contract finds, changes and deletes nothing', async () => {
    const scope = { contract: 1 };
    const { query } = world.database;
    expect(await query(scope, 'SELECT 1 FROM "season" WHERE "contract_id" = 2')).toEqual([]);
    expect(
      await query(scope, `UPDATE "season" SET "name" = 'x' WHERE "contract_id" = 2 RETURNING 1`),
    ).toEqual([]);
    expect(await query(scope, 'DELETE FROM "season" WHERE "contract_id" = 2 RETURNING 1')).toEqual([]);
    await expect(
      query(scope, `INSERT INTO "season" ("contract_id", "name") VALUES (2, 'x')`),
    ).rejects.toThrow(/row-level security/);
  });

  it('a transaction sees no more, and a scope does not stay on its connection', async () => {
    const names = await world.database.transaction({ contract: 2 }, (tx) =>
      tx.query<{ name: string }>('SELECT "name" FROM "season"'),
    );
    expect(names.map((row) => row.name)).toEqual(['Season of 2']);
    for (const contract of [1, 2, 1])
      expect(await world.database.query({ contract }, 'SELECT 1 FROM "season"')).toHaveLength(1);
  });

  it('every table of an entity has the second wall', async () => {
    const rows = await world.database.query<{ name: string }>(
      'system',
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relrowsecurity AND relnamespace = current_schema()::regnamespace`,
    );
    const walled = rows.map((row) => row.name);
    const tables = entities.flatMap((entity) => [
      entity.table,
      ...entity.properties.flatMap((property) => property.through ?? []),
    ]);
    expect(tables.filter((table) => !walled.includes(table))).toEqual([]);
  });

  it('reference data of all contracts is read by each and written by none', async () => {
    await world.database.query('system', `INSERT INTO "feature" ("contract_id", "name") VALUES (0, 'f')`);
    expect(await world.database.query({ contract: 1 }, 'SELECT 1 FROM "feature"')).toHaveLength(1);
    await expect(
      world.database.query({ contract: 1 }, `INSERT INTO "feature" ("contract_id", "name") VALUES (0, 'x')`),
    ).rejects.toThrow();
  });
});

/** Calls through the whole engine whose statements have lost every word about the contract. */
async function withoutContract<T>(run: () => Promise<T>, scope?: 'system'): Promise<T> {
  const { database } = world;
  const query = database.query.bind(database);
  let count = 0;
  Object.assign(database, {
    query: (...[asked, statement, params = []]: Parameters<Database['query']>) => {
      const { text, values } = readStatement(statement, params);
      const bare = text.replace(/(?:\w+\.|"\w+"\.)?"contract_id" = (\$\d+)/g, '$1::bigint IS NOT NULL');
      if (bare !== text) count += 1;
      return query(scope ?? asked, bare, values);
    },
  });
  try {
    return await run();
  } finally {
    Object.assign(database, { query });
    expect(count).toBeGreaterThan(0);
  }
}

describe('an engine that forgets the contract', () => {
  const namesOf = async (path: string) => {
    const { body } = await world.call('GET', path);
    return (body.member as readonly { readonly name: string }[]).map(({ name }) => name);
  };
  // Each asked once: what is counted and prepared is remembered by its address.
  const lists = ['itemsPerPage=7', 'q=Season&itemsPerPage=8', 'name[contains]=eason&itemsPerPage=9'];

  it.each(lists)('still answers the own rows alone, for the database says so: %s', async (query) => {
    const names = await withoutContract(() => namesOf(`/ticketing/v1/seasons?${query}`));
    expect(names).toContain('Season of 1');
    expect(names).not.toContain('Season of 2');
  });

  it('would answer another contract’s too, were it not for the database', async () => {
    const names = await withoutContract(() => namesOf('/ticketing/v1/seasons?itemsPerPage=11'), 'system');
    expect(names).toEqual(expect.arrayContaining(['Season of 1', 'Season of 2']));
  });
});

describe('with both walls', () => {
  it('filters, paths and fields reach no other contract', async () => {
    const token = world.other;
    const list = await world.call('GET', '/ticketing/v1/seasons?name=Season%20of%201', { token });
    expect(list.body.totalItems).toBe(0);
    const contracts = await world.call('GET', '/ticketing/v1/contracts', { token });
    expect(contracts.body.member.map((one: { '@id': string }) => one['@id'])).toEqual([
      '/ticketing/v1/contracts/2',
    ]);
    expect((await world.call('GET', '/ticketing/v1/contracts/1', { token })).status).toBe(404);
    const users = await world.call('GET', '/accounts/api/v1/contracts/1/users', { token });
    expect([users.status, users.body.code]).toEqual([403, 'REQ-002']);
  });
});
