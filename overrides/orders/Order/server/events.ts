/** `GET /orders/{id}/events`: what was done with an order, when and by whom, newest first; from rows that never change (R32). */
import type { OrderEvent } from '../../../../schema/generated/orders/OrderEvent.ts';
import { defineAction } from '../../../../server/action.ts';
import { sqlFile } from '../../../../server/sql.ts';

const readEvents = sqlFile<
  { readonly contract: number; readonly order: number },
  { readonly event: OrderEvent }
>(import.meta.dirname, 'readEvents.sql');

export const events = defineAction('Order.events', {
  async run({ tx, contract }, { id }) {
    const rows = await tx.query(readEvents({ contract, order: id }));
    return { value: rows.map(({ event }) => event) };
  },
});
