/** The steps of one sale and what carries it from one to the next; the end of a session interrupts it at any of them. */
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useSessionDraft } from '../../../../src/session/useSessionDraft.ts';
import { settle, type Tender } from '../model.ts';
import type { PickedCustomer } from './CustomerPicker.tsx';
import type { SoldOrder } from './DonePanel.tsx';
import { type CartDraft, useCart } from './useCart.ts';
import { useCheckout } from './useCheckout.ts';
import { type Printing, usePrinting } from './usePrinting.ts';

interface SaleDraft {
  readonly cart: CartDraft;
  readonly method?: Tender['method'] | undefined;
  readonly comment: string;
  readonly customer: PickedCustomer | null;
  readonly checkoutKey?: string | undefined;
  /** Sold, and perhaps not yet printed. */
  readonly sold?:
    | { readonly order: SoldOrder; readonly change: number; readonly printing: Printing }
    | undefined;
}

const RESTORED_MS = 10_000;

export function useSale() {
  const cart = useCart();
  const checkout = useCheckout();
  const printing = usePrinting();
  const notify = useNotify();
  const [method, setMethod] = useState<Tender['method'] | undefined>(undefined);
  const [change, setChange] = useState(0);
  const [comment, setComment] = useState('');
  const [customer, setCustomer] = useState<PickedCustomer | null>(null);
  const [soldBefore, setSoldBefore] = useState<SoldOrder | undefined>(undefined);
  const order = checkout.data ?? soldBefore;
  const step = order ? ('done' as const) : method ? ('pay' as const) : ('choose' as const);

  useSessionDraft<SaleDraft>({
    key: 'register/sale',
    read: () => {
      const held = cart.read();
      if (!held && !order && !comment && !customer) return undefined;
      return {
        cart: held ?? { lines: [] },
        method,
        comment,
        customer,
        checkoutKey: checkout.key.current,
        sold: order && { order, change, printing: printing.printing },
      };
    },
    restore: (kept) => {
      setComment(kept.comment);
      setCustomer(kept.customer);
      setMethod(kept.method);
      checkout.key.current = kept.checkoutKey;
      if (kept.sold) {
        setSoldBefore(kept.sold.order);
        setChange(kept.sold.change);
        printing.resume(kept.sold.printing);
      } else void cart.restore(kept.cart, kept.checkoutKey !== undefined).catch(() => setMethod(undefined));
      notify('register.restored', { type: 'success', autoHideDuration: RESTORED_MS });
    },
  });

  const pay = (next: Tender['method']) => {
    checkout.reset();
    setMethod(next);
    void cart.flush().catch(() => setMethod(undefined));
  };
  const confirm = async (tender: Tender) => {
    const held = await cart.flush();
    if (!held) return;
    setChange(settle(held.customerPaidAmount, tender).change);
    const sale = {
      cart: held['@id'],
      total: held.customerPaidAmount,
      tender,
      comment,
      customer: customer?.['@id'],
    };
    checkout.mutate(sale, {
      onSuccess: (sold) => {
        cart.forget();
        void printing.print(sold);
      },
      // The refusal says what changed; the total beside it must be the new one.
      onError: () => void cart.reload().catch(() => undefined),
    });
  };
  const restart = () => {
    checkout.reset();
    printing.reset();
    setSoldBefore(undefined);
    setMethod(undefined);
    setComment('');
    setCustomer(null);
  };
  const back = () => {
    if (!checkout.isPending) setMethod(undefined);
  };
  return {
    cart,
    checkout,
    printing,
    method,
    change,
    comment,
    setComment,
    customer,
    setCustomer,
    order,
    step,
    pay,
    setMethod,
    confirm,
    restart,
    back,
  };
}
