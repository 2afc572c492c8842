/** What a ticket does beyond its metadata: it is drawn, and a scan of it is undone. */
import { type ActionAnswer, type ActionRequest, type Behaviour, Problem } from '../../../../server/kit.ts';
import { document } from './document.ts';
import './errors.ts';
import { ticketFilters } from './filters.ts';
import { relatedOfTicket } from './related.ts';

async function unscan(request: ActionRequest): Promise<ActionAnswer> {
  const id = Number(request.params.id);
  const rows = await request.transaction(({ tx, contract }) =>
    tx.query(
      `update "ticket" set "current_scan_nb" = 0, "current_valid_scan_nb" = 0, "remaining_scan_nb" = "max_scan_nb",
         "first_scanned_date" = null, "last_scanned_date" = null
       where "contract_id" = $1 and "id" = $2 returning "id"`,
      [contract, Number.isSafeInteger(id) ? id : -1],
    ),
  );
  if (rows.length === 0) throw new Problem('TICKET-001', { id: request.params.id });
  return { entity: 'Ticket', id };
}

export const ticketBehaviour: Behaviour = {
  entity: 'Ticket',
  computed: relatedOfTicket,
  filters: ticketFilters,
  actions: { document, unscan },
};
