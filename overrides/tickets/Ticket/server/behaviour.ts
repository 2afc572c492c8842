/** What a ticket does beyond its metadata: it is drawn, scanned, and its scans are undone. */
import { defineAction } from '../../../../server/action.ts';
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { db } from '../../../../server/sql.ts';
import { recordScan } from '../../Scan/server/recordScan.ts';
import { document } from './document.ts';
import { ticketFilters } from './filters.ts';
import { relatedOfTicket } from './related.ts';
import { requireOrder } from './requireOrder.ts';

/** As if it had not been scanned. The scans stay where they are: they happened. */
const NEVER_SCANNED = {
  currentScanNb: 0,
  currentValidScanNb: 0,
  firstScannedDate: null,
  lastScannedDate: null,
} as const;

const scan = defineAction('Ticket.scan', {
  async run(context, { id, record, body }) {
    return { id: await recordScan(context, { ticket: id, barcode: body.barcode ?? record.barcode }, body) };
  },
});

const unscan = defineAction('Ticket.unscan', {
  async run({ tx, contract, write }, { id, record }) {
    await write.update('Ticket', id, {
      ...NEVER_SCANNED,
      remainingScanNb: record.maxScanNb,
      isInside: false,
    });
    const passages = await tx.query(
      db
        .selectFrom('ticket_checkpoint')
        .select(['id', 'max_scan_nb'])
        .where('contract_id', '=', contract)
        .where('ticket_id', '=', id),
    );
    await write.updateMany(
      'TicketCheckpoint',
      passages.map((passage) => ({
        id: passage.id,
        values: { ...NEVER_SCANNED, remainingScanNb: passage.max_scan_nb },
      })),
    );
    return { id };
  },
});

export const ticketBehaviour = defineBehaviour('Ticket', {
  computed: relatedOfTicket,
  filters: ticketFilters,
  bulk: requireOrder('Ticket'),
  actions: [document, scan, unscan],
});
