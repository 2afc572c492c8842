/** The long work this window began, at the foot of the menu: how far it is, what came of it, the way to its record. */

import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import FailedIcon from '@mui/icons-material/ErrorOutlined';
import { Box, IconButton, Link } from '@mui/material';
import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { Suspense, useCallback, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { forgetLongWork } from '../../../../src/data/longWork.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { ConfirmAction } from '../../../../src/generic/ConfirmAction.tsx';
import { useWorkProblem } from '../../../../src/generic/useRefusal.ts';
import { colors } from '../../../../src/theme/palette.ts';
import { readOutcome } from '../model.ts';
import { JobProgress } from './JobProgress.tsx';
import { useJobName } from './useJobName.ts';
import { isFailed, isRunning, type TrayJob, useJobs } from './useJobs.ts';
import { useOutcomeText } from './useOutcomeText.ts';

type Details = Readonly<Record<string, unknown>> | null;

export function JobTray() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const nameOf = useJobName();
  const describeOutcome = useOutcomeText();
  const onEnd = useCallback(
    (job: TrayJob) => {
      const outcome = readOutcome(job.result);
      const messageArgs = { name: nameOf(job), outcome: outcome ? describeOutcome(outcome) : '' };
      if (outcome?.cancelledBy) notify('jobs.cancelledNotice', { type: 'info', messageArgs });
      else if (isFailed(job)) notify('jobs.failedNotice', { type: 'error', messageArgs });
      else if (outcome?.refused)
        notify('jobs.refusedNotice', { type: 'warning', messageArgs, autoHideDuration: 10_000 });
      else notify('jobs.doneNotice', { type: 'success', messageArgs });
      // What it changed may be on the screen.
      refresh();
    },
    [nameOf, describeOutcome, notify, refresh],
  );
  const jobs = useJobs(onEnd);
  if (jobs.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={translate('jobs.tray')}
      sx={{ maxHeight: 240, overflowY: 'auto', p: 1, borderTop: `1px solid ${colors.plumSoft}` }}
    >
      {jobs.map((job) => (
        <JobLine key={job['@id']} job={job} name={nameOf(job)} />
      ))}
    </Box>
  );
}

function JobLine({ job, name }: { readonly job: TrayJob; readonly name: string }) {
  const translate = useTranslate();
  const id = job['@id'].split('/').at(-1) ?? '';
  const runs = isRunning(job);
  const cancel = useAction('Job.cancel', []);
  const [isAsking, setAsking] = useState(false);
  const stop = async () => {
    if ((await cancel.run({ id: job['@id'] })).isDone) setAsking(false);
  };
  return (
    <Box sx={{ px: 1, py: 0.75, fontSize: 13.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Link
          component={RouterLink}
          to={screenPath('Job', 'show', id)}
          sx={{ color: 'inherit', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {name}
        </Link>
        <IconButton
          size="small"
          color="inherit"
          aria-label={translate(runs ? 'jobs.cancel' : 'jobs.forget', { name })}
          onClick={() => (runs ? setAsking(true) : forgetLongWork(job['@id']))}
        >
          <CloseIcon sx={{ fontSize: 16 }} />
        </IconButton>
      </Box>
      {runs ? (
        <JobProgress job={job} name={name} colors={{ bar: colors.ember, text: colors.chalkSoft }} />
      ) : (
        <EndOf job={job} />
      )}
      <Suspense fallback={null}>
        {isAsking && runs && (
          <ConfirmAction
            action="Job.cancel"
            name={name}
            isPending={cancel.isPending}
            error={cancel.refusal?.error}
            onConfirm={() => void stop()}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </Box>
  );
}

function EndOf({ job }: { readonly job: TrayJob }) {
  const translate = useTranslate();
  const describeOutcome = useOutcomeText();
  const problem = useWorkProblem((job.result as Details)?.problem);
  const outcome = readOutcome(job.result);
  const isWrong = isFailed(job) || Boolean(outcome?.refused);
  const text = isFailed(job) ? (outcome?.cancelledBy ? 'jobs.cancelled' : 'jobs.failed') : 'jobs.done';
  const Icon = isWrong ? FailedIcon : DoneIcon;
  return (
    <Box sx={{ display: 'flex', gap: 0.75, color: isWrong ? colors.ember : colors.chalkSoft }}>
      <Icon sx={{ fontSize: 17 }} />
      <span>
        {[translate(text), outcome && describeOutcome(outcome), problem].filter(Boolean).join(' – ')}
      </span>
    </Box>
  );
}
