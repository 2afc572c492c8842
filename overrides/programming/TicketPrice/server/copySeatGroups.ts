/** The seat groups of prices, on their copies. */
import type { WriteContext } from '../../../../server/kit.ts';
import { anyOf, db } from '../../../../server/sql.ts';

/** @param copies each original with one of its copies */
export async function copySeatGroups(
  { tx, contract, write }: WriteContext,
  copies: readonly { readonly from: number; readonly to: number }[],
): Promise<void> {
  const originals = await tx.query(
    db
      .selectFrom('ticket_price_seat_group')
      .select(['id', 'ticket_price_id as price'])
      .where('contract_id', '=', contract)
      .where('ticket_price_id', '=', anyOf([...new Set(copies.map(({ from }) => from))]))
      .orderBy('id'),
  );
  const groups = Map.groupBy(originals, ({ price }) => price);
  const wanted = copies.flatMap(({ from, to }) =>
    (groups.get(from) ?? []).map(({ id }) => ({ id, values: { ticketPrice: to } })),
  );
  if (wanted.length > 0) await write.copyMany('TicketPriceSeatGroup', wanted);
}
