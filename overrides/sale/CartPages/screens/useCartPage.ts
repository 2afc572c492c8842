/** One cart with all that its pages show and change, in one request. */
import { useQuery } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { CUSTOMER_FIELDS } from '../../CashRegister/screens/pickedCustomer.ts';

const DATE = ['startDate', 'bookableStock', { ticketing: ['title', 'timezone', 'currency'] }] as const;

export const CART_FIELDS = [
  'type',
  'status',
  'optionStatus',
  'eventDateOptionStatusList',
  'reservationName',
  'reservation',
  'option',
  'comment',
  'currency',
  'customerPaidAmount',
  'totalItemNumber',
  'expiresAt',
  'deletedAt',
  'isParked',
  {
    owner: ['fullName'],
    contract: ['timezone'],
    customer: CUSTOMER_FIELDS,
    orderList: ['number'],
    cartItemList: [
      'quantity',
      'facialValue',
      'availableSeatList',
      'groupKey',
      'couponCode',
      'participant',
      'stockContingent',
      { ticketPrice: ['name', 'dynamic', { eventDate: DATE }] },
    ],
  },
] as const;

export type PageCart = RecordOf<'Cart', typeof CART_FIELDS>;

export function useCartPage(id: string) {
  return useQuery({
    queryKey: ['Cart', 'page', id],
    queryFn: ({ signal }) => callAction('Cart.read', { id, fields: CART_FIELDS }, { signal }),
    // A form begins with the cart as it is: whose it is and what it holds may have changed since the last page.
    gcTime: 0,
  });
}

/** Whom it is for, as far as somebody noted it. */
export const nameCart = ({ reservationName, customer }: PageCart): string | undefined =>
  reservationName || customer?.displayName || undefined;

export const isHeld = ({ deletedAt, expiresAt }: Pick<PageCart, 'deletedAt' | 'expiresAt'>): boolean =>
  deletedAt === null && expiresAt !== null && Date.parse(expiresAt) > Date.now();
