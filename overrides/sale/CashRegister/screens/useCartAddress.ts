/**
 * The register's address names the cart it has: `/sales/cash-register?cart=12`. So a reload, and a link from the list of
 * carts, take the same cart up; with `&collect=1` it is to be paid at once.
 */
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

const PARAMETER = 'cart';
const COLLECT = 'collect';

/**
 * @param cart IRI of the cart that the register has
 * @param resume called once with the id that the address came with; what it throws is its own to report
 */
export function useCartAddress(
  cart: string | undefined,
  resume: (id: string, isCollected: boolean) => Promise<void>,
): void {
  const [parameters, setParameters] = useSearchParams();
  const [wanted] = useState(() => parameters.get(PARAMETER));
  const [isCollected] = useState(() => parameters.has(COLLECT));
  const [isSettled, setSettled] = useState(wanted === null);
  const start = useRef(resume);
  useEffect(() => {
    if (wanted) void start.current(wanted, isCollected).finally(() => setSettled(true));
  }, [wanted, isCollected]);
  const id = cart?.split('/').at(-1) ?? null;
  const isNamed = parameters.get(PARAMETER) === id && !parameters.has(COLLECT);
  useEffect(() => {
    if (!isSettled || isNamed) return;
    setParameters(
      (before) => {
        before.delete(PARAMETER);
        before.delete(COLLECT);
        if (id) before.set(PARAMETER, id);
        return before;
      },
      { replace: true },
    );
  }, [id, isNamed, isSettled, setParameters]);
}
