/** A cart as it is taken up again at the register: its lines as the register has them, and what was noted with it. */
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { readMe, settledRights } from '../../../../src/data/rights.ts';
import type { RegisterLine } from '../model.ts';
import { CUSTOMER_FIELDS } from './pickedCustomer.ts';

const DATE = ['startDate', { ticketing: ['title', 'timezone', 'currency'] }] as const;

const PRICE = ['name', 'type', 'facialValue', 'bookableStock', { eventDate: DATE }] as const;

const NOTED = [
  'status',
  'deletedAt',
  'reservationName',
  'comment',
  'couponCodeList',
  {
    owner: ['fullName'],
    customer: CUSTOMER_FIELDS,
    cartItemList: ['quantity', 'facialValue', { ticketPrice: PRICE, stockContingent: ['name'] }],
  },
] as const;

export type NotedCart = RecordOf<'Cart', typeof NOTED>;

export const readNoted = (id: string): Promise<NotedCart> => callAction('Cart.read', { id, fields: NOTED });

/** Whose the cart is, where it is a colleague's: theirs to change until somebody takes it over. */
export async function findColleague({ owner }: Pick<NotedCart, 'owner'>): Promise<string | undefined> {
  await settledRights();
  const me = readMe();
  return owner && me?.user && owner['@id'] !== me.user ? (owner.fullName ?? '') : undefined;
}

/** Lines at the price that the cart was held at (R41). Prices that belong to no performance are not the register's. */
export function readLines({ cartItemList }: Pick<NotedCart, 'cartItemList'>): readonly RegisterLine[] {
  return cartItemList.flatMap(({ quantity, facialValue, ticketPrice, stockContingent }): RegisterLine[] => {
    const { eventDate, name, type, bookableStock } = ticketPrice;
    if (!eventDate) return [];
    const { title, timezone, currency } = eventDate.ticketing;
    return [
      {
        quantity,
        ...(stockContingent && { contingent: { iri: stockContingent['@id'], name: stockContingent.name } }),
        price: { iri: ticketPrice['@id'], name, type, facialValue: facialValue ?? 0, bookableStock },
        performance: {
          iri: eventDate['@id'],
          title,
          timezone,
          currency,
          startDate: eventDate.startDate,
        },
      },
    ];
  });
}
