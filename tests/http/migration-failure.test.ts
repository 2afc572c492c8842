/** What a start reports of a migration that the rows of a database stop, and that it leaves them as they were. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { applyMigration } from '../../server/applyMigration.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ demo: false });
});
afterAll(() => server?.stop());

const query = (text: string) => server.database.query<Record<string, unknown>>('system', text);

beforeEach(async () => {
  await query('DROP TABLE IF EXISTS "pledge"; CREATE TABLE "pledge" ("id" bigint, "name" text, "size" text)');
  await query(`INSERT INTO "pledge" VALUES (1, 'Ada', 'large'), (2, 'Ada', NULL)`);
});

const breakpoint = '\n--> statement-breakpoint\n';
const first = 'ALTER TABLE "pledge" ADD COLUMN "note" text;';

async function fail(statement: string): Promise<string> {
  const text = [first, statement].join(breakpoint);
  return server.database
    .transaction('system', (tx) => applyMigration(tx, { tag: '0042_change_pledge', text }))
    .then(
      () => 'applied',
      (error: Error) => error.message,
    );
}

it.each([
  [
    'a value that is required where there is none',
    'ALTER TABLE "pledge" ALTER COLUMN "size" SET NOT NULL;',
    /column "size" of relation "pledge" contains null values \(23502\)\n.* UPDATE "pledge" SET … = … WHERE … IS NULL;/,
  ],
  [
    'a name that two rows have',
    'ALTER TABLE "pledge" ADD CONSTRAINT "pledge_name_key" UNIQUE ("name");',
    /could not create unique index "pledge_name_key" \(23505\)\. Key \(name\)=\(Ada\) is duplicated\.\n.* FROM "pledge" GROUP BY/,
  ],
  [
    'a value that is no longer a choice',
    `ALTER TABLE "pledge" ADD CONSTRAINT "pledge_size_check" CHECK ("size" in ('small'));`,
    /check constraint "pledge_size_check" of relation "pledge" is violated by some row \(23514\)\n.* UPDATE "pledge" SET/,
  ],
  [
    'a text that is no number',
    'ALTER TABLE "pledge" ALTER COLUMN "size" SET DATA TYPE bigint USING "size"::bigint;',
    /invalid input syntax for type bigint: "large" \(22P02\)\n.* USING/,
  ],
])('names the statement, the table and what to write: %s', async (_, statement, reason) => {
  const message = await fail(statement);
  expect(message).toContain(
    `The migration "0042_change_pledge" failed at statement 2 of 2, on the table "pledge": ${statement}\nPostgreSQL: `,
  );
  expect(message).toMatch(reason);
  expect(message).toContain('The file is server/migrations/0042_change_pledge.sql');
  const [row] = await query('SELECT * FROM "pledge" WHERE "id" = 1');
  expect(row).toEqual({ id: 1, name: 'Ada', size: 'large' });
});
