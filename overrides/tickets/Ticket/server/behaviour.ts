/** What a ticket does beyond its metadata: it is drawn, and a scan of it is undone. */
import { defineAction } from '../../../../server/action.ts';
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { document } from './document.ts';
import { ticketFilters } from './filters.ts';
import { relatedOfTicket } from './related.ts';
import { requireOrder } from './requireOrder.ts';

const unscan = defineAction('Ticket.unscan', {
  async run({ write }, { id, record }) {
    await write.update('Ticket', id, {
      currentScanNb: 0,
      currentValidScanNb: 0,
      remainingScanNb: record.maxScanNb,
      firstScannedDate: null,
      lastScannedDate: null,
    });
    return { id };
  },
});

export const ticketBehaviour = defineBehaviour('Ticket', {
  computed: relatedOfTicket,
  filters: ticketFilters,
  bulk: requireOrder('Ticket'),
  actions: [document, unscan],
});
