/** `/payment/success`: what became of an online payment, for staff who come back from the page of its provider. */
import { Alert, Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { Link, useSearchParams } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useTexts } from './useTexts.ts';

const FIELDS = ['status', 'amount', 'currency', { order: ['number'] }] as const;

export function PaymentSuccess() {
  const t = useTexts();
  const [asked] = useSearchParams();
  const id = asked.get('payment');
  return (
    <Page title={t('online.success.title')} width="form">
      {id && /^\d+$/.test(id) ? (
        <Outcome id={id} />
      ) : (
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Alert severity="info">{t('online.success.missing')}</Alert>
          <Button component={Link} to="/payment" variant="outlined">
            {t('online.success.toPayments')}
          </Button>
        </Stack>
      )}
    </Page>
  );
}

function Outcome({ id }: { readonly id: string }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { data, error, refetch } = useQuery({
    queryKey: ['payment-attempt', id],
    queryFn: ({ signal }) => callAction('PaymentAttempt.read', { id, fields: FIELDS }, { signal }),
  });
  const query = useAction('PaymentAttempt.query', []);
  const ask = async () => {
    const asked = await query.run({ id });
    if (asked.isDone) void refetch();
  };
  if (!data) return error ? <ProblemAlert error={error} onRetry={() => void refetch()} /> : <Loading />;
  const { status, amount, currency, order } = data;
  const values = { amount: formatMoney(amount, currency ?? 'EUR', locale), number: order?.number ?? '' };
  const path = screenPath('Order', 'show', order?.['@id'].split('/').at(-1));
  const isOpen = status === 'pending' || status === 'unknown';
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {status === 'succeeded' && <Alert severity="success">{t('online.success.received', values)}</Alert>}
      {status === 'failed' && <Alert severity="error">{t('online.success.refused', values)}</Alert>}
      {status === 'cancelled' && <Alert severity="warning">{t('online.success.cancelled', values)}</Alert>}
      {isOpen && <Alert severity="warning">{t('online.success.pending', values)}</Alert>}
      <ProblemAlert error={query.refusal?.error} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button component={Link} to={path} variant="contained">
          {t('online.success.toOrder')}
        </Button>
        {(status === 'failed' || status === 'cancelled') && (
          <Button component={Link} to={`${path}/payment-link`} variant="outlined">
            {t('online.success.again')}
          </Button>
        )}
        {isOpen && (
          <Button variant="outlined" disabled={query.isPending} onClick={() => void ask()}>
            {t('online.ask')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
