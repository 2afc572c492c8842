/** The prices of performances to come: one request, read again when one of them changes. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import type { SamePrice, ShowPrices } from '../model/groupPrices.ts';

const FIELDS = [
  'hash',
  'name',
  'facialValue',
  'currency',
  'enabled',
  'manualSort',
  'soldItems',
  'bookedItems',
  'reservedItems',
  'withoutTaxReason',
  { tax: ['rate'], eventDate: ['startDate', 'status', { ticketing: ['title', 'timezone'] }] },
] as const;

export type SeasonPrice = RecordOf<'TicketPrice', typeof FIELDS>;
export type OneShow = ShowPrices<SeasonPrice>;
export type OnePrice = SamePrice<SeasonPrice>;

/** As many as the server gives at once. */
const MOST = 1000;

/** @param find a part of a show's title: of a show that is found all prices are there */
export function useSeasonPrices(find: string) {
  const [from] = useState(() => new Date().toISOString());
  const { data, ...query } = useQuery({
    queryKey: ['TicketPrice', 'of a season', { from, find }],
    queryFn: ({ signal }) =>
      callAction(
        'TicketPrice.list',
        {
          query: {
            'eventDate.startDate[gt]': from,
            ...(find && { 'eventDate.ticketing.title[contains]': find }),
            'order[eventDate.startDate]': 'asc',
            itemsPerPage: MOST,
          },
          fields: FIELDS,
        },
        { signal },
      ),
  });
  return { ...query, rows: data?.member, hasMore: (data?.totalItems ?? 0) > MOST };
}
