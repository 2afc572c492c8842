/**
 * The cart on the screen and the one the server holds places for, kept the same: every change is sent a moment after
 * the last key press, one request at a time; a refusal puts the last held lines back.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { isSameCart, type RegisterLine } from '../model.ts';

const FIELDS = [
  'expiresAt',
  'customerPaidAmount',
  'currency',
  { cartItemList: ['ticketPrice', { availableSeatList: ['label'] }] },
] as const;

/** As the server holds it: the amount is computed there, in minor units. */
export type HeldCart = RecordOf<'Cart', typeof FIELDS>;

/** A cart as it outlives the session: what is wanted, and what is held of it. */
export interface CartDraft {
  readonly lines: readonly RegisterLine[];
  readonly held?: { readonly cart: HeldCart; readonly lines: readonly RegisterLine[] } | undefined;
}

const NO_LINES: readonly RegisterLine[] = [];

const isHeld = ({ expiresAt }: HeldCart) => expiresAt !== null && Date.parse(expiresAt) > Date.now();

/** Long enough to collect "two of these, one of those", short enough that the hold is there before the money is. */
const SETTLE_MS = 180;

export function useCart() {
  const [lines, setLines] = useState(NO_LINES);
  const [held, setHeld] = useState(NO_LINES);
  const [cart, setCart] = useState<HeldCart | null>(null);
  const [error, setError] = useState<unknown>(null);
  const server = useRef<{ cart: HeldCart | null; lines: readonly RegisterLine[] }>({
    cart: null,
    lines: NO_LINES,
  });
  const queue = useRef(Promise.resolve());
  const wanted = useRef(NO_LINES);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const keep = useCallback((next: HeldCart | null, nextLines: readonly RegisterLine[]) => {
    server.current = { cart: next, lines: nextLines };
    setCart(next);
    setHeld(nextLines);
  }, []);

  const send = useCallback(async () => {
    const next = wanted.current;
    const known = server.current;
    if (isSameCart(next, known.lines)) return;
    const body = {
      cartItemList: next.map(({ price, quantity, seats }) => ({
        ticketPrice: price.iri,
        quantity,
        ...(seats && { availableSeatList: seats.map(({ iri }) => iri) }),
      })),
    };
    if (next.length === 0) {
      if (known.cart) await callAction('Cart.delete', { id: known.cart['@id'] });
      keep(null, NO_LINES);
    } else if (known.cart) {
      keep(await callAction('Cart.update', { id: known.cart['@id'], body, fields: FIELDS }), next);
    } else {
      keep(await callAction('Cart.create', { body, fields: FIELDS }), next);
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
      wanted.current = server.current.lines;
      setLines(server.current.lines);
      setError(problem);
      throw problem;
    }
    return server.current.cart;
  }, [send]);

  const change = useCallback(
    (next: readonly RegisterLine[]) => {
      wanted.current = next;
      setLines(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => flush().catch(() => undefined), SETTLE_MS);
    },
    [flush],
  );

  /** Reads the held cart again: after a refusal that priced it anew, the total to pay is another one. */
  const reload = useCallback(async () => {
    const known = server.current;
    if (known.cart)
      keep(await callAction('Cart.read', { id: known.cart['@id'], fields: FIELDS }), known.lines);
  }, [keep]);

  /** Starts over without giving anything back: after a sale, the places belong to the order. */
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    wanted.current = NO_LINES;
    setLines(NO_LINES);
    setError(null);
    keep(null, NO_LINES);
  }, [keep]);

  const read = useCallback((): CartDraft | undefined => {
    const known = server.current;
    if (wanted.current.length === 0 && !known.cart) return undefined;
    return { lines: wanted.current, held: known.cart ? { cart: known.cart, lines: known.lines } : undefined };
  }, []);

  /**
   * Takes the cart up again where it was, its places still held; what is held no longer is asked for anew. Once its
   * sale was asked for, the cart is the one to ask for it again, whatever became of it.
   */
  const restore = useCallback(
    async ({ lines, held }: CartDraft, isAsked: boolean) => {
      wanted.current = lines;
      setLines(lines);
      if (held && (isAsked || isHeld(held.cart))) keep(held.cart, held.lines);
      if (isAsked) return;
      queue.current = reload().catch(() => keep(null, NO_LINES));
      await flush();
    },
    [flush, keep, reload],
  );

  useEffect(() => () => clearTimeout(timer.current), []);
  return { lines, held, cart, error, change, flush, forget, reload, read, restore };
}
