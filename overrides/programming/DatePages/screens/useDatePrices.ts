/** What a performance is sold at, in the order in which it is offered, and how each price sells: one request. */
import { useQuery } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';

const FIELDS = [
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
    eventDate: ['onSale', { ticketing: ['timezone'] }],
  },
] as const;

export type DatePrice = RecordOf<'TicketPrice', typeof FIELDS>;

export const useDatePrices = (id: string) =>
  useQuery({
    queryKey: ['TicketPrice', 'of a performance', { id }],
    queryFn: ({ signal }) => {
      const query = { eventDate: id, 'order[manualSort]': 'asc', itemsPerPage: 200 };
      return callAction('TicketPrice.list', { query, fields: FIELDS }, { signal });
    },
  });
