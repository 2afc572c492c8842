/** The performances of some days, in one request, kept up to date with the records. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { findSpan, type PlannedDate, planDates } from '../model/planning.ts';

const FIELDS = [
  'startDate',
  'endDate',
  'status',
  'seatConfig',
  'unlimitedStock',
  'bookableStock',
  'soldItems',
  { logicalSeatConfig: ['name', 'seatConfig'] },
  { ticketing: ['title', 'color', 'timezone', { venue: ['name'] }] },
] as const;

export type Planned = PlannedDate<RecordOf<'EventDate', typeof FIELDS>>;

/** As many as the server gives at once. */
export const MOST = 1000;

/** @param also further filters of the list */
export function usePlan(
  days: readonly string[],
  also: Readonly<Record<string, string | readonly string[]>> = {},
) {
  const { from, until } = findSpan(days);
  const { data, error, isPending, isPlaceholderData } = useQuery({
    queryKey: ['EventDate', 'planning', { from, until, also }],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      callAction(
        'EventDate.list',
        {
          query: {
            ...also,
            'startDate[gte]': from,
            'startDate[lt]': until,
            'order[startDate]': 'asc',
            itemsPerPage: MOST,
          },
          fields: FIELDS,
        },
        { signal },
      ),
  });
  const dates = useMemo(() => planDates(data?.member ?? []), [data]);
  return { dates, error, isPending, isPlaceholderData, hasMore: (data?.totalItems ?? 0) > MOST };
}
