/** Performances and shows for the programme's lists: one request each, read again when one of them changes. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { type EventsFilter, queryDates, queryShows } from '../model/eventsAddress.ts';

const FIGURES = [
  'startDate',
  'endDate',
  'status',
  'onSale',
  'availabilityStatus',
  'hasTicketPriceOnSale',
  'saleStartDate',
  'saleEndDate',
  'unlimitedStock',
  'totalStock',
  'occupiedStock',
  'bookableStock',
  'soldItems',
  'seatingName',
] as const;

export const SHOW = ['title', 'slug', 'color', 'timezone', 'currency', { venue: ['name'] }] as const;

export const DATE_FIELDS = [...FIGURES, { ticketing: SHOW }] as const;
const WITH_TAKINGS = [...FIGURES, 'turnover', { ticketing: SHOW }] as const;

/** Takings are there for whoever may see them. */
export type ListedEvent = RecordOf<'EventDate', typeof DATE_FIELDS> & { readonly turnover?: number | null };

export function useDates(filter: EventsFilter, many: number, timezone = 'UTC') {
  const seesTakings = useHas('turnover.read');
  return useQuery({
    queryKey: ['EventDate', 'events', { filter, many, seesTakings, timezone }],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      callAction(
        'EventDate.list',
        {
          query: { ...queryDates(filter, { now: new Date(), timezone }), itemsPerPage: many },
          fields: seesTakings ? WITH_TAKINGS : DATE_FIELDS,
        },
        { signal },
      ),
  });
}

const SHOW_FIELDS = [
  'title',
  'slug',
  'color',
  'image',
  'poster',
  'timezone',
  'futureEventDateCount',
  'totalEventDateCount',
  'firstFutureEventDateStart',
  'futureEventDatesAvailabilityStatus',
  'availabilityStatus',
  'notInStockContingentBookableStock',
  { venue: ['name'] },
  { season: ['name'] },
] as const;

export type ListedShow = RecordOf<'Ticketing', typeof SHOW_FIELDS>;

export const useShows = (filter: EventsFilter, many: number) =>
  useQuery({
    queryKey: ['Ticketing', 'events', { filter, many }],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      callAction(
        'Ticketing.list',
        { query: { ...queryShows(filter), itemsPerPage: many }, fields: SHOW_FIELDS },
        { signal },
      ),
  });
