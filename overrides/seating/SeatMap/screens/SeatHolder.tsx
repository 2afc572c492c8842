/** Who has one seat, and why: asked when it is chosen, and again when any seat changes. */
import { Link, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { useTexts } from './useTexts.ts';

const HOLDER = ['holdReason', 'cart', { order: ['number', { customer: ['displayName'] }] }] as const;
const WITHOUT_CUSTOMER = ['holdReason', 'cart', { order: ['number'] }] as const;

interface Held {
  readonly holdReason: string | null;
  readonly cart: string | null;
  readonly order: {
    readonly '@id': string;
    readonly number: string | number | null;
    readonly customer?: { readonly '@id': string; readonly displayName: string | null } | null;
  } | null;
}

const idOf = (iri: string) => iri.split('/').at(-1) ?? '';

export function SeatHolder({
  seat,
  version,
  children,
}: {
  readonly seat: number;
  readonly version: string;
  readonly children: ReactNode;
}) {
  const t = useTexts();
  const knowsCustomers = useHas('customers.read');
  const { data } = useQuery({
    queryKey: ['AvailableSeat', 'holder', seat, version],
    queryFn: async ({ signal }): Promise<Held> => {
      const id = `/ticketing/v1/available_seats/${seat}`;
      const answer = knowsCustomers
        ? await callAction('AvailableSeat.read', { id, fields: HOLDER }, { signal })
        : await callAction('AvailableSeat.read', { id, fields: WITHOUT_CUSTOMER }, { signal });
      return answer as Held;
    },
  });
  const order = data?.order;
  return (
    <Paper variant="outlined" component="section" aria-label={t('seatMap.holder')} sx={{ p: 2 }}>
      <Typography sx={{ whiteSpace: 'pre-line', '&::first-line': { fontWeight: 700 } }}>
        {children}
      </Typography>
      {order && (
        <Typography sx={{ mt: 1 }}>
          <Link component={RouterLink} to={screenPath('Order', 'show', idOf(order['@id']))}>
            {t('seatMap.order', { number: order.number ?? '' })}
          </Link>
          {order.customer?.displayName && (
            <>
              {' · '}
              <Link component={RouterLink} to={screenPath('Customer', 'show', idOf(order.customer['@id']))}>
                {order.customer.displayName}
              </Link>
            </>
          )}
        </Typography>
      )}
      {data?.cart && !order && (
        <Typography sx={{ mt: 1 }}>
          <Link component={RouterLink} to={screenPath('Cart', 'show', idOf(data.cart))}>
            {t('seatMap.cart')}
          </Link>
        </Typography>
      )}
      {data?.holdReason && (
        <Typography sx={{ mt: 1 }}>{t('seatMap.because', { reason: data.holdReason })}</Typography>
      )}
    </Paper>
  );
}
