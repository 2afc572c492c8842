/**
 * The cart on the screen and the one the server holds places for, kept the same: every change is sent a moment after
 * the last key press, one request at a time; a refusal puts the last held lines back. While the server cannot be reached
 * the lines stay as they were pressed, and are sent again.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { ProblemError } from '../../../../src/data/ProblemError.ts';
import { type CartTerms, isSameCart, isSameTerms, type RegisterLine } from '../model.ts';
import type { Reserved } from './ReserveDialog.tsx';
import { type NotedCart, readLines } from './resumeCart.ts';

const FIELDS = [
  'type',
  'expiresAt',
  'customerPaidAmount',
  'couponValidityMap',
  'currency',
  { cartItemList: ['ticketPrice', 'stockContingent', { availableSeatList: ['label'] }] },
  {
    cartItemWithOfferList: [
      'ticketPrice',
      'quantity',
      'facialValue',
      'facialValueWithoutOffer',
      { offer: ['title'], cartItem: ['stockContingent'] },
    ],
  },
] as const;

/** As the server holds it: the amount is computed there, in minor units. */
export type HeldCart = RecordOf<'Cart', typeof FIELDS>;

/** A cart as it outlives the session: what is wanted, and what is held of it. */
export interface CartDraft {
  readonly lines: readonly RegisterLine[];
  readonly codes: readonly string[];
  readonly held?: (Held & { readonly cart: HeldCart }) | undefined;
}

/** What the server has, and what it was asked for. */
interface Held {
  readonly cart: HeldCart | null;
  readonly lines: readonly RegisterLine[];
  readonly terms: CartTerms;
}

const NO_LINES: readonly RegisterLine[] = [];
const NO_CODES: readonly string[] = [];
const NOTHING: Held = { cart: null, lines: NO_LINES, terms: { codes: NO_CODES, customer: null } };

const isHeld = ({ expiresAt }: HeldCart) => expiresAt !== null && Date.parse(expiresAt) > Date.now();

const listItems = (lines: readonly RegisterLine[]) =>
  lines.map(({ price, contingent, quantity, seats }) => ({
    ticketPrice: price.iri,
    ...(contingent && { stockContingent: contingent.iri }),
    quantity,
    ...(seats && { availableSeatList: seats.map(({ iri }) => iri) }),
  }));

/** Long enough to collect "two of these, one of those", short enough that the hold is there before the money is. */
const SETTLE_MS = 180;
const RETRY_MS = 3_000;

/** The server gave no answer: nothing was refused. */
const isUnreached = (problem: unknown) => problem instanceof ProblemError && problem.status === 0;

