/**
 * What a door decides about a ticket (R45): one result and, where somebody is refused, the most telling reason. Pure;
 * `server/recordScan.ts` reads the facts under the ticket's lock and stores what follows.
 */
import type { Scan } from '../../../schema/generated/tickets/Scan.ts';

export type ScanStatus = Scan['status'];

/** How often a ticket may pass, and how often it did. */
export interface Counted {
  /** null: as often as wanted. */
  readonly max: number | null;
  readonly valid: number;
}

export interface ScannedTicket extends Counted {
  readonly status: 'refunded' | 'cancelled' | 'payed' | 'booked';
  readonly isValid: boolean;
  readonly isBlocked: boolean;
  /** Another ticket was issued in its place. */
  readonly isReplaced: boolean;
  readonly isInside: boolean;
  readonly allowsReentry: boolean;
  readonly eventDate: number | null;
  readonly isDateCancelled: boolean;
  /** ISO instants of its performance; the end is often not known. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly validStartDate: string | null;
  readonly validEndDate: string | null;
  /** Its track names checkpoints, and this one is not among them. */
  readonly isOffTrack: boolean;
  /** At this checkpoint; absent where the door named none. */
  readonly atCheckpoint: Counted | undefined;
}

export interface Door {
  readonly direction: 'in' | 'out';
  /** The performance that it lets in; null: any of about now. */
  readonly eventDate: number | null;
  /** When the ticket was held to the scanner. */
  readonly at: Date;
}

const HOUR = 3_600_000;

/** A door that names no performance takes those that start within this time: an evening, or a whole festival day. */
const BEFORE_START = 12 * HOUR;
const AFTER_START = 12 * HOUR;

function isAbout({ startDate, endDate }: ScannedTicket, at: Date): boolean {
  if (startDate === null) return true;
  const start = Date.parse(startDate);
  const end = Math.max(start + AFTER_START, endDate === null ? 0 : Date.parse(endDate));
  return at.getTime() >= start - BEFORE_START && at.getTime() <= end;
}

/** Whether the ticket is any good, wherever it is held to a scanner. */
function judgeTicket(ticket: ScannedTicket): ScanStatus {
  if (ticket.isReplaced) return 'revoked';
  if (ticket.status === 'refunded') return 'refunded';
  if (ticket.status === 'cancelled' || ticket.isDateCancelled) return 'cancelled';
  if (ticket.status === 'booked') return 'unpaid';
  if (ticket.isBlocked) return 'blocked';
  return ticket.isValid ? 'ok' : 'revoked';
}

function judgeDoor(ticket: ScannedTicket, { eventDate, at }: Door): ScanStatus {
  const isOtherDate =
    ticket.eventDate !== null && (eventDate === null ? !isAbout(ticket, at) : ticket.eventDate !== eventDate);
  if (isOtherDate) return 'wrong_event_date';
  if (ticket.validStartDate !== null && at < new Date(ticket.validStartDate)) return 'too_early';
  if (ticket.validEndDate !== null && at > new Date(ticket.validEndDate)) return 'too_late';
  return ticket.isOffTrack ? 'wrong_checkpoint' : 'ok';
}

const isUsedUp = ({ max, valid }: Counted) => max !== null && valid >= max;

function judgeUse(ticket: ScannedTicket): ScanStatus {
  if (ticket.allowsReentry && ticket.valid > 0) return ticket.isInside ? 'already_used' : 'ok';
  const isUsed = isUsedUp(ticket) || (ticket.atCheckpoint !== undefined && isUsedUp(ticket.atCheckpoint));
  return isUsed ? 'already_used' : 'ok';
}

/**
 * The result of a scan. Somebody who leaves is never kept inside for the sake of their ticket: on the way out only a
 * ticket that is not inside is refused, as `already_used`.
 *
 * @param ticket undefined where no ticket has the barcode
 */
export function judgeScan(ticket: ScannedTicket | undefined, door: Door): ScanStatus {
  if (!ticket) return 'unknown';
  if (door.direction === 'out') return ticket.isInside ? 'ok' : 'already_used';
  for (const judge of [judgeTicket, judgeDoor, judgeUse]) {
    const status = judge(ticket, door);
    if (status !== 'ok') return status;
  }
  return 'ok';
}

/** How often a ticket may still pass; 0 where there is no limit to count down from. */
export const countRemaining = ({ max, valid }: Counted): number => Math.max(0, (max ?? 0) - valid);
