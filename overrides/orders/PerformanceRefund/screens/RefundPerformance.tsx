/** `/events/{eventDateId}/refunds`: what a performance has to give back, all of it at once, and what came of it for each order. */
import { Alert, Link, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import type { PerformanceRefundPlan } from '../../../../schema/generated/orders/PerformanceRefundPlan.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { foresee, type Way } from '../model/foresee.ts';
import { RefundedOrders } from './RefundedOrders.tsx';
import { RefundForm } from './RefundForm.tsx';
import { RefundsJob } from './RefundsJob.tsx';
import { useTexts } from './useTexts.ts';

export function RefundPerformance() {
  const { eventDateId = '' } = useParams();
  const t = useTexts();
  const [locale] = useLocaleState();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['performance-refunds', eventDateId],
    gcTime: 0,
    queryFn: ({ signal }) => callAction('EventDate.refundPlan', { id: eventDateId }, { signal }),
  });
  return (
    <Page
      title={t('performanceRefund.title')}
      subtitle={data && `${data.title} · ${formatInstant(data.startDate, data.timezone, locale, 'long')}`}
      width="wide"
      above={
        <Link component={RouterLink} to={screenPath('EventDate', 'show', eventDateId)} sx={{ fontSize: 14 }}>
          {t('performanceRefund.back')}
        </Link>
      }
    >
      {isPending && <Loading />}
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {data && data.orders.length === 0 && (
        <EmptyState title={t('performanceRefund.none')} text={t('performanceRefund.noneHint')} />
      )}
      {data && data.orders.length > 0 && (
        <Refunds eventDateId={eventDateId} plan={data} onChanged={() => void refetch()} />
      )}
    </Page>
  );
}

interface RefundsProps {
  readonly eventDateId: string;
  readonly plan: PerformanceRefundPlan;
  readonly onChanged: () => void;
}

function Refunds({ eventDateId, plan, onChanged }: RefundsProps) {
  const t = useTexts();
  const [way, setWay] = useState<Way>('original');
  const [job, setJob] = useState(plan.job ?? undefined);
  const foreseen = foresee(plan.orders, way);
  return (
    <Stack spacing={3}>
      {plan.status === 'cancelled' && <Alert severity="info">{t('performanceRefund.cancelled')}</Alert>}
      {job && <RefundsJob key={job} job={job} orders={plan.orders} onEnd={onChanged} />}
      {foreseen.left.length === 0 ? (
        <Alert severity="success">{t('performanceRefund.allDone')}</Alert>
      ) : (
        <RefundForm
          eventDateId={eventDateId}
          plan={plan}
          foreseen={foreseen}
          way={way}
          onWay={setWay}
          onStarted={setJob}
        />
      )}
      <RefundedOrders plan={plan} way={way} />
    </Stack>
  );
}
