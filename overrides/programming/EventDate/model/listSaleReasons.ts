/**
 * Why a performance is not sold right now, all reasons at once and in the order in which they are dealt with. Pure. Whether
 * it sells is decided by `Sellable`, and comes with the record as `onSale`; this only finds the words for it.
 */
import type { EventDate } from '../../../../schema/generated/programming/EventDate.ts';

export type SaleReason =
  | 'cancelled'
  | 'past'
  | 'draft'
  | 'closed'
  | 'suspended'
  | 'notYetOnSale'
  | 'noLongerOnSale'
  | 'noTicketPrice'
  | 'noOpenPrice'
  | 'soldOut';

export type SaleFacts = Pick<
  EventDate,
  | 'status'
  | 'onSale'
  | 'startDate'
  | 'endDate'
  | 'saleStartDate'
  | 'saleEndDate'
  | 'availabilityStatus'
  | 'hasTicketPriceOnSale'
  | 'bookableStock'
>;

/** As `Sellable` has it: a performance without an end lasts four hours. */
const UNKNOWN_DURATION_MS = 4 * 3_600_000;

/** @returns nothing where it is on sale */
export function listSaleReasons(facts: SaleFacts, now: Date): readonly SaleReason[] {
  const { status, onSale, startDate, endDate, saleStartDate, saleEndDate } = facts;
  const time = now.getTime();
  if (status === 'cancelled') return ['cancelled'];
  const end = endDate ? Date.parse(endDate) : Date.parse(startDate) + UNKNOWN_DURATION_MS;
  // A permanent show sells on after its date.
  if (end <= time && !onSale) return ['past'];
  const reasons: SaleReason[] = [];
  if (status === 'closed') reasons.push('closed');
  else if (status !== 'opened') reasons.push('draft');
  if (saleStartDate && Date.parse(saleStartDate) > time) reasons.push('notYetOnSale');
  if (saleEndDate && Date.parse(saleEndDate) <= time) reasons.push('noLongerOnSale');
  // Open, inside its window, to come, and yet not sold: it is the show that stands still.
  if (reasons.length === 0 && !onSale) reasons.push('suspended');
  if (facts.availabilityStatus === 'noTicketPrice') reasons.push('noTicketPrice');
  else if (!facts.hasTicketPriceOnSale) reasons.push('noOpenPrice');
  if (facts.bookableStock === 0) reasons.push('soldOut');
  return reasons;
}
