/** Tells who looks after stock that expired carts still keep their places because these could not be given back. */
import { callAction } from '../../../../src/data/callAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { CountAlert } from '../../Home/screens/CountAlert.tsx';

const ASIDE = JSON.stringify({ exists: { releaseFailedAt: true } });

async function count(signal: AbortSignal): Promise<number> {
  const query = { 'exists[releaseFailedAt]': 1, itemsPerPage: 1 };
  const page = await callAction('Cart.list', { query, fields: ['status'] }, { signal });
  return page.totalItems;
}

export function UnreleasedCarts() {
  const readsCarts = useHas(['sales.sell', 'sales.reserve']);
  const looksAfterStock = useHas('stock.write');
  return (
    <CountAlert
      name="unreleased-carts"
      enabled={readsCarts && looksAfterStock}
      count={count}
      label="home.unreleased"
      to={`/Cart?filter=${encodeURIComponent(ASIDE)}`}
    />
  );
}
