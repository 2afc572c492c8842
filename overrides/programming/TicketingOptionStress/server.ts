/** The option pressure of a show through the API: named by the show. */
import type { Behaviour } from '../../../server/kit.ts';
import { renderNameOf } from '../Borrowed/server.ts';

export const ticketingOptionStressBehaviour: Behaviour = {
  entity: 'TicketingOptionStress',
  computed: {
    ticketingId: (row) => `${row}."ticketing_id"`,
    label: renderNameOf({ column: 'ticketing_id', table: 'ticketing', value: 'title' }),
  },
};
