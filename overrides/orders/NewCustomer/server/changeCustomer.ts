/** `POST /orders/{id}/new-customer`: an order becomes another person's, its tickets and codes with it where that is wanted. */
import { defineAction } from '../../../../server/action.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { refuseChanges } from '../../Settlement/server/postSettlement.ts';

interface Handover {
  readonly order: number;
  readonly from: number | null;
  readonly to: number;
}

/** Those of the order that are in the old customer's name; what is in a third person's stays theirs. */
async function handOver({ tx, contract, write }: WriteContext, { order, from, to }: Handover): Promise<void> {
  if (from === null) return;
  const tickets = await tx.query(
    db
      .selectFrom('ticket')
      .select('id')
      .where('contract_id', '=', contract)
      .where('order_id', '=', order)
      .where('participant_id', '=', from)
      .orderBy('id'),
  );
  const coupons = await tx.query(
    db
      .selectFrom('coupon')
      .select('id')
      .where('contract_id', '=', contract)
      .where('creating_order_id', '=', order)
      .where('participant_id', '=', from)
      .orderBy('id'),
  );
  const toNew = ({ id }: { readonly id: number }) => ({ id, values: { participant: to } });
  await write.updateMany('Ticket', tickets.map(toNew));
  await write.updateMany('Coupon', coupons.map(toNew));
}

export const changeCustomer = defineAction('Order.changeCustomer', {
  async run(context, { id, record, body }) {
    const from = record.customer ?? null;
    const seen = body.from ?? null;
    refuseChanges(id, seen === from ? [] : [{ property: 'customer', from: seen, to: from }]);
    await context.write.update('Order', id, { customer: body.customer });
    if (body.ticketsAndCoupons) await handOver(context, { order: id, from, to: body.customer });
    return { id };
  },
});
