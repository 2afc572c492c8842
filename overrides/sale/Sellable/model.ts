/**
 * What a ticket price is when someone wants to sell it: its event date, its dates of sale, its VAT. Whether it may
 * be sold now is decided here and nowhere else; how many are left is the stock's business.
 */
import type { CartValues } from '../../../schema/generated/sale/Cart.ts';

export interface Sellable {
  readonly ticketPrice: number;
  readonly priceName: string;
  readonly priceType: string | null;
  readonly facialValue: number;
  readonly currency: CartValues['currency'];
  /** The amount is asked for when it is sold. */
  readonly isDynamic: boolean;
  readonly isEnabled: boolean;
  readonly isHidden: boolean;
  readonly saleStartDate: string | null;
  readonly saleEndDate: string | null;
  readonly excludedFromParentStock: boolean;
  readonly willGenerateTicket: boolean;
  /** Percent; 0 when the price names no tax. */
  readonly vatRate: number;
  readonly eventDate: number;
  readonly eventDateStatus: string | null;
  readonly eventDateSaleStartDate: string | null;
  readonly eventDateSaleEndDate: string | null;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly ticketing: number;
  readonly title: string;
  readonly timezone: string;
  readonly isPermanent: boolean;
  readonly isOnSale: boolean;
  /** The performance has numbered seats. */
  readonly isNumbered: boolean;
  /** Seat groups that the price gives a right to; null for all. */
  readonly seatGroups: readonly number[] | null;
  /** Places left on the event date and on the price; null without a limit. */
  readonly leftOnEventDate: number | null;
  readonly leftOnPrice: number | null;
}

export type SaleReason =
  | 'draft'
  | 'closed'
  | 'cancelled'
  | 'suspended'
  | 'notYetOnSale'
  | 'noLongerOnSale'
  | 'past'
  | 'disabled'
  | 'hidden';

export interface SaleRefusal {
  readonly what: 'eventDate' | 'ticketPrice';
  readonly reason: SaleReason;
}

function refuseDates(start: string | null, end: string | null, now: number): SaleReason | undefined {
  if (start !== null && now < Date.parse(start)) return 'notYetOnSale';
  return end !== null && now >= Date.parse(end) ? 'noLongerOnSale' : undefined;
}

/**
 * An event date is past for the box office when it has ended, not when it has begun: latecomers and day passes are
 * sold at the door. An end of sale stops them earlier. Without an end, it lasts four hours from its start.
 */
const UNKNOWN_DURATION_MS = 4 * 3_600_000;

function isPast(sellable: Sellable, now: number): boolean {
  if (sellable.isPermanent) return false;
  const end = sellable.endDate
    ? Date.parse(sellable.endDate)
    : Date.parse(sellable.startDate) + UNKNOWN_DURATION_MS;
  return now >= end;
}

/** What is sold before its performance is over is owed to the buyer until then (R6): it waits in suspense. */
export function findRevenueAccount(sellable: Sellable, at: Date): 'sale' | 'sale_suspense' {
  return sellable.isPermanent || isPast(sellable, at.getTime()) ? 'sale' : 'sale_suspense';
}

/** Why this price cannot be sold at this instant, or nothing. */
export function findSaleRefusal(sellable: Sellable, at: Date): SaleRefusal | undefined {
  const now = at.getTime();
  const { eventDateStatus: status } = sellable;
  const refuse = (what: SaleRefusal['what'], reason: SaleReason): SaleRefusal => ({ what, reason });
  if (status === 'cancelled' || status === 'closed') return refuse('eventDate', status);
  if (status !== 'opened') return refuse('eventDate', 'draft');
  if (!sellable.isOnSale) return refuse('eventDate', 'suspended');
  if (isPast(sellable, now)) return refuse('eventDate', 'past');
  const dates = refuseDates(sellable.eventDateSaleStartDate, sellable.eventDateSaleEndDate, now);
  if (dates) return refuse('eventDate', dates);
  if (!sellable.isEnabled) return refuse('ticketPrice', 'disabled');
  if (sellable.isHidden) return refuse('ticketPrice', 'hidden');
  const priceDates = refuseDates(sellable.saleStartDate, sellable.saleEndDate, now);
  return priceDates && refuse('ticketPrice', priceDates);
}
