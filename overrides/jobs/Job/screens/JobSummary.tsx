/** The head of a job: what it does, for whom, how far it is and what came of it. It keeps looking while it runs. */
import { Alert, Paper, Typography } from '@mui/material';
import { useShowContext, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { partsOf } from '../../../../src/generic/partsOf.tsx';
import { useWorkProblem } from '../../../../src/generic/useRefusal.ts';
import { readOutcome } from '../model.ts';
import { JobProgress } from './JobProgress.tsx';
import { useJobName } from './useJobName.ts';
import { isRunning } from './useJobs.ts';
import { useOutcomeText } from './useOutcomeText.ts';

const { Field, useRecord } = partsOf('Job');

const every = 2000;
const colors = { bar: 'primary.main', text: 'text.secondary' };

export function JobSummary() {
  const job = useRecord();
  const { refetch } = useShowContext();
  const translate = useTranslate();
  const nameOf = useJobName();
  const runs = job?.status !== undefined && isRunning({ status: job.status });
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => !document.hidden && void refetch(), every);
    return () => clearInterval(timer);
  }, [runs, refetch]);
  if (!job) return null;
  const name = nameOf(job);
  const person = (job.userData as { readonly name?: string } | null | undefined)?.name;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="job-name"
      sx={{ display: 'grid', gap: 2, p: { xs: 2, sm: 3 }, borderTop: 4, borderTopColor: 'primary.main' }}
    >
      <Typography id="job-name" variant="h2">
        {name === job.name ? <Field property="name" /> : name}
      </Typography>
      {person && (
        <Typography sx={{ color: 'text.secondary', mt: -1.5 }}>
          {translate('jobs.by', { name: person })}
        </Typography>
      )}
      {runs ? <JobProgress job={job} name={name} colors={colors} /> : <EndOf result={job.result} />}
    </Paper>
  );
}

function EndOf({ result }: { readonly result: unknown }) {
  const translate = useTranslate();
  const describeOutcome = useOutcomeText();
  const problem = useWorkProblem((result as { readonly problem?: unknown } | null)?.problem);
  const outcome = readOutcome(result);
  if (!outcome && !problem) return null;
  const severity = problem ? 'error' : outcome?.refused || outcome?.cancelledBy ? 'warning' : 'success';
  return (
    <Alert severity={severity} role="status">
      {outcome && <div>{describeOutcome(outcome)}</div>}
      {outcome?.cancelledBy && <div>{translate('jobs.cancelledBy', { name: outcome.cancelledBy })}</div>}
      {problem && <div>{problem}</div>}
    </Alert>
  );
}
