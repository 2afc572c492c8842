/** What keeps contracts apart is compared at every start and made anew; `/readyz` names what is missing until then. */
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../../server/database/openPostgres.ts';
import { migrate } from '../../server/migrate.ts';
import { startTestServer, type TestServer, testDatabase } from '../fixtures/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ demo: true });
});
afterAll(() => server?.stop());

const run = (text: string) => server.database.query<Record<string, unknown>>('system', text);

/** Everything that the guards make, in PostgreSQL's own words. */
async function describeGuards(): Promise<readonly unknown[]> {
  const rows = await run(`
    SELECT concat_ws(' ', 'table', relname, relrowsecurity, relforcerowsecurity) AS line FROM pg_class
      WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'
    UNION ALL SELECT concat_ws(' ', 'grant', relname, a.grantee::regrole, a.privilege_type)
      FROM pg_class, aclexplode(relacl) a WHERE a.grantee <> relowner AND relnamespace = current_schema()::regnamespace
    UNION ALL SELECT concat_ws(' ', 'policy', tablename, policyname, roles, cmd, qual, with_check) FROM pg_policies
    UNION ALL SELECT concat_ws(' ', 'trigger', tgenabled, pg_get_triggerdef(oid)) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT concat_ws(' ', 'function', proname, proacl, md5(prosrc)) FROM pg_proc
      WHERE pronamespace = current_schema()::regnamespace
    UNION ALL SELECT concat_ws(' ', 'index', indexname, indexdef) FROM pg_indexes WHERE schemaname = current_schema()
    ORDER BY line`);
  return rows.map(({ line }) => line);
}

const readReady = async () => {
  const answer = await fetch(`${server.origin}/readyz`);
  return { status: answer.status, body: await answer.json() };
};

it.each([
  ['a policy that is gone', 'DROP POLICY "contract" ON "order"'],
  ['a policy that lets everybody in', 'CREATE POLICY "open" ON "order" USING (true)'],
  ['row-level security that was disabled', 'ALTER TABLE "order" DISABLE ROW LEVEL SECURITY'],
  ['row-level security that binds the owner', 'ALTER TABLE "order" FORCE ROW LEVEL SECURITY'],
  ['grants that are gone', 'REVOKE ALL ON "order" FROM "back_office"'],
  ['grants on accounts', 'GRANT SELECT ON "account" TO "back_office"'],
  ['grants to everybody', 'GRANT SELECT ON "order" TO public'],
  ['a trigger that is gone', 'DROP TRIGGER "outbox_update_row" ON "order"'],
  ['a trigger that was disabled', 'ALTER TABLE "order" DISABLE TRIGGER "outbox_update_row"'],
  ['a function that is gone', 'DROP FUNCTION "find_text"'],
  [
    'a function that does something else',
    `CREATE OR REPLACE FUNCTION "fold_text"(x text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT x'`,
  ],
])('a start finds %s and makes it as it was', async (_, damage) => {
  const before = await describeGuards();
  expect(await migrate(server.database)).toBeUndefined();
  await run(damage);
  expect(await describeGuards()).not.toEqual(before);
  expect(await migrate(server.database)).toBe('guards');
  expect(await describeGuards()).toEqual(before);
  expect(await migrate(server.database)).toBeUndefined();
});

it('is not ready from when a policy is gone until it is there again', async () => {
  await run('DROP POLICY "contract" ON "order"');
  await expect.poll(readReady).toMatchObject({ status: 503, body: { failed: [{ check: 'release' }] } });
  expect((await readReady()).body.reason).toMatch(/row-level security.* Restart the server/);
  await migrate(server.database);
  await expect.poll(readReady).toEqual({ status: 200, body: { status: 'ready' } });
});

it.runIf(testDatabase === 'postgres')('two servers that start at once make it once', async () => {
  await run('DROP POLICY "contract" ON "order"');
  const { databaseUrl = '' } = server.host.settings;
  const others = await Promise.all([1, 2, 3].map(() => openPostgres(databaseUrl)));
  try {
    const applied = await Promise.all(others.map((database) => migrate(database)));
    expect(applied.filter(Boolean)).toEqual(['guards']);
  } finally {
    for (const other of others) await other.stop();
  }
});

it('leaves tables, grants and triggers of others alone', async () => {
  await run(`CREATE TABLE "report" ("n" int); CREATE FUNCTION "note_report"() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
    CREATE TRIGGER "report" AFTER INSERT ON "report" EXECUTE FUNCTION "note_report"(); GRANT SELECT ON "report" TO public;
    ALTER TABLE "report" ENABLE ROW LEVEL SECURITY; ALTER TABLE "report" DISABLE ROW LEVEL SECURITY`);
  expect(await migrate(server.database)).toBeUndefined();
});

it('is not ready with migrations of another release, and names them', async () => {
  const tags = await run(`SELECT "value" FROM "meta" WHERE "name" = 'migrations'`);
  const write = (value: unknown) =>
    server.database.query('system', `UPDATE "meta" SET "value" = $1 WHERE "name" = 'migrations'`, [value]);
  await write(`${tags[0]?.value} 9999_of_tomorrow`);
  await expect.poll(readReady).toMatchObject({
    status: 503,
    body: { reason: expect.stringContaining('"9999_of_tomorrow" of a newer release') },
  });
  await write(String(tags[0]?.value).split(' ').slice(0, -1).join(' '));
  await expect
    .poll(readReady)
    .toMatchObject({ status: 503, body: { reason: expect.stringContaining('lacks the migrations "00') } });
  await write(tags[0]?.value);
  await expect.poll(readReady).toMatchObject({ status: 200 });
});

it.runIf(testDatabase === 'postgres')('is not ready on a database that takes no writes', async () => {
  const url = new URL(server.host.settings.databaseUrl ?? '');
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const operator = new pg.Client({ connectionString: url.href });
  await operator.connect();
  // New sessions take it; those that are open go on as they began.
  const setReadOnly = async (value: 'on' | 'off') => {
    await operator.query(`ALTER DATABASE "${name}" SET default_transaction_read_only = ${value}`);
    await operator.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  };
  try {
    await setReadOnly('on');
    await expect.poll(readReady).toMatchObject({
      status: 503,
      body: {
        failed: [
          {
            check: 'write',
            message: expect.stringContaining('in a read-only transaction (25006)'),
          },
        ],
      },
    });
    await setReadOnly('off');
    await expect.poll(readReady).toMatchObject({ status: 200 });
  } finally {
    await operator.end();
  }
});
