/** How far the refund of a performance is, and what of it could not be done, with the reason and the way to the order. */
import { Alert, Box, Link, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { PerformanceRefundOrder } from '../../../../schema/generated/orders/PerformanceRefundOrder.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useWorkProblem } from '../../../../src/generic/useRefusal.ts';
import { type RefusedPart, readOutcome } from '../../../jobs/Job/model.ts';
import { JobProgress } from '../../../jobs/Job/screens/JobProgress.tsx';
import { isRunning } from '../../../jobs/Job/screens/useJobs.ts';
import { useTexts } from './useTexts.ts';

const FIELDS = ['name', 'status', 'progress', 'result'] as const;
const EVERY_MS = 1500;

interface RefundsJobProps {
  /** Its address, or its id. */
  readonly job: string;
  readonly orders: readonly PerformanceRefundOrder[];
  readonly onEnd: () => void;
}

export function RefundsJob({ job: address, orders, onEnd }: RefundsJobProps) {
  const t = useTexts();
  const { data: job, error } = useQuery({
    queryKey: ['performance-refunds-job', address],
    gcTime: 0,
    queryFn: ({ signal }) => callAction('Job.read', { id: address, fields: FIELDS }, { signal }),
    refetchInterval: ({ state }) => (state.data && !isRunning(state.data) ? false : EVERY_MS),
  });
  // Once for each job: a short one may be over before it was ever seen running.
  const text = useRef<string>(undefined);
  const runs = job ? isRunning(job) : undefined;
  useEffect(() => {
    if (runs !== false || text.current === address) return;
    text.current = address;
    onEnd();
  }, [runs, address, onEnd]);
  if (error) return <ProblemAlert error={error} />;
  if (!job) return null;
  const { done = 0, refused = 0, named = [] } = readOutcome(job.result) ?? {};
  if (runs)
    return (
      <Paper variant="outlined" sx={{ p: 2 }} aria-live="polite">
        <Typography sx={{ mb: 1 }}>{t('performanceRefund.running')}</Typography>
        <JobProgress
          job={job}
          name={t('performanceRefund.running')}
          colors={{ bar: 'primary.main', text: 'text.secondary' }}
        />
      </Paper>
    );
  const unmailed = countUnmailed(job.result);
  return (
    <Alert severity={refused > 0 || unmailed > 0 ? 'warning' : 'success'}>
      <Box>{t('performanceRefund.finished', { smart_count: done })}</Box>
      {unmailed > 0 && <Box>{t('performanceRefund.unmailed', { smart_count: unmailed })}</Box>}
      {refused > 0 && <Box>{t('performanceRefund.failed', { smart_count: refused })}</Box>}
      {named.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 3 }}>
          {named.map((part) => (
            <Refused key={part.record} part={part} orders={orders} />
          ))}
        </Box>
      )}
    </Alert>
  );
}

const countUnmailed = (result: unknown): number => {
  const given = typeof result === 'object' && result !== null && 'unmailed' in result ? result.unmailed : 0;
  return typeof given === 'number' ? given : 0;
};

interface RefusedProps {
  readonly part: RefusedPart;
  readonly orders: readonly PerformanceRefundOrder[];
}

function Refused({ part, orders }: RefusedProps) {
  const t = useTexts();
  const reason = useWorkProblem(part) || part.message;
  const id = part.record?.split('/').at(-1) ?? '';
  const number = orders.find(({ order }) => String(order) === id)?.number ?? '';
  return (
    <li>
      <Link component={RouterLink} to={screenPath('Order', 'show', id)} underline="always">
        {`${t('performanceRefund.order')} ${number}`}
      </Link>
      {` – ${reason ?? ''}`}
    </li>
  );
}
