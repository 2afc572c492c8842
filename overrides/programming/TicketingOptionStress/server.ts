/** The option pressure of a show through the API: named by the show. */
import { defineBehaviour } from '../../../server/behaviour.ts';
import { renderNameOf } from '../Borrowed/server.ts';

export const ticketingOptionStressBehaviour = defineBehaviour('TicketingOptionStress', {
  computed: {
    ticketingId: (row) => `${row}."ticketing_id"`,
    label: renderNameOf({ column: 'ticketing_id', table: 'ticketing', value: 'title' }),
  },
});
