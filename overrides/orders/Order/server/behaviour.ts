/** An order through the API: what its list shows of its lines, what a search finds it by, what happened to it, its receipt, what is given back and billed. */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { receipt } from '../../../tickets/Receipt/server/receipt.ts';
import { invoice } from '../../Invoice/server/invoiceOrder.ts';
import { refund, refundable } from '../../Refund/server/refund.ts';
import { events } from './events.ts';
import { relatedOfOrder } from './related.ts';
import { searchOrders } from './searchOrders.ts';

export const orderBehaviour = defineBehaviour('Order', {
  computed: relatedOfOrder,
  search: searchOrders,
  actions: [events, invoice, receipt, refund, refundable],
});
