/** A performance that nobody bought, reserved or holds a place of, with its prices and contingents. */
import type { WriteContext } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';

/** Those within others first: a contingent is not deleted while another is within it. */
async function listInnerFirst({ tx, contract }: WriteContext, eventDate: number): Promise<readonly number[]> {
  let left = await tx.query(
    db
      .selectFrom('stock_contingent')
      .select(['id', 'parent_id as parent'])
      .where('contract_id', '=', contract)
      .where('event_date_id', '=', eventDate)
      .orderBy('id'),
  );
  const ids: number[] = [];
  while (left.length > 0) {
    const parents = new Set(left.map(({ parent }) => parent));
    const inner = left.filter(({ id }) => !parents.has(id));
    if (inner.length === 0) break;
    ids.push(...inner.map(({ id }) => id));
    left = left.filter(({ id }) => parents.has(id));
  }
  return ids;
}

/** @throws where a record still points to it */
export async function deleteDate(context: WriteContext, eventDate: number): Promise<void> {
  const { tx, contract, write } = context;
  const prices = await tx.query(
    db
      .selectFrom('ticket_price')
      .select('id')
      .where('contract_id', '=', contract)
      .where('event_date_id', '=', eventDate)
      .orderBy('id'),
  );
  for (const { id } of prices) await write.delete('TicketPrice', id);
  for (const id of await listInnerFirst(context, eventDate)) await write.delete('StockContingent', id);
  await write.delete('EventDate', eventDate);
}
