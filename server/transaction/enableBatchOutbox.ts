/** Says that the transaction's statements write many rows from here on, so that the outbox is told of them together. */
import type { Sql } from '../kit.ts';

export async function enableBatchOutbox(tx: Sql): Promise<void> {
  await tx.query("SELECT set_config('app.rows', 'many', true)");
}
