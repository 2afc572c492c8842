/**
 * Gives organisers what they start with, once each: what they delete stays deleted. Of a kind of which they already
 * have something, nothing is added.
 */
import { type Database, type Transaction, waitForLock } from '../../../../server/kit.ts';
import { db, muteOutbox } from '../../../../server/sql.ts';
import { buildDefaults } from '../model.ts';
import { seedRoles } from './seedRoles.ts';

const NAME = 'defaults';

async function insert(
  tx: Transaction,
  contract: number,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const list = Object.keys(rows[0] ?? {})
    .map((column) => `"${column}"`)
    .join(', ');
  await tx.query(
    `INSERT INTO "${table}" ("contract_id", ${list})
     SELECT $1::bigint, ${list} FROM json_populate_recordset(NULL::"${table}", $2::json)
     WHERE NOT EXISTS (SELECT 1 FROM "${table}" "own" WHERE "own"."contract_id" = $1::bigint)`,
    [contract, JSON.stringify(rows)],
  );
}

async function linkEntrance(tx: Transaction, contract: number): Promise<void> {
  await tx.query(
    db
      .insertInto('scan_track_checkpoint')
      .columns(['contract_id', 'scan_track_id', 'checkpoint_id', 'max_scan_nb'])
      .expression((query) =>
        query
          .selectFrom('scan_track as t')
          .innerJoin('checkpoint as c', 'c.contract_id', 't.contract_id')
          .select(({ lit }) => ['t.contract_id', 't.id as track', 'c.id as checkpoint', lit(1).as('most')])
          .where('t.contract_id', '=', contract)
          .where('t.is_default', '=', true)
          .where('t.is_deletable', '=', false)
          .where('c.is_default', '=', true)
          .where('c.is_deletable', '=', false),
      )
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** For a contract that is being created, in its own transaction; and for all that lack them, at a start. */
async function fillContract(
  tx: Transaction,
  contract: { readonly id: number; readonly locale: string | null },
) {
  const rows = buildDefaults(contract.locale === 'en' ? 'en' : 'fr');
  for (const [table, list] of Object.entries(rows)) await insert(tx, contract.id, table, list);
  await linkEntrance(tx, contract.id);
  await tx.query(db.insertInto('meta').values({ contract_id: contract.id, name: NAME, value: '1' }));
}

const lacking = db
  .selectFrom('contract as c')
  .select(['c.id', 'c.locale'])
  .where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('meta as m')
          .select('m.name')
          .whereRef('m.contract_id', '=', 'c.id')
          .where('m.name', '=', NAME),
      ),
    ),
  )
  .orderBy('c.id');

export async function seedDefaults(database: Database): Promise<void> {
  await fillAll(database);
  await seedRoles(database);
}

async function fillAll(database: Database): Promise<void> {
  if ((await database.query('system', lacking)).length === 0) return;
  await database.transaction('system', async (tx) => {
    await waitForLock(tx, 'defaults');
    await tx.query(muteOutbox);
    for (const contract of await tx.query(lacking)) await fillContract(tx, contract);
  });
}
