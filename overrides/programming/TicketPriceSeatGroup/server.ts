/** A price’s seat group through the API: named by the group. */
import type { Behaviour } from '../../../server/kit.ts';
import { renderNameOf } from '../Borrowed/server.ts';

export const ticketPriceSeatGroupBehaviour: Behaviour = {
  entity: 'TicketPriceSeatGroup',
  computed: {
    label: renderNameOf({ column: 'seat_group_id', table: 'seat_group', value: 'label' }),
  },
};
