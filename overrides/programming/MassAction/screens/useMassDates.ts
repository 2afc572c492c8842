/** The performances of a show with their prices, in one request, read again when one of them changes. */
import { useQuery } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import type { DateFacts } from '../model/change.ts';

const FIELDS = [
  'startDate',
  'endDate',
  'hasOrderItems',
  'logicalSeatConfig',
  'status',
  'saleStartDate',
  'saleEndDate',
  'unlimitedStock',
  'totalStock',
  'occupiedStock',
  'isNumberedSeating',
  { ticketing: ['title', 'timezone'] },
  {
    ticketPriceList: [
      'hash',
      'name',
      { tax: ['label', 'rate'] },
      { scanTrack: ['name'] },
      { sellingDeviceList: ['name'] },
    ],
  },
] as const;

export type MassDate = RecordOf<'EventDate', typeof FIELDS>;

/** As many as the server gives at once, and as one mass action takes. */
export const MOST = 1000;

export const useMassDates = (ticketing: string) =>
  useQuery({
    queryKey: ['EventDate', 'mass action', ticketing],
    queryFn: ({ signal }) =>
      callAction(
        'EventDate.list',
        {
          query: {
            ticketing: `/ticketing/v1/ticketings/${ticketing}`,
            'order[startDate]': 'desc',
            itemsPerPage: MOST,
          },
          fields: FIELDS,
        },
        { signal },
      ),
  });

export const factsOf = (date: MassDate): DateFacts<string> => ({
  id: date['@id'],
  startDate: date.startDate,
  timezone: date.ticketing.timezone,
  status: date.status,
  saleStartDate: date.saleStartDate,
  saleEndDate: date.saleEndDate,
  unlimitedStock: date.unlimitedStock ?? false,
  totalStock: date.totalStock,
  occupiedStock: date.occupiedStock ?? 0,
  isNumberedSeating: date.isNumberedSeating ?? false,
  isUsed: (date.hasOrderItems ?? false) || (date.occupiedStock ?? 0) > 0,
  prices: date.ticketPriceList.map(({ '@id': id, hash, name, tax, scanTrack, sellingDeviceList }) => ({
    id,
    hash,
    name,
    tax: tax?.['@id'] ?? null,
    scanTrack: scanTrack?.['@id'] ?? null,
    sellingDeviceList: sellingDeviceList.map((device) => device['@id']),
  })),
});
