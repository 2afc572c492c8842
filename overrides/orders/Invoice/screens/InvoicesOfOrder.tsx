/** `/orders/{orderId}/invoices`: the invoices and credit notes of an order, made, opened and sent. */
import { Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useOwnerTimezone } from '../../../../src/data/useOwnerTimezone.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { OrderInvoices } from './OrderInvoices.tsx';
import { useTexts } from './useTexts.ts';

const FIELDS = ['number', { customer: ['email'] }] as const;

export function InvoicesOfOrder() {
  const { orderId = '' } = useParams();
  const t = useTexts();
  const timezone = useOwnerTimezone();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['order-invoiced', orderId],
    queryFn: ({ signal }) => callAction('Order.read', { id: orderId, fields: FIELDS }, { signal }),
  });
  return (
    <Page
      title={t('invoice.pageTitle', { number: data?.number ?? '' })}
      width="wide"
      above={
        <Link component={RouterLink} to={screenPath('Order', 'show', orderId)} sx={{ fontSize: 14 }}>
          {t('invoice.back')}
        </Link>
      }
    >
      {isPending && <Loading />}
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {data && timezone && (
        <OrderInvoices order={data['@id']} timezone={timezone} email={data.customer?.email ?? undefined} />
      )}
    </Page>
  );
}
