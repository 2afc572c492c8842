/** What a performance is sold at, in the order in which it is offered, and how each price sells: one request. */
import { useQuery } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { NAMING } from './DateFrame.tsx';

const PRICE = [
  'name',
  'type',
  'facialValue',
  'currency',
  'withoutTaxReason',
  'enabled',
  'isHidden',
  'onSale',
  'buyable',
  'saleStartDate',
  'saleEndDate',
  'unlimitedStock',
  'bookableStock',
  'soldItems',
  'manualSort',
  {
    tax: ['label', 'rate'],
    ticketPriceGroup: ['groupName'],
    sellingDeviceList: ['name'],
    ticketPriceSeatGroupList: [{ seatGroup: ['label'] }],
  },
] as const;

export type DatePrice = RecordOf<'TicketPrice', typeof PRICE>;

const FIELDS = [...NAMING, 'onSale', { ticketPriceList: PRICE }] as const;

/** What the performance decides for all its prices. */
export type PricedDate = RecordOf<'EventDate', typeof FIELDS>;

export const useDatePrices = (iri: string) =>
  useQuery({
    queryKey: ['TicketPrice', 'of a performance', { iri }],
    queryFn: ({ signal }) => callAction('EventDate.read', { id: iri, fields: FIELDS }, { signal }),
    select: (date) => ({
      ...date,
      ticketPriceList: date.ticketPriceList.toSorted((a, b) => (a.manualSort ?? 0) - (b.manualSort ?? 0)),
    }),
  });
