/** Facts that a database keeps about itself, by name: which migrations and guards were applied, whether it has the demo. */
import type { Database, Sql } from './kit.ts';

export const asSystem = (database: Database): Sql => ({
  query: (text, params) => database.query('system', text, params),
});

export async function readMeta(sql: Sql, name: string): Promise<string | undefined> {
  const [row] = await sql.query<{ value: string }>(
    'SELECT "value" FROM "meta" WHERE "contract_id" = 0 AND "name" = $1',
    [name],
  );
  return row?.value;
}

export async function writeMeta(sql: Sql, name: string, value: string): Promise<void> {
  await sql.query(
    `INSERT INTO "meta" ("contract_id", "name", "value") VALUES (0, $1, $2)
     ON CONFLICT ("contract_id", "name") DO UPDATE SET "value" = EXCLUDED."value"`,
    [name, value],
  );
}

/** All of them; none of a database that is new. */
export async function readAllMeta(sql: Sql): Promise<ReadonlyMap<string, string>> {
  const [exists] = await sql.query<{ found: boolean }>(`SELECT to_regclass('meta') IS NOT NULL AS "found"`);
  if (!exists?.found) return new Map();
  const rows = await sql.query<{ name: string; value: string }>(
    'SELECT "name", "value" FROM "meta" WHERE "contract_id" = 0',
  );
  return new Map(rows.map(({ name, value }) => [name, value]));
}
