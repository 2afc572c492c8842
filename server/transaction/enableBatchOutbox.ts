/** Marks the transaction as writing many rows from here on, so that the outbox groups them. */
import type { Sql } from '../kit.ts';

export async function enableBatchOutbox(tx: Sql): Promise<void> {
  await tx.query("SELECT set_config('app.rows', 'many', true)");
}
