/** How far a job is, as a bar and a number; it moves without an end while the job waits for its turn. */
import { Box, LinearProgress } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Job } from '../../../../schema/generated/jobs/Job.ts';

interface JobProgressProps {
  readonly job: Partial<Pick<Job, 'status' | 'progress'>>;
  readonly name: string;
  /** Of the bar and of the number. */
  readonly colors: { readonly bar: string; readonly text: string };
}

export function JobProgress({ job, name, colors }: JobProgressProps) {
  const translate = useTranslate();
  const isWaiting = job.status === 'PENDING';
  const progress = job.progress ?? 0;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <LinearProgress
        aria-label={name}
        color="inherit"
        variant={isWaiting ? 'indeterminate' : 'determinate'}
        value={progress}
        sx={{ flexGrow: 1, borderRadius: 2, color: colors.bar }}
      />
      <Box component="span" className="num" sx={{ minWidth: 40, textAlign: 'right', color: colors.text }}>
        {translate(isWaiting ? 'jobs.waiting' : 'jobs.progress', { progress })}
      </Box>
    </Box>
  );
}
