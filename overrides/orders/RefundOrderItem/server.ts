/** A refunded item through the API: named by the item. */
import { defineBehaviour } from '../../../server/behaviour.ts';
import { renderNameOf } from '../../programming/Borrowed/server.ts';

export const refundOrderItemBehaviour = defineBehaviour('RefundOrderItem', {
  computed: {
    label: renderNameOf({ column: 'order_item_id', table: 'order_item', value: 'label' }),
  },
});
