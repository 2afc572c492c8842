/** On the page of a mass action's job: what was asked, each record before and after, the refused tried again, all taken back. */
import { Box, Button, Link, Paper, Skeleton, TableCell, TableRow, Typography } from '@mui/material';
import { useGetIdentity, useLocaleState } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { partsOf } from '../../../../src/generic/partsOf.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { useWorkProblem } from '../../../../src/generic/useRefusal.ts';
import { callOf } from '../model/change.ts';
import { type MassJob, readMassJob } from '../model/readJob.ts';
import type { Draft } from './ChangeForm.tsx';
import { UndoChange } from './UndoChange.tsx';
import { useMassAction } from './useMassAction.ts';
import { type MassRow, useMassRows } from './useMassRows.ts';
import { useTexts } from './useTexts.ts';
import { useValueWords } from './useValueWords.ts';

const { useRecord } = partsOf('Job');

/** Rows at first, and as many as the server gives at once. */
const FEW = 20;
const MOST = 1000;

const policies = {
  massDates: 'programming.write',
  massSales: 'programming.openSales',
  massPrices: 'prices.write',
} as const;

export function MassActionResult() {
  const record = useRecord();
  const job = record && readMassJob(record);
  if (!record || !job) return null;
  const { '@id': address = '', status, progress, userId } = record;
  const hasEnded = status !== 'PENDING' && status !== 'STARTED';
  return (
    <Result
      job={job}
      address={address}
      progress={hasEnded ? 100 : (progress ?? 0)}
      hasEnded={hasEnded}
      owner={userId ?? undefined}
    />
  );
}

interface ResultProps {
  readonly job: MassJob;
  readonly address: string;
  readonly progress: number;
  readonly hasEnded: boolean;
  /** Account of who began it. */
  readonly owner: number | undefined;
}

function Result({ job, address, progress, hasEnded, owner }: ResultProps) {
  const t = useTexts();
  const { action, undone, show, ticketing, changed, failed } = job;
  const own = { job, address, progress };
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="mass-result"
      sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}
    >
      <Typography id="mass-result" variant="h2" sx={{ fontSize: 18 }}>
        {[t(`massAction.actions.${action}`), undone && t(`massAction.actions.${undone}`)]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        <Link component={RouterLink} to={`/mass-action/ticketing/${ticketing}`}>
          {show}
        </Link>
      </Typography>
      {changed > 0 && <Rows {...own} state="changed" />}
      {hasEnded && changed === 0 && <Typography>{t('massAction.result.none')}</Typography>}
      {failed > 0 && <Rows {...own} state="refused" />}
      {hasEnded && <Next job={job} address={address} owner={owner} />}
    </Paper>
  );
}

