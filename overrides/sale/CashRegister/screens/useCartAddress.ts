/**
 * The register's address names the cart it has: `/sales/cash-register?cart=12`. So a reload, and a link from the list of
 * carts, take the same cart up.
 */
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

const PARAMETER = 'cart';

/**
 * @param cart IRI of the cart that the register has
 * @param resume called once with the id that the address came with; what it throws is its own to report
 */
export function useCartAddress(cart: string | undefined, resume: (id: string) => Promise<void>): void {
  const [parameters, setParameters] = useSearchParams();
  const [wanted] = useState(() => parameters.get(PARAMETER));
  const [isSettled, setSettled] = useState(wanted === null);
  const start = useRef(resume);
  useEffect(() => {
    if (wanted) void start.current(wanted).finally(() => setSettled(true));
  }, [wanted]);
  const id = cart?.split('/').at(-1) ?? null;
  const isNamed = parameters.get(PARAMETER) === id;
  useEffect(() => {
    if (!isSettled || isNamed) return;
    setParameters(
      (before) => {
        before.delete(PARAMETER);
        if (id) before.set(PARAMETER, id);
        return before;
      },
      { replace: true },
    );
  }, [id, isNamed, isSettled, setParameters]);
}
