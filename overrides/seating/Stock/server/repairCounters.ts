/** Sets counters that differ to what is counted, while sales go on. */
import { type Database, limitStatements } from '../../../../server/kit.ts';
import { COUNTED_TABLES, countFacts, type Discrepancy } from './countFacts.ts';
import { LAYERS } from './layers.ts';

const ACTOR = 'check-counters';

/**
 * Locks the records that differ and counts again before it writes: whoever moves a counter holds its row to the end
 * of their transaction, so that nothing is under way for a locked one. Layers of stock are locked together, in the
 * order of every sale; each other table in a transaction of its own, so that a sale never waits for it with stock.
 *
 * @returns what was repaired, as counted last
 */
export async function repairCounters(
  database: Database,
  contract: number,
  found: readonly Discrepancy[],
): Promise<readonly Discrepancy[]> {
  const layers: readonly string[] = LAYERS;
  const groups = [
    LAYERS,
    ...COUNTED_TABLES.filter((table) => !layers.includes(table)).map((table) => [table]),
  ];
  const repaired: Discrepancy[] = [];
  for (const tables of groups) repaired.push(...(await repairTables(database, { contract, tables, found })));
  return repaired;
}

async function repairTables(
  database: Database,
  repair: {
    readonly contract: number;
    readonly tables: readonly string[];
    readonly found: readonly Discrepancy[];
  },
): Promise<readonly Discrepancy[]> {
  const { contract, tables } = repair;
  const found = repair.found.filter(({ table }) => tables.includes(table));
  if (found.length === 0) return [];
  return database.transaction({ contract, actor: ACTOR }, async (tx) => {
    await limitStatements(tx, '10min');
    for (const table of tables)
      await tx.query(
        `SELECT 1 FROM "${table}" t WHERE t."contract_id" = $1 AND t."id" = ANY($2::bigint[]) ORDER BY t."id" FOR UPDATE`,
        [contract, found.filter((one) => one.table === table).map(({ id }) => id)],
      );
    const isLocked = (one: Discrepancy) =>
      found.some(({ table, id }) => table === one.table && id === one.id);
    const again = (await countFacts(tx, contract)).filter(isLocked);
    for (const { table, id, counter, counted } of again)
      await tx.query(`UPDATE "${table}" SET "${counter}" = $3 WHERE "contract_id" = $1 AND "id" = $2`, [
        contract,
        id,
        counted,
      ]);
    return again;
  });
}
