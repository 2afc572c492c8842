/**
 * An order through the API: what its list shows of its lines, what a search finds it by, what happened to it, its receipt, what is
 * given back, billed, paid back and corrected. Whoever names another customer moves its balance to that customer's account.
 */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { receipt } from '../../../tickets/Receipt/server/receipt.ts';
import { invoice } from '../../Invoice/server/invoiceOrder.ts';
import { changeCustomer } from '../../NewCustomer/server/changeCustomer.ts';
import { refund, refundable } from '../../Refund/server/refund.ts';
import { correctTransaction } from '../../Settlement/server/correct.ts';
import { credit } from '../../Settlement/server/credit.ts';
import { settleHolder } from '../../Settlement/server/settleHolder.ts';
import { settlement } from '../../Settlement/server/settlement.ts';
import { events } from './events.ts';
import { relatedOfOrder } from './related.ts';
import { searchOrders } from './searchOrders.ts';

export const orderBehaviour = defineBehaviour('Order', {
  computed: relatedOfOrder,
  search: searchOrders,
  onUpdateOf: ['customer'],
  async afterUpdate({ id, values, current: { currency, balance } }, context) {
    const customer = values.customer ?? null;
    const isNeeded = (balance ?? 0) !== 0;
    await settleHolder(context, { order: id, currency: currency ?? 'EUR', customer, isNeeded });
  },
  actions: [
    changeCustomer,
    correctTransaction,
    credit,
    events,
    invoice,
    receipt,
    refund,
    refundable,
    settlement,
  ],
});
