/** What a ticket shows beyond its row: its holder’s name and its seat. */
import type { Computed } from '../../../../server/behaviour.ts';

export const relatedOfTicket: Computed<'Ticket'> = {
  // Surname first, then first name.
  fullName: (row) =>
    `nullif(concat_ws(' ', nullif(${row}."data"->>'lastname', ''), nullif(${row}."data"->>'firstname', '')), '')`,
  availableSeat: (row) => `(SELECT min("taken"."id") FROM "available_seat" "taken"
    WHERE "taken"."contract_id" = ${row}."contract_id" AND "taken"."ticket_id" = ${row}."id")`,
};
