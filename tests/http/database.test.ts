/** What a database does with values, faults and the typed query builder, on whichever the suite runs. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../../server/database/openPostgres.ts';
import { migrate } from '../../server/migrate.ts';
import { db } from '../../server/sql.ts';
import { createEmptyDatabase } from '../fixtures/postgres.ts';
import { startTestServer, type TestServer, testDatabase } from '../fixtures/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ demo: false });
});

afterAll(() => server.stop());

it('builds, binds and maps inside the transaction, and rolls back with it', async () => {
  const { database } = server;
  await database.transaction({ contract: 7 }, async (tx) => {
    await tx.query(db.insertInto('number_counter').values({ contract_id: 7, series: 'order', value: 41 }));
    await tx.query(db.updateTable('number_counter').set({ value: 42 }).where('series', '=', 'order'));
  });
  const failing = database.transaction({ contract: 7 }, async (tx) => {
    await tx.query(db.deleteFrom('number_counter'));
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  const counters = db.selectFrom('number_counter').selectAll();
  const rows = await database.query({ contract: 7 }, counters);
  expect(rows).toMatchObject([{ contract_id: 7, series: 'order', value: 42 }]);
  expect(await database.transaction({ contract: 8 }, (tx) => tx.query(counters))).toEqual([]);
});

it('reads every kind of value alike, the first time a statement is asked and each time after', async () => {
  const text = `SELECT $1::bigint AS id, $2::numeric AS share, $3::boolean AS yes, $4::date AS day,
    $5::timestamptz AS at, $6::jsonb AS json, $7::text[] AS texts, $8::bigint[] AS ids, $9::bytea AS bytes, $10::text AS text, $11::text AS nothing`;
  const at = '2026-11-21T23:57:49.024Z';
  const bytes = new Uint8Array([0, 255, 92]);
  const values = [
    1,
    5.5,
    true,
    '2026-03-29',
    new Date(at),
    { a: ['é"\\'] },
    ['x,y', 'z"\\', null],
    [1, 2],
    bytes,
  ];
  const ask = () => server.database.query('system', text, [...values, 'Œuvre — “é”', null]);
  const [first] = await ask();
  expect(first).toMatchObject({
    id: 1,
    share: 5.5,
    yes: true,
    day: '2026-03-29',
    at: '2026-11-21 23:57:49.024+00',
    json: { a: ['é"\\'] },
    texts: ['x,y', 'z"\\', null],
    text: 'Œuvre — “é”',
    nothing: null,
  });
  expect(Array.from(first?.bytes as Uint8Array)).toEqual([...bytes]);
  for (let turn = 0; turn < 12; turn += 1) expect(await ask()).toEqual([first]);
});

it('works on after a statement it cannot read, a value it cannot send, and a row it refuses', async () => {
  const { database } = server;
  const count = () =>
    database.query<{ n: number }>('system', 'SELECT count(*)::int AS n FROM "meta" WHERE "name" = $1', ['x']);
  const insert = () =>
    database.query('system', 'INSERT INTO "meta" ("contract_id", "name", "value") VALUES (0, $1, $2)', [
      'x',
      'y',
    ]);
  const circle: Record<string, unknown> = {};
  circle.of = circle;
  await database.transaction('system', async (tx) => {
    await expect(async () => tx.query('SELECT $1::jsonb AS json', [circle])).rejects.toThrow(/circular/i);
    expect(await tx.query('SELECT $1::int AS n', [1])).toEqual([{ n: 1 }]);
  });
  await expect(database.query('system', 'SELECT $1::text AS a FROM nowhere', ['x'])).rejects.toThrow(
    'nowhere',
  );
  await insert();
  for (let turn = 0; turn < 12; turn += 1) await expect(insert()).rejects.toMatchObject({ code: '23505' });
  expect(await count()).toEqual([{ n: 1 }]);
});

it('refuses a database that a newer release has migrated, and leaves its markers as they are', async () => {
  const { database } = server;
  const readMarkers = () =>
    database.query<{ name: string; value: string }>(
      'system',
      `SELECT "name", "value" FROM "meta" WHERE "name" IN ('migrations', 'release') ORDER BY "name"`,
    );
  const before = await readMarkers();
  await database.query(
    'system',
    `UPDATE "meta" SET "value" = "value" || ' 9998_seats 9999_refunds' WHERE "name" IN ('migrations', 'release')`,
  );
  const newer = await readMarkers();
  await expect(migrate(database)).rejects.toThrow(
    'The database has migrations that this release does not have: "9998_seats", "9999_refunds". A newer release was started on it.',
  );
  expect(await readMarkers()).toEqual(newer);
  for (const { name, value } of before)
    await database.query('system', 'UPDATE "meta" SET "value" = $2 WHERE "name" = $1', [name, value]);
  expect(await migrate(database)).toBeUndefined();
});

it.runIf(testDatabase === 'postgres')(
  'refuses a database that ICU cannot order, before any table is made',
  async () => {
    const { url, drop } = await createEmptyDatabase();
    const name = `ascii_${process.pid}`;
    const owner = await openPostgres(url);
    await owner.query('system', `CREATE DATABASE ${name} ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0`);
    const ascii = await openPostgres(new URL(name, url).href);
    try {
      await expect(migrate(ascii)).rejects.toThrow(
        `The database "${name}" of the encoding "SQL_ASCII" has no collation "und-x-icu"`,
      );
      const [table] = await ascii.query('system', `SELECT to_regclass('meta') AS "meta"`);
      expect(table).toEqual({ meta: null });
    } finally {
      await ascii.stop();
      await owner.query('system', `DROP DATABASE ${name} WITH (FORCE)`);
      await owner.stop();
      await drop();
    }
  },
);
