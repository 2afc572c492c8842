/** Turns the held cart into an order: one call, safe to repeat, since its key stays until the server has answered. */
import type { RecordOf } from '../../../../src/data/fields.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { settle, type Tender } from '../model/tender.ts';

interface Sale {
  readonly cart: string;
  readonly total: number;
  /** None where there is nothing to pay. */
  readonly tender: Tender | undefined;
  readonly comment: string;
  readonly customer: string | undefined;
}

export const SOLD = ['number', 'customerPaidAmount', 'currency', { ticketList: ['barcode'] }] as const;

export type SoldOrder = RecordOf<'Order', typeof SOLD>;

export function useCheckout() {
  const checkout = useAction('Cart.checkout', SOLD);
  const listPayments = (total: number, tender: Tender) =>
    settle(total, tender).payments.map(({ method, amount, given }) => ({
      deskPaymentMethod: method.id,
      amount,
      given,
    }));
  const sell = ({ cart, total, tender, comment, customer }: Sale) => {
    const payments = tender ? listPayments(total, tender) : [];
    const body = { payments, comment: comment || undefined, customer };
    return checkout.run({ id: cart, body });
  };
  return { ...checkout, sell, listPayments };
}
