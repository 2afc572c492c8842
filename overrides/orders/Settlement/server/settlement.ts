/** `GET /orders/{id}/settlement`: how an order was paid, what is due of it, and what may be done about that. */
import type { OrderSettlement } from '../../../../schema/generated/orders/OrderSettlement.ts';
import { defineAction } from '../../../../server/action.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { readMethods } from '../../Refund/server/readEntries.ts';

const readSettlement = sqlFile<
  { readonly contract: number; readonly order: number },
  { readonly settlement: Omit<OrderSettlement, 'out'> }
>(import.meta.dirname, 'readSettlement.sql');

export const settlement = defineAction('Order.settlement', {
  async run({ tx, contract }, { id }) {
    const [row] = await tx.query(readSettlement({ contract, order: id }));
    if (!row) throw new Error(`The order "${id}" is not there any more.`);
    const { paid, due } = row.settlement;
    const methods = await readMethods(tx, { contract, order: id, paid: Math.max(0, Math.min(paid, -due)) });
    const out = methods.map(({ method, ...rest }) => ({ deskPaymentMethod: method, ...rest }));
    return { value: { ...row.settlement, out } };
  },
});
