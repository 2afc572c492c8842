/** A cart that is there for one exchange: who leaves without exchanging gives its places back at once. */
import { useEffect, useRef } from 'react';
import { useCart } from '../../CashRegister/screens/useCart.ts';

/** @param customer IRI of who bought, for whom the server prices the cart */
export function useHeldPlaces(customer: string | null) {
  const cart = useCart(customer);
  const last = useRef(cart);
  last.current = cart;
  useEffect(
    () => () => {
      const { change, flush } = last.current;
      change([]);
      flush().catch(() => undefined);
    },
    [],
  );
  return cart;
}
