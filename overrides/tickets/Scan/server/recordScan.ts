/**
 * Writes down a scan: the ticket is locked, judged by what is known then, counted, and the scan stored as the fact that it
 * is, admitted or not. Two doors that scan one ticket at the same moment wait for one another.
 */
import type { ScanRecordValues } from '../../../../schema/generated/tickets/ScanRecord.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { ticketProblem } from '../../Ticket/server/errors.ts';
import { countRemaining, judgeScan, type ScanStatus } from '../model.ts';
import { readScanned, type Scanned } from './readScanned.ts';

interface Read {
  /** undefined: no ticket has the code. */
  readonly ticket: number | undefined;
  /** As the scanner read it. */
  readonly barcode: string | null;
}

interface Noted {
  readonly at: Date;
  readonly isValid: boolean;
}

const earliest = (known: string | null, { at, isValid }: Noted) =>
  isValid && (known === null || at < new Date(known)) ? at.toISOString() : known;

const latest = (known: string | null, { at, isValid }: Noted) =>
  isValid && (known === null || at > new Date(known)) ? at.toISOString() : known;

interface Counters {
  readonly max: number | null;
  readonly scans: number;
  readonly valid: number;
  readonly first: string | null;
  readonly last: string | null;
}

/** What a ticket's counters are once it was scanned on the way in. */
function countIn({ max, scans, valid, first, last }: Counters, noted: Noted) {
  const passed = valid + (noted.isValid ? 1 : 0);
  return {
    isUnlimited: max === null,
    ...(max === null ? {} : { maxScanNb: max }),
    remainingScanNb: countRemaining({ max, valid: passed }),
    currentScanNb: scans + 1,
    currentValidScanNb: passed,
    firstScannedDate: earliest(first, noted),
    lastScannedDate: latest(last, noted),
  };
}

/** Entries are counted, of the ticket and at the checkpoint; an exit changes only whether it is inside. */
async function countScan({ write }: WriteContext, scanned: Scanned, body: ScanRecordValues, noted: Noted) {
  if (body.direction === 'out') {
    if (noted.isValid) await write.update('Ticket', scanned.id, { isInside: false });
    return;
  }
  const isInside = scanned.isInside || noted.isValid;
  await write.update('Ticket', scanned.id, { ...countIn(scanned, noted), isInside });
  const { atCheckpoint } = scanned;
  if (!atCheckpoint || body.checkpoint == null) return;
  const counters = countIn(atCheckpoint, noted);
  if (scanned.passage !== null) await write.update('TicketCheckpoint', scanned.passage, counters);
  else
    await write.create('TicketCheckpoint', {
      ticket: scanned.id,
      checkpoint: body.checkpoint,
      valid: true,
      ...counters,
    });
}

/** R47: the same nonce of the same device is the same scan, however often it is sent. */
async function findSent({ tx, contract }: WriteContext, { deviceId, nonce }: ScanRecordValues) {
  if (nonce == null || deviceId == null) return undefined;
  const [sent] = await tx.query(
    db
      .selectFrom('scan')
      .select(['id', 'barcode', 'ticket_id'])
      .where('contract_id', '=', contract)
      .where('device_id', '=', deviceId)
      .where('nonce', '=', nonce),
  );
  return sent;
}

/** What the refusal points to: the scan that used the ticket up, or the way to the right door. */
function explain(scanned: Scanned | undefined, status: ScanStatus) {
  return {
    ...(status === 'already_used' ? { previousScan: scanned?.lastScan ?? null } : {}),
    ...(status === 'wrong_checkpoint' ? { rightCheckpoint: scanned?.firstCheckpoint ?? null } : {}),
  };
}

/**
 * When it happened: now, by the server's clock; what a scanner kept while it had no network happened when it claims, and
 * never in the future.
 */
function readMoment({ isOffline, scanDate }: ScanRecordValues, now: Date): Date {
  if (!isOffline || scanDate == null) return now;
  const claimed = new Date(scanDate);
  return claimed < now ? claimed : now;
}

/**
 * @returns the id of the scan
 * @throws Problem TICKET-004 where the nonce was another ticket's
 */
export async function recordScan(
  context: WriteContext,
  { ticket, barcode }: Read,
  body: ScanRecordValues,
): Promise<number> {
  const { tx, contract, caller, now, write } = context;
  const { checkpoint = null, direction, eventDate = null } = body;
  if (ticket !== undefined)
    await tx.query(
      db
        .selectFrom('ticket')
        .select('id')
        .where('contract_id', '=', contract)
        .where('id', '=', ticket)
        .forUpdate(),
    );
  const sent = await findSent(context, body);
  if (sent) {
    const isSame = ticket === undefined ? sent.barcode === barcode : sent.ticket_id === ticket;
    if (!isSame) throw ticketProblem('TICKET-004', { nonce: body.nonce ?? '' });
    return sent.id;
  }
  const scanned =
    ticket === undefined ? undefined : await readScanned(tx, { contract, ticket, checkpoint, direction });
  const at = readMoment(body, now);
  const status = judgeScan(scanned, { direction, eventDate, at });
  if (scanned) await countScan(context, scanned, body, { at, isValid: status === 'ok' });
  const { deviceId, deviceInfo, nonce, appModel, appVersion, isOffline } = body;
  return write.create('Scan', {
    scanDate: at.toISOString(),
    status,
    direction,
    ticket: ticket ?? null,
    checkpoint,
    eventDate: eventDate ?? scanned?.eventDate ?? null,
    barcode: barcode ?? scanned?.barcode ?? null,
    scannedBy: caller.email,
    isOffline: isOffline ?? false,
    deviceId,
    deviceInfo,
    nonce,
    appModel,
    appVersion,
    ...explain(scanned, status),
  });
}
