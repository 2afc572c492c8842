/** What a restore would take the place of, in lines for whoever decides whether it may. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../kit.ts';
import { quote } from '../query/identifiers.ts';

const MOST_TABLES = 10;

interface Table {
  readonly schema: string;
  readonly name: string;
}

const name = ({ schema, name }: Table) => `${quote(schema)}.${quote(name)}`;

/** The schemas of this product that hold anything: its own, and those that the backup would make. */
export async function listSchemas(database: Database, made: readonly string[]): Promise<readonly string[]> {
  const rows = await database.query<{ schema: string }>(
    'system',
    `SELECT n.nspname AS "schema" FROM pg_namespace n WHERE (n.nspname = current_schema() OR n.nspname = ANY ($1))
       AND EXISTS (SELECT FROM pg_class c WHERE c.relnamespace = n.oid)`,
    [made],
  );
  return rows.map(({ schema }) => schema);
}

/** The tables with the most rows, and when the last change was made. */
export async function listRows(database: Database, schemas: readonly string[]): Promise<readonly string[]> {
  const tables = await database.query<Table>(
    'system',
    `SELECT n.nspname AS "schema", c.relname AS "name" FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND n.nspname = ANY ($1) ORDER BY 1, 2`,
    [schemas],
  );
  if (tables.length === 0) return [];
  const counted = await database.query<Table & { rows: number }>(
    'system',
    tables
      .map(
        (table, index) =>
          `SELECT ${index} AS "index", '${name(table).replaceAll("'", "''")}' AS "name", (SELECT count(*) FROM ${name(table)}) AS "rows"`,
      )
      .join(' UNION ALL '),
  );
  const filled = counted
    .filter(({ rows }) => Number(rows) > 0)
    .sort((a, b) => Number(b.rows) - Number(a.rows));
  const more = filled.length - MOST_TABLES;
  return [
    ...filled.slice(0, MOST_TABLES).map((table) => `  ${table.name}: ${table.rows} rows`),
    ...(more > 0 ? [`  and ${more} more tables`] : []),
  ];
}

export function listFiles(varDir: string, names: readonly string[]): readonly string[] {
  return names.filter((each) => existsSync(join(varDir, each)) && !isEmptyFolder(join(varDir, each)));
}

function isEmptyFolder(path: string): boolean {
  try {
    return readdirSync(path).length === 0;
  } catch {
    return false;
  }
}