/** What can be done about it, by whoever could do it. */
function Next({ job, address, owner }: Pick<ResultProps, 'job' | 'address' | 'owner'>) {
  const t = useTexts();
  const { identity } = useGetIdentity();
  const { action, undone, change, changed, failed, rest, ticketing } = job;
  const { run, goOn, isPending, error } = useMassAction(ticketing);
  const [isAsking, setAsking] = useState(false);
  const done = action === 'undo' ? undone : action;
  const may = useHas(done ? policies[callOf[done]] : []);
  const { data: refused } = useMassRows({
    job: address,
    state: 'refused',
    many: MOST,
    progress: 100,
    isAsked: failed > 0,
  });
  const again = (refused?.member ?? []).flatMap(({ eventDate }) => eventDate ?? []);
  if (!may || !done) return null;
  // Somebody else's goes on in the name of who asks for the rest.
  const isOwn = identity !== undefined && String(identity.id) === String(owner);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {rest.length > 0 && (isOwn || change) && (
          <Button
            variant="outlined"
            color="inherit"
            disabled={isPending}
            onClick={() => void (isOwn ? goOn(done, address) : change && run(change as Draft, rest))}
          >
            {t('massAction.result.goOn', { smart_count: rest.length })}
          </Button>
        )}
        {failed > 0 && change && again.length > 0 && (
          <Button
            variant="outlined"
            color="inherit"
            disabled={isPending}
            onClick={() => void run(change as Draft, again)}
          >
            {t('massAction.result.retry', { smart_count: again.length })}
          </Button>
        )}
        {changed > 0 && action !== 'undo' && action !== 'delete' && (
          <Button variant="outlined" color="inherit" onClick={() => setAsking(true)}>
            {t('massAction.result.undo')}
          </Button>
        )}
      </Box>
      <ProblemAlert error={error} />
      {isAsking && (
        <UndoChange
          ticketing={ticketing}
          action={done}
          job={address}
          count={changed}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface RowsProps extends Pick<ResultProps, 'job' | 'address' | 'progress'> {
  readonly state: 'changed' | 'refused';
}

function Rows({ job: { action, timezone }, address, progress, state }: RowsProps) {
  const t = useTexts();
  const [many, setMany] = useState(FEW);
  const { data, error, refetch } = useMassRows({ job: address, state, many, progress });
  if (error) return <ProblemAlert error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={160} sx={{ mb: 2 }} />;
  const rows = data.member;
  const hasPrices = rows.some(({ name }) => name !== null);
  const done = action === 'undo' ? 'massAction.result.undone' : 'massAction.result.heading';
  const title = t(state === 'refused' ? 'massAction.result.refused' : done);
  const columns = [
    { name: 'performance', head: t('massAction.result.performance') },
    ...(state === 'refused' ? [{ name: 'why', head: t('massAction.result.why') }] : []),
    ...(state === 'changed' && hasPrices ? [{ name: 'price', head: t('massAction.result.price') }] : []),
    ...(state === 'changed'
      ? [
          { name: 'before', head: t('massAction.result.before') },
          { name: 'after', head: t('massAction.result.after') },
        ]
      : []),
  ];
  return (
    <Box sx={{ mb: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 1 }}>
        {title}
      </Typography>
      <SmallTable label={title} columns={columns}>
        {rows.map((row) => (
          <TableRow key={row['@id']}>
            <TableCell>
              <Performance row={row} timezone={timezone} />
            </TableCell>
            {state === 'changed' && hasPrices && <TableCell>{row.name}</TableCell>}
            {state === 'changed' && <BeforeAfter row={row} timezone={timezone} />}
            {state === 'refused' && (
              <TableCell>
                <Why row={row} />
              </TableCell>
            )}
          </TableRow>
        ))}
      </SmallTable>
      {data.totalItems > rows.length && many < MOST && (
        <Button color="inherit" onClick={() => setMany(MOST)} sx={{ mt: 1 }}>
          {t('massAction.result.more', { smart_count: data.totalItems })}
        </Button>
      )}
      {data.totalItems > rows.length && many === MOST && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('massAction.result.first', { smart_count: rows.length, all: data.totalItems })}
        </Typography>
      )}
    </Box>
  );
}

interface RowProps {
  readonly row: MassRow;
  readonly timezone: string;
}

/** Linked as long as it is there. */
function Performance({ row: { eventDate, startDate }, timezone }: RowProps) {
  const [locale] = useLocaleState();
  const text = formatInstant(startDate, timezone, locale, 'dateTime');
  if (!eventDate) return text;
  return (
    <Link component={RouterLink} to={screenPath('EventDate', 'show', eventDate.split('/').at(-1) ?? '')}>
      {text}
    </Link>
  );
}

function Why({ row: { code, message, values } }: Pick<RowProps, 'row'>) {
  const problem = useWorkProblem({ code: code ?? undefined, values, message: message ?? undefined });
  return problem || message;
}

type Values = Readonly<Record<string, unknown>>;

function BeforeAfter({ row, timezone }: RowProps) {
  return [row.before, row.after].map((values, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the two sides of a change
    <TableCell key={index}>
      <SideOf values={(values ?? {}) as Values} copy={index === 1 ? row.copy : null} timezone={timezone} />
    </TableCell>
  ));
}

interface SideProps {
  readonly values: Values;
  /** Address of the performance that was made. */
  readonly copy: string | null;
  readonly timezone: string;
}

function SideOf({ values, copy, timezone }: SideProps) {
  const wordOf = useValueWords(timezone);
  const words = (
    <Box component="span" sx={{ display: 'grid' }}>
      {Object.entries(values).map(([name, value]) => (
        <span key={name}>{wordOf(name, value)}</span>
      ))}
    </Box>
  );
  if (!copy) return words;
  return (
    <Link component={RouterLink} to={screenPath('EventDate', 'show', copy.split('/').at(-1) ?? '')}>
      {words}
    </Link>
  );
}
