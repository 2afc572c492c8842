/** Tells who looks after stock that expired carts still keep their places because these could not be given back. */
import { Alert, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';

const ASIDE = { exists: { releaseFailedAt: true } };
const AGAIN = 60_000;

export function UnreleasedCarts() {
  const translate = useTranslate();
  const readsCarts = useHas(['sales.sell', 'sales.reserve']);
  const looksAfterStock = useHas('stock.write');
  const { data: count = 0 } = useQuery({
    queryKey: ['unreleased-carts'],
    queryFn: async ({ signal }) => {
      const query = { 'exists[releaseFailedAt]': 1, itemsPerPage: 1 };
      const page = await callAction('Cart.list', { query, fields: ['status'] }, { signal });
      return page.totalItems;
    },
    enabled: readsCarts && looksAfterStock,
    refetchInterval: AGAIN,
  });
  if (count === 0) return null;
  const to = `/Cart?filter=${encodeURIComponent(JSON.stringify(ASIDE))}`;
  return (
    <Alert
      severity="error"
      action={
        <Button component={Link} to={to} color="inherit">
          {translate('ra.action.show')}
        </Button>
      }
    >
      {translate('home.unreleased', { count })}
    </Alert>
  );
}
