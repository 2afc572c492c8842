/** What was committed in one contract since a screen was cut off; row-level security keeps it to the contract. */
import type { Change, Database, OutboxPosition } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';

interface Missed extends OutboxPosition {
  readonly contract: number;
  /** Rows, each of one or many records. */
  readonly most: number;
}

const missed = sqlFile<Missed, Change>(import.meta.dirname, 'readMissed.sql');

export function readMissed(
  database: Database,
  {
    contract,
    after,
    most,
  }: { readonly contract: number; readonly after: OutboxPosition; readonly most: number },
): Promise<readonly Change[]> {
  return database.query(
    { contract },
    missed({ contract, most, transaction: after.transaction, id: after.id }),
  );
}
