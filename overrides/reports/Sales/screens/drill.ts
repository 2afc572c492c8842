/** The entries of the ledger behind a row of a breakdown. */
import type { SalesBreakdown } from '../../../../schema/generated/reports/SalesBreakdown.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import type { SalesBasis, SalesBy } from '../model.ts';

type Row = SalesBreakdown['rows'][number];

/** By path of an entry; none where a row is of what has no such thing. */
function describeRow(by: SalesBy, { key }: Row): object | undefined {
  if (key === null) return undefined;
  switch (by) {
    case 'show':
      return { orderItem: { ticketing: Number(key) } };
    case 'performance':
      return { orderItem: { eventDate: Number(key) } };
    case 'rate':
      return { orderItem: { vatRate: Number(key) } };
    case 'price':
      return { orderItem: { ticketPrice: { name: key } } };
    case 'channel':
      return { order: { originType: key } };
    case 'seller':
      return { order: { owner: Number(key) } };
    case 'method':
      return Number.isInteger(Number(key)) ? { deskPaymentMethod: Number(key) } : { name: key };
    case 'day':
      return undefined;
  }
}

/** @returns undefined where the list of entries has no filter for it: by the date of the payment an entry counts on another day */
export function listEntries(
  { start, end }: Pick<SalesBreakdown, 'start' | 'end'>,
  { by, basis }: { readonly by: SalesBy; readonly basis: SalesBasis },
  row: Row,
): string | undefined {
  const of = describeRow(by, row);
  if (!of || basis === 'deposit_date') return undefined;
  const accounts =
    by === 'method'
      ? ['bank']
      : basis === 'event_end'
        ? ['sale', 'sale_order_fee', 'sale_ticket_fee', 'sale_shipping_fee']
        : undefined;
  const filter = {
    createdAt: { gte: start, lt: end },
    ...of,
    // A performance that is over moves what was sold: by the date of the sale it counts nowhere.
    ...(accounts ? { accountType: accounts } : { operationType: ['sale', 'refund', 'correction'] }),
  };
  return `${screenPath('Transaction', 'list')}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
