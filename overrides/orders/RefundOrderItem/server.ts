/** A refunded item through the API: named by the item. */
import type { Behaviour } from '../../../server/kit.ts';
import { renderNameOf } from '../../programming/Borrowed/server.ts';

export const refundOrderItemBehaviour: Behaviour = {
  entity: 'RefundOrderItem',
  computed: {
    label: renderNameOf({ column: 'order_item_id', table: 'order_item', value: 'label' }),
  },
};
