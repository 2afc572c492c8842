/**
 * Brings the shared rows to what this release knows, by their ids: new ones come, changed ones change, none goes,
 * because what was sold may point to it.
 */
import { createHash } from 'node:crypto';
import {
  continueIds,
  type Database,
  type Sql,
  type Transaction,
  waitForLock,
} from '../../../../server/kit.ts';
import { db, muteOutbox } from '../../../../server/sql.ts';
import { buildReference, type Row } from '../model/buildReference.ts';

const NAME = 'reference-data';

const quote = (name: string) => `"${name}"`;

async function writeRows(tx: Transaction, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const list = columns.map(quote).join(', ');
  const isPairs = columns.includes('source_id');
  const key = isPairs ? ['contract_id', 'source_id', 'target_id'] : ['contract_id', 'id'];
  const changes = columns
    .filter((column) => !key.includes(column))
    .map((column) => `${quote(column)} = EXCLUDED.${quote(column)}`)
    .join(', ');
  await tx.query(
    `INSERT INTO ${quote(table)} (${list}) SELECT ${list} FROM json_populate_recordset(NULL::${quote(table)}, $1::json)
     ON CONFLICT (${key.map(quote).join(', ')}) DO UPDATE SET ${changes}`,
    [JSON.stringify(rows)],
  );
  if (!isPairs) await continueIds(tx, table);
}

async function readHash(sql: Sql): Promise<string | undefined> {
  const [row] = await sql.query(
    db.selectFrom('meta').select('value').where('contract_id', '=', 0).where('name', '=', NAME),
  );
  return row?.value;
}

/** @returns whether anything was written */
export async function writeReference(database: Database): Promise<boolean> {
  const tables = buildReference();
  const hash = createHash('sha256')
    .update(JSON.stringify([...tables]))
    .digest('hex');
  const outside: Sql = { query: (statement, values) => database.query('system', statement, values) };
  if ((await readHash(outside)) === hash) return false;
  return database.transaction('system', async (tx) => {
    await waitForLock(tx, 'reference data');
    if ((await readHash(tx)) === hash) return false;
    await tx.query(muteOutbox);
    for (const [table, rows] of tables) await writeRows(tx, table, rows);
    await tx.query(
      db
        .insertInto('meta')
        .values({ contract_id: 0, name: NAME, value: hash })
        .onConflict((known) => known.columns(['contract_id', 'name']).doUpdateSet({ value: hash })),
    );
    return true;
  });
}
