/** The frame of whatever gives places of an order back: reads what can be given back, asks for a session, and shows a form. */
import { Alert, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import type { OrderRefundable } from '../../../../schema/generated/orders/OrderRefundable.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SessionGate } from '../../../desk/DeskSession/screens/SessionGate.tsx';
import { useTexts } from './useTexts.ts';

export interface RefundableProps {
  readonly orderId: string;
  readonly order: OrderRefundable;
  /** IRI of who bought. */
  readonly customer: string | null;
  readonly onLookAgain: () => void;
}

interface RefundableOrderProps {
  readonly title: (number: string) => string;
  readonly width: 'form' | 'wide';
  readonly Form: ComponentType<RefundableProps>;
}

export function RefundableOrder({ title, width, Form }: RefundableOrderProps) {
  const { orderId = '' } = useParams();
  const t = useTexts();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['order-refundable', orderId],
    // What a colleague gave back a minute ago is not offered again.
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => {
      const fields = ['number', 'customer'] as const;
      const { number, customer } = await callAction('Order.read', { id: orderId, fields }, { signal });
      const refundable = await callAction('Order.refundable', { id: orderId }, { signal });
      return { number: number ?? orderId, customer, refundable, readAt: Date.now() };
    },
  });
  return (
    <Page
      title={title(data?.number ?? '')}
      width={width}
      above={
        <Link component={RouterLink} to={screenPath('Order', 'show', orderId)} sx={{ fontSize: 14 }}>
          {t('refund.back')}
        </Link>
      }
    >
      {isPending && <Loading />}
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {data && data.refundable.lines.length === 0 && <Alert severity="info">{t('refund.none')}</Alert>}
      {data && data.refundable.lines.length > 0 && (
        <SessionGate>
          <Form
            key={data.readAt}
            orderId={orderId}
            order={data.refundable}
            customer={data.customer}
            onLookAgain={() => void refetch()}
          />
        </SessionGate>
      )}
    </Page>
  );
}
