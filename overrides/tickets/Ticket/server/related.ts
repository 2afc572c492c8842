/** What a ticket shows beyond its row: its holder’s name, its seat, the master tickets that stand for it. */
import type { Computed } from '../../../../server/behaviour.ts';
import { renderListedBy } from '../../../programming/Borrowed/server.ts';

export const relatedOfTicket: Computed<'Ticket'> = {
  // Surname first, then first name.
  fullName: (row) =>
    `nullif(concat_ws(' ', nullif(${row}."data"->>'lastname', ''), nullif(${row}."data"->>'firstname', '')), '')`,
  availableSeat: (row) => `(SELECT min("taken"."id") FROM "available_seat" "taken"
    WHERE "taken"."contract_id" = ${row}."contract_id" AND "taken"."ticket_id" = ${row}."id")`,
  masterTicketList: renderListedBy('master_ticket_tickets'),
};
