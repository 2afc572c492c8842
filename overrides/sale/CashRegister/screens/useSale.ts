/** The steps of one sale and what carries it from one to the next; the end of a session interrupts it at any of them. */
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import type { OpenPress } from '../../../../src/data/pressKeys.ts';
import { useRefusalNotice } from '../../../../src/generic/useRefusal.ts';
import { useSessionDraft } from '../../../../src/session/useSessionDraft.ts';
import { settle, type Tender } from '../model/tender.ts';
import { useDeskCartTexts } from './deskCart/useDeskCartTexts.ts';
import type { PickedCustomer } from './pickedCustomer.ts';
import type { Reserved } from './ReserveDialog.tsx';
import { findColleague, readNoted } from './resumeCart.ts';
import { type CartDraft, useCart } from './useCart.ts';
import { useCartAddress } from './useCartAddress.ts';
import { type SoldOrder, useCheckout } from './useCheckout.ts';
import { usePaymentMethods } from './usePaymentMethods.ts';
import { type Printing, usePrinting } from './usePrinting.ts';
import { PROGRAMME_KEY } from './useProgramme.ts';
import { useWantedCustomer } from './useWantedCustomer.ts';

interface SaleDraft {
  readonly cart: CartDraft;
  readonly method?: string | undefined;
  readonly comment: string;
  readonly customer: PickedCustomer | null;
  /** Of a sale that was asked for and not answered. */
  readonly checkout?: OpenPress | undefined;
  /** Sold, and perhaps not yet printed. */
  readonly sold?:
    | { readonly order: SoldOrder; readonly change: number; readonly printing: Printing }
    | undefined;
}

/** Whatever the organiser has first, known or not yet. */
const PROPOSED = 'proposed';

const RESTORED_MS = 10_000;

export function useSale() {
  const [customer, setCustomer] = useState<PickedCustomer | null>(null);
  const cart = useCart(customer?.['@id'] ?? null);
  const checkout = useCheckout();
  const printing = usePrinting();
  const notify = useNotify();
  const client = useQueryClient();
  const payment = usePaymentMethods();
  /** IRI of a method, or SPLIT: what the seller chose to be paid by. */
  const [method, setMethod] = useState<string | undefined>(undefined);
  const [change, setChange] = useState(0);
  /** What a card payment on a terminal holds the sale with: it is left by no key until that is settled. */
  const [held, setHeld] = useState<number | undefined>(undefined);
  const [comment, setComment] = useState('');
  const [name, setName] = useState('');
  const isRestored = useRef(false);
  const t = useDeskCartTexts();
  const noticeOf = useRefusalNotice();
  const [soldBefore, setSoldBefore] = useState<SoldOrder | undefined>(undefined);
  const order = checkout.result ?? soldBefore;
  const step = order ? ('done' as const) : method ? ('pay' as const) : ('choose' as const);

  useSessionDraft<SaleDraft>({
    key: 'register/sale',
    isUnsent: () => step === 'choose' && !cart.isSettled,
    read: () => {
      const held = cart.read();
      if (!held && !order && !comment && !customer) return undefined;
      return {
        cart: held ?? { lines: [], codes: [] },
        method,
        comment,
        customer,
        checkout: checkout.readOpen(),
        sold: order && { order, change, printing: printing.printing },
      };
    },
    restore: (kept) => {
      isRestored.current = true;
      setComment(kept.comment);
      setCustomer(kept.customer);
      setMethod(kept.method);
      checkout.resume(kept.checkout);
      if (kept.sold) {
        setSoldBefore(kept.sold.order);
        setChange(kept.sold.change);
        printing.resume(kept.sold.printing);
      } else void cart.restore(kept.cart, kept.checkout !== undefined).catch(() => setMethod(undefined));
      notify('register.restored', { type: 'success', autoHideDuration: RESTORED_MS });
    },
  });

  useCartAddress(cart.cart?.['@id'], async (id, isCollected) => {
    if (isRestored.current) return;
    try {
      const noted = await readNoted(id);
      if (noted.status !== 'draft') return notify(t('deskCart.sold'), { type: 'info' });
      const colleague = await findColleague(noted);
      if (colleague !== undefined)
        return notify(t('deskCart.colleagues', { name: colleague }), { type: 'warning' });
      // First, so that the cart goes on being priced for them.
      setCustomer(noted.customer);
      await cart.resume(noted);
      setName(noted.reservationName ?? '');
      setComment(noted.comment ?? '');
      if (isCollected) setMethod(PROPOSED);
    } catch (error) {
      notify(noticeOf(error), { type: 'error' });
    }
  });

  useWantedCustomer(setCustomer);

  /** @throws the refusal */
  const park = async (reservationName: string) => {
    await cart.park({ reservationName, comment, customer: customer?.['@id'] ?? null });
    notify(t('deskCart.parked'), { type: 'success' });
    restart();
    void client.invalidateQueries({ queryKey: PROGRAMME_KEY });
  };
  /** @throws the refusal */
  const reserve = async (reserved: Reserved) => {
    await cart.reserve({
      ...reserved,
      comment,
    });
    notify(
      t(reserved.kind === 'option' ? 'deskCart.optionPlaced' : 'deskCart.reserved', {
        name: reserved.reservationName,
      }),
      { type: 'success' },
    );
    restart();
    void client.invalidateQueries({ queryKey: PROGRAMME_KEY });
  };
  const pay = (next?: string) => {
    checkout.reset();
    setMethod(next ?? PROPOSED);
    printing.look();
    void cart.flush().catch(() => setMethod(undefined));
  };
  const confirm = async (tender: Tender | undefined) => {
    const held = await cart.flush();
    if (!held) return;
    setChange(tender ? settle(held.customerPaidAmount, tender).change : 0);
    const sold = await checkout.sell({
      cart: held['@id'],
      total: held.customerPaidAmount,
      tender,
      comment,
      customer: customer?.['@id'],
    });
    if (sold.isDone) {
      cart.forget();
      // Paper first: it is waited for, and what is left to sell is read while it comes out.
      void printing.print(sold.answer);
      void client.invalidateQueries({ queryKey: PROGRAMME_KEY });
    } else {
      // The refusal names what changed; the total beside it must be the new one.
      await cart.reload().catch(() => undefined);
    }
  };
  const restart = () => {
    checkout.reset();
    printing.reset();
    setSoldBefore(undefined);
    setMethod(undefined);
    setName('');
    setComment('');
    setCustomer(null);
  };
  const back = () => {
    if (!checkout.isPending && held === undefined) setMethod(undefined);
  };
  return {
    cart,
    checkout,
    printing,
    payment,
    method,
    change,
    comment,
    setComment,
    customer,
    setCustomer,
    name,
    park,
    reserve,
    order,
    step,
    pay,
    setMethod,
    confirm,
    restart,
    back,
    held,
    setHeld,
  };
}
