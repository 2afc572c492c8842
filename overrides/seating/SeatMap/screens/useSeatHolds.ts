/** What of a performance is kept from sale, and what for contingents: asked anew whenever a seat changes. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';
import type { WireHolds } from '../model/wire.ts';

/** @param eventDate its address @param version of the map */
export const useSeatHolds = (eventDate: string, version: string) =>
  useQuery({
    queryKey: ['EventDate', 'seatHolds', eventDate, version],
    queryFn: async ({ signal }) =>
      (await callAction('EventDate.seatHolds', { id: eventDate }, { signal })) as WireHolds,
    placeholderData: keepPreviousData,
  });
