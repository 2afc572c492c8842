/** The seats of one performance that an order has, or a cart holds; and who has any other seat. */
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useParams } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import type { Holder } from '../model/plannedMoves.ts';

export interface OwnSeat {
  readonly id: number;
  readonly label: string;
  readonly isLocked: boolean;
}

const OWN = ['label', 'status', 'isLocked'] as const;
const OTHER = ['status', 'isLocked', 'cart', { order: ['number'] }] as const;
const MOST = 500;

const idOf = (iri: string) => Number(iri.split('/').at(-1));

/** Of the address: `/orders/7/move-seats/3` or `/carts/7/move-seats/3`. */
export function useHolder() {
  const { orderId, cartId = '', eventDateId = '' } = useParams();
  const eventDate = `/ticketing/v1/event_dates/${eventDateId}`;
  const isOrder = orderId !== undefined;
  const iri = isOrder ? `/ticketing/v1/orders/${orderId}` : `/ticketing/v1/carts/${cartId}`;
  const holder: Holder = isOrder ? { order: iri } : { cart: iri };
  const seats = useQuery({
    queryKey: ['AvailableSeat', 'of', iri, eventDate],
    queryFn: async ({ signal }): Promise<readonly OwnSeat[]> => {
      const query = {
        eventDate,
        itemsPerPage: MOST,
        ...(isOrder ? { order: iri } : { cart: iri, status: 'in_cart' }),
      };
      const { member } = await callAction('AvailableSeat.list', { query, fields: OWN }, { signal });
      return member.map(({ '@id': seat, label, isLocked }) => ({
        id: idOf(seat),
        label: label ?? '',
        isLocked: isLocked === true,
      }));
    },
  });
  const back = isOrder ? screenPath('Order', 'show', orderId) : screenPath('Cart', 'show', cartId);
  return { holder, isOrder, eventDate, seats, back };
}

/** Asked when somebody else's seat is pressed. */
export function useOccupant() {
  return useCallback(
    async (seat: number): Promise<{ readonly holder: Holder; readonly isLocked: boolean }> => {
      const id = `/ticketing/v1/available_seats/${seat}`;
      const { order, cart, isLocked } = await callAction('AvailableSeat.read', { id, fields: OTHER });
      const holder: Holder = order
        ? { order: order['@id'], number: String(order.number ?? '') }
        : cart
          ? { cart }
          : {};
      return { holder, isLocked: isLocked === true };
    },
    [],
  );
}
