/**
 * Why a price is not sold right now, in the order in which it is dealt with. Pure. Whether it sells is decided by
 * `Sellable`, and comes with the record; this only finds the words for it.
 */
import type { TicketPrice } from '../../../../schema/generated/programming/TicketPrice.ts';

export type PriceReason = 'disabled' | 'hidden' | 'notYetOnSale' | 'noLongerOnSale' | 'soldOut' | 'date';

export type PriceFacts = Pick<
  TicketPrice,
  'enabled' | 'isHidden' | 'onSale' | 'saleStartDate' | 'saleEndDate' | 'bookableStock'
> & { readonly isDateOnSale: boolean };

/** @returns nothing where it is on sale */
export function listPriceReasons(facts: PriceFacts, now: Date): readonly PriceReason[] {
  const { enabled, isHidden, onSale, saleStartDate, saleEndDate, bookableStock, isDateOnSale } = facts;
  const time = now.getTime();
  const reasons: PriceReason[] = [];
  if (enabled === false) reasons.push('disabled');
  if (isHidden) reasons.push('hidden');
  if (saleStartDate && Date.parse(saleStartDate) > time) reasons.push('notYetOnSale');
  if (saleEndDate && Date.parse(saleEndDate) <= time) reasons.push('noLongerOnSale');
  if (bookableStock === 0) reasons.push('soldOut');
  if (reasons.length === 0 && (!isDateOnSale || !onSale)) reasons.push('date');
  return reasons;
}
