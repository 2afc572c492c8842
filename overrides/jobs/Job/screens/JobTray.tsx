/** The long work this window began, at the foot of the menu: how far it is, what came of it, the way to its record. */

import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import FailedIcon from '@mui/icons-material/ErrorOutlined';
import { Box, IconButton, LinearProgress, Link } from '@mui/material';
import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../../../src/data/callApi.ts';
import { summaryOf } from '../../../../src/data/descriptors.ts';
import { forgetLongWork } from '../../../../src/data/longWork.ts';
import { useWorkProblem } from '../../../../src/generic/useRefusal.ts';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { colors } from '../../../../src/theme/palette.ts';
import { isFailed, isRunning, type TrayJob, useJobs } from './useJobs.ts';

type Details = Readonly<Record<string, unknown>> | null;

/** "Change: Customers" for what the metadata's lists begin, the job's own name for the rest. */
function useJobName(): (job: TrayJob) => string {
  const translate = useTranslate();
  const label = useLabel();
  return useCallback(
    ({ name, parameters }) => {
      const { operation, entity } = (parameters ?? {}) as Record<string, unknown>;
      const summary = summaryOf(typeof entity === 'string' ? entity : undefined);
      if (!summary || typeof operation !== 'string') return name;
      return translate(`jobs.${operation}`, { entity: label(summary.plural), _: name });
    },
    [translate, label],
  );
}

export function JobTray() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const nameOf = useJobName();
  const onEnd = useCallback(
    (job: TrayJob) => {
      const messageArgs = { name: nameOf(job) };
      if (isFailed(job)) notify('jobs.failedNotice', { type: 'error', messageArgs });
      else notify('jobs.doneNotice', { type: 'success', messageArgs });
      // What it changed may be on the screen.
      refresh();
    },
    [nameOf, notify, refresh],
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
  const stop = () => void callApi(`${job['@id']}/cancel`, { method: 'POST' }).catch(() => undefined);
  return (
    <Box sx={{ px: 1, py: 0.75, fontSize: 13.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Link
          component={RouterLink}
          to={`/Job/${id}/show`}
          sx={{ color: 'inherit', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {name}
        </Link>
        <IconButton
          size="small"
          color="inherit"
          aria-label={translate(runs ? 'jobs.cancel' : 'jobs.forget', { name })}
          onClick={() => (runs ? stop() : forgetLongWork(job['@id']))}
        >
          <CloseIcon sx={{ fontSize: 16 }} />
        </IconButton>
      </Box>
      {runs ? <Progress job={job} name={name} /> : <Outcome job={job} />}
    </Box>
  );
}

function Progress({ job, name }: { readonly job: TrayJob; readonly name: string }) {
  const translate = useTranslate();
  const isWaiting = job.status === 'PENDING';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <LinearProgress
        aria-label={name}
        color="inherit"
        variant={isWaiting ? 'indeterminate' : 'determinate'}
        value={job.progress}
        sx={{ flexGrow: 1, borderRadius: 2, color: colors.ember }}
      />
      <Box
        component="span"
        className="num"
        sx={{ minWidth: 40, textAlign: 'right', color: colors.chalkSoft }}
      >
        {translate(isWaiting ? 'jobs.waiting' : 'jobs.progress', { progress: job.progress })}
      </Box>
    </Box>
  );
}

function Outcome({ job }: { readonly job: TrayJob }) {
  const translate = useTranslate();
  const result = job.result as Details;
  const problem = useWorkProblem(result?.problem);
  const text = isFailed(job) ? (result?.cancelled ? 'jobs.cancelled' : 'jobs.failed') : 'jobs.done';
  const Icon = isFailed(job) ? FailedIcon : DoneIcon;
  return (
    <Box sx={{ display: 'flex', gap: 0.75, color: isFailed(job) ? colors.ember : colors.chalkSoft }}>
      <Icon sx={{ fontSize: 17 }} />
      <span>
        {translate(text)}
        {problem && ` – ${problem}`}
      </span>
    </Box>
  );
}
