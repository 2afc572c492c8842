/** How the import ended, and the rows it refused as a file; or how far its job has come. */
import { Alert, Box, LinearProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useRefresh, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { callApi } from '../../data/callApi.ts';
import { ProblemAlert } from '../ProblemAlert.tsx';
import { useWorkProblem } from '../useRefusal.ts';
import { RefusedRows } from './RefusedRows.tsx';
import type { Outcome } from './useImport.ts';
import { useText } from './useText.ts';

export function ResultStep({ outcome }: { readonly outcome: Outcome }) {
  return outcome.job ? <Work iri={outcome.job} /> : <Result outcome={outcome} />;
}

interface Job {
  readonly status: string;
  readonly progress: number;
  readonly result: (Outcome & { readonly problem?: unknown }) | null;
}

const isRunning = (job: Job | undefined) =>
  !job || ['PENDING', 'STARTED', 'IN_PROGRESS'].includes(job.status);

function Work({ iri }: { readonly iri: string }) {
  const text = useText();
  const translate = useTranslate();
  const refresh = useRefresh();
  const { data: job, error } = useQuery({
    queryKey: ['import', iri],
    queryFn: ({ signal }) => callApi<Job>(`${iri}?fields=status,progress,result`, { signal }),
    refetchInterval: ({ state }) => (isRunning(state.data) ? 1000 : false),
    gcTime: 0,
  });
  const problem = useWorkProblem(job?.result?.problem);
  const isOver = !isRunning(job);
  useEffect(() => {
    if (isOver) refresh();
  }, [isOver, refresh]);
  if (error) return <ProblemAlert error={error} />;
  if (job && isOver && job.result?.rows !== undefined && !job.result.problem)
    return <Result outcome={job.result} />;
  if (job && isOver) return <Alert severity="error">{problem || translate('app.problem.failed')}</Alert>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, py: 3 }}>
      <LinearProgress
        variant={job ? 'determinate' : 'indeterminate'}
        value={job?.progress ?? 0}
        aria-label={text('running')}
      />
      <Box role="status" className="num">
        {text('progress', { progress: job?.progress ?? 0 })}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{text('mayClose')}</Box>
    </Box>
  );
}

function Result({ outcome }: { readonly outcome: Outcome }) {
  const text = useText();
  const number = new Intl.NumberFormat(useLocale() ?? 'en');
  const { created = 0, updated = 0, unchanged = 0, failed = 0, report } = outcome;
  const lines = [
    ['created', created],
    ['updated', updated],
    ['unchangedRows', unchanged],
    ['failed', failed],
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity={failed > 0 ? 'warning' : 'success'} role="status">
        {lines
          .filter(([name, count]) => count > 0 || name === 'created')
          .map(([name, count]) => (
            <Box key={name}>{text(name, { smart_count: count, count: number.format(count) })}</Box>
          ))}
      </Alert>
      {report && <RefusedRows iri={report} />}
    </Box>
  );
}