/** @param customer IRI of who buys, for whom the server prices the cart */
export function useCart(customer: string | null) {
  const [lines, setLines] = useState(NO_LINES);
  const [codes, setCodes] = useState(NO_CODES);
  const [{ cart, lines: held, terms: heldTerms }, setHeld] = useState(NOTHING);
  const [error, setError] = useState<unknown>(null);
  const server = useRef(NOTHING);
  const queue = useRef(Promise.resolve());
  const wanted = useRef(NO_LINES);
  const terms = useRef(NOTHING.terms);
  terms.current = { ...terms.current, customer };
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const keep = useCallback((next: Held) => {
    server.current = next;
    setHeld(next);
  }, []);
  const giveCodes = useCallback((next: readonly string[]) => {
    terms.current = { ...terms.current, codes: next };
    setCodes(next);
  }, []);

  const send = useCallback(async () => {
    const next = wanted.current;
    const asked = terms.current;
    const known = server.current;
    if (isSameCart(next, known.lines) && (!known.cart || isSameTerms(asked, known.terms))) return;
    const body = {
      couponCodeList: [...asked.codes],
      customer: asked.customer,
      cartItemList: listItems(next),
    };
    if (next.length === 0) {
      if (known.cart) await callAction('Cart.delete', { id: known.cart['@id'] });
      keep(NOTHING);
    } else {
      const cart = known.cart
        ? await callAction('Cart.update', { id: known.cart['@id'], body, fields: FIELDS })
        : await callAction('Cart.create', { body, fields: FIELDS });
      keep({ cart, lines: next, terms: asked });
    }
  }, [keep]);

  /** Sends what is not sent yet; resolves with the cart the server holds, or throws its refusal. */
  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    const run = queue.current.then(send);
    queue.current = run.catch(() => undefined);
    try {
      await run;
      setError(null);
    } catch (problem) {
      setError(problem);
      if (isUnreached(problem)) timer.current = setTimeout(() => flush().catch(() => undefined), RETRY_MS);
      else {
        wanted.current = server.current.lines;
        setLines(server.current.lines);
      }
      throw problem;
    }
    return server.current.cart;
  }, [send]);

  const settle = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => flush().catch(() => undefined), SETTLE_MS);
  }, [flush]);

  const change = useCallback(
    (next: readonly RegisterLine[]) => {
      wanted.current = next;
      setLines(next);
      settle();
    },
    [settle],
  );

  const changeCodes = useCallback(
    (next: readonly string[]) => {
      giveCodes(next);
      settle();
    },
    [giveCodes, settle],
  );

  // Whoever buys may have offers of their own.
  useEffect(() => {
    if (server.current.cart && server.current.terms.customer !== customer) settle();
  }, [customer, settle]);

  /** Reads the held cart again: after a refusal that priced it anew, the total to pay is another one. */
  const reload = useCallback(async () => {
    const known = server.current;
    if (known.cart)
      keep({ ...known, cart: await callAction('Cart.read', { id: known.cart['@id'], fields: FIELDS }) });
  }, [keep]);

  /** Starts over without giving anything back: after a sale, the places belong to the order. */
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    wanted.current = NO_LINES;
    setLines(NO_LINES);
    giveCodes(NO_CODES);
    setError(null);
    keep(NOTHING);
  }, [giveCodes, keep]);

  const read = useCallback((): CartDraft | undefined => {
    const known = server.current;
    if (wanted.current.length === 0 && !known.cart) return undefined;
    const held = known.cart ? { ...known, cart: known.cart } : undefined;
    return { lines: wanted.current, codes: terms.current.codes, held };
  }, []);

  /**
   * Takes the cart up again where it was, its places still held; what is held no longer is asked for anew. Once its
   * sale was asked for, the cart is the one to ask for it again, whatever became of it.
   */
  const restore = useCallback(
    async ({ lines, codes, held }: CartDraft, isAsked: boolean) => {
      wanted.current = lines;
      setLines(lines);
      giveCodes(codes);
      if (held && (isAsked || isHeld(held.cart))) keep(held);
      if (isAsked) return;
      queue.current = reload().catch(() => keep(NOTHING));
      await flush();
    },
    [flush, giveCodes, keep, reload],
  );

  /**
   * Takes up a cart that was left: parked, at another desk, or before a reload. What it holds is kept at its price; what it
   * gave back is held again, at the price of today.
   */
  const resume = useCallback(
    async (noted: NotedCart) => {
      const found = await callAction('Cart.read', { id: noted['@id'], fields: FIELDS });
      const next = readLines(noted);
      const stays = noted.deletedAt === null && isHeld(found);
      const codes = noted.couponCodeList ?? NO_CODES;
      wanted.current = next;
      setLines(next);
      giveCodes(codes);
      keep({
        cart: found,
        lines: stays ? next : NO_LINES,
        terms: { codes, customer: noted.customer?.['@id'] ?? null },
      });
      if (!stays)
        await flush().catch((problem) => {
          forget();
          throw problem;
        });
    },
    [flush, forget, giveCodes, keep],
  );

  /** Puts the cart aside under a name, its places held for another while; the register is free for the next sale. */
  const park = useCallback(
    async (noted: {
      readonly reservationName: string;
      readonly comment: string;
      readonly customer: string | null;
    }) => {
      await flush();
      const known = server.current;
      if (!known.cart) return;
      const body = {
        ...noted,
        isParked: true,
        couponCodeList: [...known.terms.codes],
        cartItemList: listItems(known.lines),
      };
      await callAction('Cart.update', { id: known.cart['@id'], body, fields: ['isParked'] });
      forget();
    },
    [flush, forget],
  );

  /** Keeps the cart's places for somebody until a deadline, unpaid; the register is free for the next sale. */
  const reserve = useCallback(
    async (reserved: Reserved & { readonly comment: string }) => {
      const known = await flush();
      if (!known) return;
      const { kind, ...kept } = reserved;
      const body = { ...kept, customer: terms.current.customer };
      const call = kind === 'option' ? 'Cart.requestOption' : 'Cart.reserve';
      await callAction(call, { id: known['@id'], body, fields: ['type'] });
      forget();
    },
    [flush, forget],
  );

  useEffect(() => () => clearTimeout(timer.current), []);
  /** All that was chosen is held: what the server has is what it costs. */
  const isSettled = isSameCart(lines, held) && isSameTerms({ codes, customer }, heldTerms);
  return {
    lines,
    codes,
    held,
    cart,
    isSettled,
    error,
    change,
    changeCodes,
    flush,
    forget,
    reload,
    read,
    restore,
    resume,
    park,
    reserve,
  };
}
