/** Carts that are not sold: parked, open at a desk, or given back; those changed last first. */
import { useQuery } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';

const DATE = ['startDate', { ticketing: ['title', 'timezone'] }] as const;

const FIELDS = [
  'reservationName',
  'comment',
  'isParked',
  'expiresAt',
  'deletedAt',
  'customerPaidAmount',
  'currency',
  'totalItemNumber',
  {
    contract: ['timezone'],
    customer: ['displayName'],
    owner: ['fullName'],
    cartItemList: ['quantity', { ticketPrice: ['name', { eventDate: DATE }] }],
  },
] as const;

export type OpenCart = RecordOf<'Cart', typeof FIELDS>;

/** What a glance takes in; older ones are in the list below. */
const MOST = 30;

export function useOpenCarts() {
  return useQuery({
    // By its entity, so that a change at another desk is read at once.
    queryKey: ['Cart', 'open'],
    refetchInterval: 60_000,
    queryFn: ({ signal }) => {
      const query = {
        status: 'draft',
        type: 'cart',
        isHidden: false,
        'order[updatedAt]': 'desc',
        itemsPerPage: MOST,
      };
      return callAction('Cart.list', { query, fields: FIELDS }, { signal });
    },
  });
}
