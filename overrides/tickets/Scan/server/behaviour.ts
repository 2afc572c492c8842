/** A scan by what the scanner read: a code, or a ticket that was chosen from a list. */
import { defineAction } from '../../../../server/action.ts';
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { holdsForAll, type Sql } from '../../../../server/kit.ts';
import { anyOf, db, sqlFile } from '../../../../server/sql.ts';
import { readBarcode } from '../../Ticket/model.ts';
import { ticketProblem } from '../../Ticket/server/errors.ts';
import { recordScan } from './recordScan.ts';

const lockShared = sqlFile<
  { readonly contract: number; readonly code: string },
  { readonly id: number; readonly isFresh: boolean }
>(import.meta.dirname, 'lockShared.sql');

/** As it was read comes before as it may have been typed: codes of elsewhere may have small letters and hyphens. */
async function findTicket(tx: Sql, contract: number, barcode: string): Promise<number | undefined> {
  const rows = await tx.query(
    db
      .selectFrom('ticket')
      .select(['id', 'barcode'])
      .where('contract_id', '=', contract)
      .where('barcode', '=', anyOf([barcode, readBarcode(barcode)])),
  );
  return (rows.find((row) => row.barcode === barcode) ?? rows[0])?.id ?? findShared(tx, contract, barcode);
}

/**
 * A code from elsewhere that several tickets share lets in one of them after the other. All are locked first: two doors
 * that read it at the same moment let in two.
 */
async function findShared(tx: Sql, contract: number, barcode: string): Promise<number | undefined> {
  const tickets = await tx.query(lockShared({ contract, code: barcode }));
  return (tickets.find(({ isFresh }) => isFresh) ?? tickets.at(-1))?.id;
}

const record = defineAction('Scan.record', {
  async run(context, { body }) {
    const { tx, contract, caller } = context;
    const barcode = body.barcode?.trim() || null;
    if (body.ticket == null && barcode === null) throw ticketProblem('TICKET-005', {});
    // Whoever scans for some shows alone sees scans of those: which show it was must be known even of an unknown code.
    if (body.eventDate == null && !holdsForAll(caller, ['tickets.scan']))
      throw ticketProblem('TICKET-006', {});
    const ticket = body.ticket ?? (barcode === null ? undefined : await findTicket(tx, contract, barcode));
    return { id: await recordScan(context, { ticket, barcode }, body) };
  },
});

export const scanBehaviour = defineBehaviour('Scan', { actions: [record] });
