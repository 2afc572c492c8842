/**
 * `/mass-action/history`: who changed what on many records, the latest first; each leads to what came of it, and of
 * performances to what was before and after. The table that every entity has is behind `?layout=table`, and wherever a list
 * is asked for.
 */
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  Link,
  Skeleton,
  TableCell,
  TableRow,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { jobDescriptor } from '../../../../schema/generated/jobs/Job.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { useOwnerTimezone } from '../../../../src/data/useOwnerTimezone.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { nameOfValue } from '../../../../src/fields/nameOfValue.ts';
import { EnumValue } from '../../../../src/fields/values/EnumValue.tsx';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { GenericList } from '../../../../src/generic/GenericList.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { useJobName } from '../../../jobs/Job/screens/useJobName.ts';
import { isRunning } from '../../../jobs/Job/screens/useJobs.ts';
import { NOT_ON_PHONE } from '../../DatePages/screens/PriceRow.tsx';
import { readMassJob } from '../model/readJob.ts';
import { useTexts } from './useTexts.ts';

const FIELDS = ['name', 'status', 'progress', 'userData', 'parameters', 'createdAt'] as const;
const STEP = 50;
const MOST = 1000;

type Job = RecordOf<'Job', typeof FIELDS>;

const find = (wanted: string) => jobDescriptor.properties.find(({ name }) => name === wanted);
const [status, name] = [find('status'), find('name')];

export function History() {
  const [search] = useSearchParams();
  // Links from other screens and saved views ask for rows.
  return search.size > 0 ? <GenericList /> : <MassActionHistory />;
}

const useJobs = (many: number, isMass: boolean) =>
  useQuery({
    queryKey: ['Job', 'history', many, isMass],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      callAction(
        'Job.list',
        {
          query: {
            ...(isMass && { name: 'mass-action' }),
            'order[createdAt]': 'desc',
            itemsPerPage: many,
          },
          fields: FIELDS,
        },
        { signal },
      ),
  });

function MassActionHistory() {
  const t = useTexts();
  const label = useLabel();
  const mayBegin = useHas(['programming.write', 'programming.openSales', 'prices.write']);
  return (
    <Page
      title={label(jobDescriptor.plural)}
      subtitle={t('massAction.historySubtitle')}
      actions={
        <>
          <Button component={RouterLink} to={`${screenPath('Job', 'list')}?layout=table`} color="inherit">
            {t('massAction.allJobs')}
          </Button>
          {mayBegin && (
            <Button component={RouterLink} to="/mass-action/ticketing" variant="contained">
              {t('massAction.title')}
            </Button>
          )}
        </>
      }
    >
      <Jobs />
    </Page>
  );
}

function Jobs() {
  const t = useTexts();
  const [many, setMany] = useState(STEP);
  const [isMass, setMass] = useState(false);
  const { data, error, refetch } = useJobs(many, isMass);
  if (error) return <ProblemAlert error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  const jobs = data.member;
  if (jobs.length === 0 && !isMass) return <EmptyState title={t('massAction.noHistory')} />;
  const undone = new Set(jobs.flatMap((job) => readMassJob(job)?.undoes ?? []));
  return (
    <>
      <FormControlLabel
        control={<Checkbox checked={isMass} onChange={(_, isOn) => setMass(isOn)} />}
        label={t('massAction.onlyMass')}
        sx={{ mb: 1 }}
      />
      <SmallTable
        label={t('massAction.historySubtitle')}
        columns={[
          { name: 'when', head: t('massAction.columns.when') },
          { name: 'who', head: t('massAction.columns.who'), sx: NOT_ON_PHONE },
          { name: 'what', head: t('massAction.columns.what') },
          { name: 'state', head: t('massAction.columns.state') },
        ]}
      >
        {jobs.map((job) => (
          <Line key={job['@id']} job={job} isUndone={undone.has(idOf(job))} />
        ))}
      </SmallTable>
      {data.totalItems > jobs.length && many < MOST && (
        <Button color="inherit" variant="outlined" sx={{ mt: 2 }} onClick={() => setMany(many + STEP)}>
          {t('massAction.more50')}
        </Button>
      )}
    </>
  );
}

const idOf = (job: Job): number => Number(job['@id'].split('/').at(-1));

function Line({ job, isUndone }: { readonly job: Job; readonly isUndone: boolean }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const timezone = useOwnerTimezone() ?? 'UTC';
  const nameOf = useJobName();
  const label = useLabel();
  const asked = readMassJob(job);
  const who = (job.userData as { readonly name?: string } | null)?.name;
  const known = nameOf(job) === job.name && name ? nameOfValue(name, job.name, label) : nameOf(job);
  return (
    <TableRow>
      <TableCell className="num">{formatInstant(job.createdAt, timezone, locale, 'dateTime')}</TableCell>
      <TableCell sx={NOT_ON_PHONE}>{who}</TableCell>
      <TableCell>
        <Link component={RouterLink} to={screenPath('Job', 'show', idOf(job))} data-row-link>
          {asked ? t(`massAction.actions.${asked.action}`) : known}
        </Link>
        {asked && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[asked.show, t('massAction.onDates', { smart_count: asked.asked })].join(' · ')}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {status && job.status && <EnumValue property={status} value={job.status} />}
          {isRunning(job) && <span className="num">{job.progress ?? 0} %</span>}
          {isUndone && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {t('massAction.undoneMark')}
            </Typography>
          )}
        </Box>
      </TableCell>
    </TableRow>
  );
}
