/** The option pressure of a show through the API: named by the show. */
import { defineBehaviour } from '../../../server/behaviour.ts';

export const ticketingOptionStressBehaviour = defineBehaviour('TicketingOptionStress', {
  computed: {
    ticketingId: (row) => `${row}."ticketing_id"`,
  },
});
