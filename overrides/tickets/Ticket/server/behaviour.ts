/** What a ticket does beyond its metadata: it is drawn, and a scan of it is undone. */
import { defineAction } from '../../../../server/action.ts';
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { db } from '../../../../server/sql.ts';
import { document } from './document.ts';
import { ticketFilters } from './filters.ts';
import { relatedOfTicket } from './related.ts';

const unscan = defineAction('Ticket.unscan', {
  async run({ tx, contract }, { id }) {
    await tx.query(
      db
        .updateTable('ticket')
        .set((ticket) => ({
          current_scan_nb: 0,
          current_valid_scan_nb: 0,
          remaining_scan_nb: ticket.ref('max_scan_nb'),
          first_scanned_date: null,
          last_scanned_date: null,
        }))
        .where('contract_id', '=', contract)
        .where('id', '=', id),
    );
    return { id };
  },
});

export const ticketBehaviour = defineBehaviour('Ticket', {
  computed: relatedOfTicket,
  filters: ticketFilters,
  actions: [document, unscan],
});
