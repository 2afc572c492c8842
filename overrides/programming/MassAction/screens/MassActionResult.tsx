/** On the page of a mass action's job: what was asked, each record before and after, the refused tried again, all taken back. */
import { Box, Button, Link, Paper, TableCell, TableRow, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { partsOf } from '../../../../src/generic/partsOf.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { callOf } from '../model/change.ts';
import type { ChangedRow } from '../model/changedRows.ts';
import { type MassJob, readMassJob } from '../model/readJob.ts';
import type { Draft } from './ChangeForm.tsx';
import { UndoChange } from './UndoChange.tsx';
import { useMassAction } from './useMassAction.ts';
import { useTexts } from './useTexts.ts';
import { useValueWords } from './useValueWords.ts';

const { useRecord } = partsOf('Job');

/** Rows at first. */
const FEW = 20;

const policies = {
  massDates: 'programming.write',
  massSales: 'programming.openSales',
  massPrices: 'prices.write',
} as const;

export function MassActionResult() {
  const record = useRecord();
  const job = record && readMassJob(record);
  if (!record || !job) return null;
  const hasEnded = record.status !== 'PENDING' && record.status !== 'STARTED';
  return <Result job={job} address={record['@id'] ?? ''} hasEnded={hasEnded} />;
}

interface ResultProps {
  readonly job: MassJob;
  readonly address: string;
  readonly hasEnded: boolean;
}

function Result({ job, address, hasEnded }: ResultProps) {
  const t = useTexts();
  const [many, setMany] = useState(FEW);
  const { action, rows, show, ticketing } = job;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="mass-result"
      sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}
    >
      <Typography id="mass-result" variant="h2" sx={{ fontSize: 18 }}>
        {t(`massAction.actions.${action}`)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        <Link component={RouterLink} to={`/mass-action/ticketing/${ticketing}`}>
          {show}
        </Link>
      </Typography>
      {rows.length > 0 && <Rows job={job} many={many} />}
      {rows.length > many && (
        <Button color="inherit" onClick={() => setMany(rows.length)} sx={{ mt: 1 }}>
          {t('massAction.result.more', { smart_count: rows.length })}
        </Button>
      )}
      {hasEnded && rows.length === 0 && <Typography>{t('massAction.result.none')}</Typography>}
      {hasEnded && <Next job={job} address={address} />}
    </Paper>
  );
}

/** What can be done about it, by whoever could do it. */
function Next({ job, address }: Omit<ResultProps, 'hasEnded'>) {
  const t = useTexts();
  const { action, change, rows, refused, rest, ticketing } = job;
  const { run, isPending, error } = useMassAction(ticketing);
  const [isAsking, setAsking] = useState(false);
  const may = useHas(action === 'undo' ? [] : policies[callOf[action]]);
  if (!may || action === 'undo' || !change) return null;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {rest.length > 0 && (
          <Button
            variant="outlined"
            color="inherit"
            disabled={isPending}
            onClick={() => void run(change as Draft, rest)}
          >
            {t('massAction.result.goOn', { smart_count: rest.length })}
          </Button>
        )}
        {refused.length > 0 && (
          <Button
            variant="outlined"
            color="inherit"
            disabled={isPending}
            onClick={() => void run(change as Draft, refused)}
          >
            {t('massAction.result.retry', { smart_count: refused.length })}
          </Button>
        )}
        {rows.length > 0 && (
          <Button variant="outlined" color="inherit" onClick={() => setAsking(true)}>
            {t('massAction.result.undo')}
          </Button>
        )}
      </Box>
      <ProblemAlert error={error} />
      {isAsking && (
        <UndoChange
          ticketing={ticketing}
          action={action}
          job={address}
          count={new Set(rows.map(({ date }) => date)).size}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function Rows({ job: { action, rows, timezone }, many }: { readonly job: MassJob; readonly many: number }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const wordOf = useValueWords(timezone);
  const hasPrices = rows.some(({ price }) => price !== undefined);
  return (
    <SmallTable
      label={t(action === 'undo' ? 'massAction.result.undone' : 'massAction.result.heading')}
      columns={[
        { name: 'performance', head: t('massAction.result.performance') },
        ...(hasPrices ? [{ name: 'price', head: t('massAction.result.price') }] : []),
        { name: 'before', head: t('massAction.result.before') },
        { name: 'after', head: t('massAction.result.after') },
      ]}
    >
      {rows.slice(0, many).map((row) => (
        <TableRow key={`${row.date}-${row.price ?? ''}`}>
          <TableCell>
            <Link component={RouterLink} to={screenPath('EventDate', 'show', row.date)}>
              {formatInstant(row.start, timezone, locale, 'dateTime')}
            </Link>
          </TableCell>
          {hasPrices && <TableCell>{row.name}</TableCell>}
          <TableCell>{describe(row, 'before', wordOf)}</TableCell>
          <TableCell>{describe(row, 'after', wordOf)}</TableCell>
        </TableRow>
      ))}
    </SmallTable>
  );
}

function describe(row: ChangedRow, side: 'before' | 'after', wordOf: ReturnType<typeof useValueWords>) {
  return (
    <Box component="span" sx={{ display: 'grid' }}>
      {Object.keys(row.after).map((name) => (
        <span key={name}>{wordOf(name, row[side][name] ?? null)}</span>
      ))}
    </Box>
  );
}
