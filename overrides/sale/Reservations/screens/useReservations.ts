/** Reservations that wait to be collected, those whose deadline is next first; found by name, phone or number. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';

const DATE = ['startDate', { ticketing: ['title', 'timezone'] }] as const;

const CART = [
  'expiresAt',
  'comment',
  { cartItemList: ['quantity', { ticketPrice: ['name', { eventDate: DATE }] }] },
] as const;

const FIELDS = [
  'entityName',
  'retailValue',
  'currency',
  { contract: ['timezone'], customer: ['displayName'], cart: CART },
] as const;

export type Reservation = RecordOf<'Booking', typeof FIELDS>;

/** What a glance takes in; older ones are found by their name. */
const MOST = 40;

export function useReservations(search: string) {
  return useQuery({
    // By its entity, so that a change at another desk is read at once.
    queryKey: ['Booking', 'to collect', search],
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = {
        type: 'reservation',
        paymentStatus: 'awaiting_payment',
        'order[cart.expiresAt]': 'asc',
        itemsPerPage: MOST,
        ...(search && { q: search }),
      };
      return callAction('Booking.list', { query, fields: FIELDS }, { signal });
    },
  });
}
