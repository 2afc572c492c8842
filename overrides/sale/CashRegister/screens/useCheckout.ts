/** Turns the held cart into an order: one call, safe to repeat, since its key stays until the server has answered. */
import { useQuery } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { settle, type Tender } from '../model/tender.ts';

interface Sale {
  readonly cart: string;
  readonly total: number;
  readonly tender: Tender;
  readonly comment: string;
  readonly customer: string | undefined;
}

export const SOLD = ['number', 'customerPaidAmount', 'currency', { ticketList: ['barcode'] }] as const;

export type SoldOrder = RecordOf<'Order', typeof SOLD>;

export function useCheckout() {
  const checkout = useAction('Cart.checkout', SOLD);
  const methods = useQuery({
    queryKey: ['desk-payment-methods'],
    staleTime: 300_000,
    queryFn: ({ signal }) => {
      const query = { enabled: true, itemsPerPage: 100 };
      return callAction('DeskPaymentMethod.list', { query, fields: ['code'] }, { signal });
    },
  });
  const listPayments = (total: number, tender: Tender) => {
    const { cash, card } = settle(total, tender);
    // The server refuses a method that the organiser has not by the name it is sent under.
    const find = (code: string) =>
      methods.data?.member.find((method) => method.code === code)?.['@id'] ?? code;
    return [
      ...(cash > 0
        ? [{ deskPaymentMethod: find('cash'), amount: cash, given: Math.max(tender.cash, cash) }]
        : []),
      ...(card > 0 ? [{ deskPaymentMethod: find('card'), amount: card }] : []),
    ];
  };
  const sell = ({ cart, total, tender, comment, customer }: Sale) => {
    const payments = listPayments(total, tender);
    const body = { payments, comment: comment || undefined, customer };
    return checkout.run({ id: cart, body });
  };
  return { ...checkout, sell, listPayments };
}
