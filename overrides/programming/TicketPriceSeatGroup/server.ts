/** A price’s seat group through the API: named by the group. */
import { defineBehaviour } from '../../../server/behaviour.ts';
import { renderNameOf } from '../Borrowed/server.ts';

export const ticketPriceSeatGroupBehaviour = defineBehaviour('TicketPriceSeatGroup', {
  computed: {
    label: renderNameOf({ column: 'seat_group_id', table: 'seat_group', value: 'label' }),
  },
});
