/** A line of a booking through the API: the address of its ticket, which is the same as the relation to it. */
import type { Behaviour } from '../../../server/kit.ts';

export const bookingItemBehaviour: Behaviour = {
  entity: 'BookingItem',
  computed: { ticketIri: (row) => `('/ticketing/v1/tickets/' || ${row}."ticket_id")` },
};
