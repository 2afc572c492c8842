/** Takes imported tickets back: their places are given back by what was recorded of them, their seats are free again. */
import type { Sql } from '../../../../server/kit.ts';
import { anyOf, db, sqlFile } from '../../../../server/sql.ts';
import { countImported } from '../../../seating/Stock/server/countSold.ts';
import { lockStock } from '../../../seating/Stock/server/lockStock.ts';
import { moveStock, type OccupiedLayers } from '../../../seating/Stock/server/moveStock.ts';

const folder = import.meta.dirname;

const readImported = sqlFile<
  { readonly contract: number; readonly tickets: readonly number[] },
  OccupiedLayers & { readonly id: number; readonly takesStock: boolean }
>(folder, 'readImported.sql');

const writeWithdrawn = sqlFile<{
  readonly contract: number;
  readonly tickets: readonly number[];
  readonly status: 'cancelled' | 'refunded';
  readonly now: string;
}>(folder, 'withdrawTickets.sql');

const listByCode = (contract: number, codes: readonly string[]) =>
  db
    .selectFrom('imported_ticket as i')
    .innerJoin('ticket as t', (join) =>
      join.onRef('t.contract_id', '=', 'i.contract_id').onRef('t.id', '=', 'i.ticket_id'),
    )
    .select('t.id')
    .where('i.contract_id', '=', contract)
    .where(({ eb, or }) => or([eb('t.barcode', '=', anyOf(codes)), eb('i.shared_code', '=', anyOf(codes))]))
    .orderBy('t.id');

interface Withdrawn {
  readonly contract: number;
  readonly now: string;
  readonly status: 'cancelled' | 'refunded';
}

/** Stock first, then tickets, as every sale and refund locks them; what is withdrawn already is passed over. */
export async function withdrawByIds(
  tx: Sql,
  { contract, now, status }: Withdrawn,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await lockStock(tx, contract, await tx.query(readImported({ contract, tickets: ids })));
  await tx.query(
    db
      .selectFrom('ticket')
      .select('id')
      .where('contract_id', '=', contract)
      .where('id', '=', anyOf(ids))
      .orderBy('id')
      .forUpdate(),
  );
  const live = await tx.query(readImported({ contract, tickets: ids }));
  const changes = live.map((one) => ({ ...one, quantity: -1 }));
  const given = changes.filter(({ takesStock }) => takesStock);
  if (given.length > 0) await moveStock(tx, contract, given);
  await countImported(tx, contract, changes);
  await tx.query(writeWithdrawn({ contract, now, status, tickets: live.map(({ id }) => id) }));
}

export async function withdrawTickets(
  tx: Sql,
  { codes, ...how }: Withdrawn & { readonly codes: readonly string[] },
): Promise<void> {
  const rows = await tx.query(listByCode(how.contract, codes));
  await withdrawByIds(
    tx,
    how,
    rows.map(({ id }) => id),
  );
}
