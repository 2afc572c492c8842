/** Reservations of one performance that wait to be collected, and its orders with a balance due, by name. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { splitDue, type ToCollect } from '../model.ts';

const ITEM = ['quantity', { availableSeatList: ['label'], ticketPrice: ['name', 'eventDate'] }] as const;

const BOOKING = [
  'entityName',
  'retailValue',
  'currency',
  { customer: ['displayName'], cart: ['expiresAt', 'comment', { cartItemList: ITEM }] },
] as const;

const ORDER = [
  'number',
  'comment',
  'customerPaidAmount',
  'balance',
  'currency',
  {
    customer: ['displayName'],
    orderItemList: ['quantity', 'eventDate', { ticketPrice: ['name'] }],
  },
] as const;

/** What a glance takes in; others are found by their name. */
export const MOST = 100;

const idOf = (iri: string) => iri.split('/').at(-1) ?? '';

async function readReservations(
  { iri, search }: { readonly iri: string; readonly search: string },
  signal: AbortSignal,
): Promise<readonly ToCollect[]> {
  const query = {
    type: 'reservation',
    paymentStatus: 'awaiting_payment',
    'cart.cartItemList.ticketPrice.eventDate': idOf(iri),
    'order[entityName]': 'asc',
    itemsPerPage: MOST,
    ...(search && { q: search }),
  };
  const { member } = await callAction('Booking.list', { query, fields: BOOKING }, { signal });
  return member.flatMap(({ cart, currency, customer, entityName, retailValue }): ToCollect[] => {
    if (!cart) return [];
    const lines = cart.cartItemList
      .filter(({ ticketPrice }) => ticketPrice.eventDate === iri)
      .map(({ availableSeatList, quantity, ticketPrice }) => ({
        price: ticketPrice.name,
        quantity: quantity ?? 0,
        seats: availableSeatList.flatMap(({ label }) => label ?? []),
      }));
    return [
      {
        id: cart['@id'],
        kind: 'reservation',
        name: entityName || (customer?.displayName ?? ''),
        number: idOf(cart['@id']),
        lines,
        ...splitDue(retailValue ?? 0, retailValue ?? 0),
        currency: currency ?? 'EUR',
        until: cart.expiresAt,
        comment: cart.comment ?? '',
      },
    ];
  });
}

async function readOrders(
  { iri, search }: { readonly iri: string; readonly search: string },
  signal: AbortSignal,
): Promise<readonly ToCollect[]> {
  const query = {
    'balance[gt]': 0,
    'orderItemList.eventDate': idOf(iri),
    'order[number]': 'asc',
    itemsPerPage: MOST,
    ...(search && { q: search }),
  };
  const { member } = await callAction('Order.list', { query, fields: ORDER }, { signal });
  return member.map((order) => ({
    id: order['@id'],
    kind: 'order',
    name: order.customer?.displayName ?? '',
    number: order.number ?? '',
    lines: order.orderItemList
      .filter(({ eventDate }) => eventDate === iri)
      .map(({ quantity, ticketPrice }) => ({
        price: ticketPrice?.name ?? '',
        quantity: quantity ?? 0,
        seats: [],
      })),
    ...splitDue(order.customerPaidAmount ?? 0, order.balance ?? 0),
    currency: order.currency ?? 'EUR',
    until: null,
    comment: order.comment ?? '',
  }));
}

export function useDateReservations(id: string, search: string) {
  const iri = `/ticketing/v1/event_dates/${id}`;
  const readsOrders = useHas('orders.read');
  return useQuery({
    // By its entity, so that a change at another desk is read at once.
    queryKey: ['Booking', 'of performance', id, search, readsOrders],
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const [reservations, orders] = await Promise.all([
        readReservations({ iri, search }, signal),
        readsOrders ? readOrders({ iri, search }, signal) : [],
      ]);
      return { reservations, orders };
    },
  });
}
