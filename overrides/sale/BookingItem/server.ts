/** A line of a booking through the API: the address of its ticket, which is the same as the relation to it. */
import { defineBehaviour } from '../../../server/behaviour.ts';

export const bookingItemBehaviour = defineBehaviour('BookingItem', {
  computed: { ticketIri: (row) => `('/ticketing/v1/tickets/' || ${row}."ticket_id")` },
});
