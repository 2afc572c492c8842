/** On the page of its job: what a change of many customers was, whom it changed and whom it left alone, and how to undo it. */
import { Button, Link, Paper, TableCell, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { PropertyDescriptor } from '../../../../schema/descriptor.ts';
import { customerChangeRowDescriptor } from '../../../../schema/generated/customers/CustomerChangeRow.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { nameOfValue } from '../../../../src/fields/nameOfValue.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { partsOf } from '../../../../src/generic/partsOf.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import type { EditType } from '../model/planChange.ts';
import { AskMany } from './AskMany.tsx';
import { findPatched, PatchValue, PatchValues } from './PatchValue.tsx';
import { useTexts } from './useTexts.ts';
import { useWhom } from './useWhom.ts';

const { useRecord } = partsOf('Job');

const FEW = 20;
/** Looked through for one that undoes it. */
const LATEST = 100;
const reasons = (customerChangeRowDescriptor.properties as readonly PropertyDescriptor[]).find(
  ({ name }) => name === 'reason',
);

interface Parameters {
  readonly task: 'edit' | 'delete' | 'undo';
  readonly editType?: EditType;
  readonly patch?: Readonly<Record<string, unknown>>;
  readonly undoes?: number;
  readonly isDeletion: boolean;
}

export function ChangeResult() {
  const t = useTexts();
  const record = useRecord();
  const mayRead = useHas('customers.read');
  if (record?.name !== 'customer-change' || !mayRead) return null;
  const parameters = record.parameters as unknown as Parameters;
  const job = record['@id'] ?? '';
  const hasEnded = record.status !== 'PENDING' && record.status !== 'STARTED';
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="change-result"
      sx={{ p: { xs: 2, sm: 3 }, minWidth: 0, display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <div>
        <Typography id="change-result" variant="h2" sx={{ fontSize: 18 }}>
          {t(`massChange.result.${parameters.task}`)}
        </Typography>
        <Asked {...parameters} />
      </div>
      {hasEnded && <Undo job={job} isDeletion={parameters.isDeletion} />}
      {hasEnded && <Rows job={job} state="changed" isDeletion={parameters.isDeletion} />}
      {hasEnded && <Rows job={job} state="refused" isDeletion={parameters.isDeletion} />}
    </Paper>
  );
}

function Asked({ editType = 'edit', patch = {}, undoes }: Parameters) {
  const t = useTexts();
  const label = useLabel();
  if (undoes)
    return (
      <Link component={RouterLink} to={screenPath('Job', 'show', undoes)}>
        {t('massChange.result.of')}
      </Link>
    );
  return Object.entries(patch).map(([name, value]) => {
    const property = findPatched(name);
    return (
      property && (
        <Typography key={name} sx={{ color: 'text.secondary' }}>
          {t(`massChange.result.${editType === 'edit' ? 'set' : editType}`)}
          {' · '}
          {label(property.label)} : <PatchValue property={property} value={value} />
        </Typography>
      )
    );
  });
}

interface RowsProps {
  readonly job: string;
  readonly state: 'changed' | 'refused';
  readonly isDeletion: boolean;
}

const useRows = (job: string, state: RowsProps['state']) =>
  useQuery({
    queryKey: ['CustomerChangeRow', job, state],
    queryFn: ({ signal }) =>
      callAction(
        'CustomerChangeRow.list',
        {
          query: { job, state, itemsPerPage: FEW },
          fields: ['name', 'customer', 'reason', 'before', 'after'],
        },
        { signal },
      ),
    retry: false,
  });

function Rows({ job, state, isDeletion }: RowsProps) {
  const t = useTexts();
  const label = useLabel();
  const format = new Intl.NumberFormat(useLocale() ?? 'en');
  const { data, error, refetch } = useRows(job, state);
  if (error) return <ProblemAlert error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  if (data.totalItems === 0)
    return state === 'changed' ? <Typography>{t('massChange.result.nobody')}</Typography> : null;
  const isChange = state === 'changed' && !isDeletion;
  const columns = isChange
    ? [
        { name: 'was', head: t('massChange.result.was') },
        { name: 'is', head: t('massChange.result.is') },
      ]
    : [{ name: 'why', head: t('massChange.result.why') }];
  const title = t(`massChange.result.${state === 'changed' ? 'changed' : 'left'}`);
  return (
    <div style={{ width: '100%', minWidth: 0 }}>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 1 }}>
        {title}
      </Typography>
      <SmallTable
        label={title}
        columns={[
          { name: 'customer', head: t('massChange.customer') },
          ...(state === 'changed' && isDeletion ? [] : columns),
        ]}
      >
        {data.member.map((row) => (
          <TableRow key={row['@id']}>
            <TableCell>
              <Link
                component={RouterLink}
                to={screenPath('CrmCustomer', 'show', String(row.customer).split('/').at(-1) ?? '')}
              >
                {row.name}
              </Link>
            </TableCell>
            {isChange && (
              <>
                <TableCell>
                  <PatchValues values={row.before} of={row.after} />
                </TableCell>
                <TableCell>
                  <PatchValues values={row.after} of={row.after} />
                </TableCell>
              </>
            )}
            {state === 'refused' && (
              <TableCell>{reasons && row.reason ? nameOfValue(reasons, row.reason, label) : '–'}</TableCell>
            )}
          </TableRow>
        ))}
      </SmallTable>
      {data.totalItems > data.member.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {t('massChange.result.more', {
            shown: format.format(data.member.length),
            count: format.format(data.totalItems),
          })}
        </Typography>
      )}
    </div>
  );
}

const useUndoing = (job: string) =>
  useQuery({
    queryKey: ['Job', 'undoing', job],
    queryFn: ({ signal }) =>
      callAction(
        'Job.list',
        {
          query: { name: 'customer-change', 'order[createdAt]': 'desc', itemsPerPage: LATEST },
          fields: ['status', 'parameters'],
        },
        { signal },
      ).then(({ member }) =>
        member.find(
          ({ status, parameters }) =>
            status !== 'FAIL' && String((parameters as Parameters | null)?.undoes) === job.split('/').at(-1),
        ),
      ),
    retry: false,
  });

function Undo({ job, isDeletion }: Pick<RowsProps, 'job' | 'isDeletion'>) {
  const t = useTexts();
  const { showJob } = useWhom();
  const [isAsking, setAsking] = useState(false);
  const undo = useAction('CrmCustomer.undoChange', ['name']);
  const may = useHas(isDeletion ? 'customers.erase' : 'customers.write');
  const { data: rows } = useRows(job, 'changed');
  const { data: undoing, isFetched } = useUndoing(job);
  if (undoing)
    return (
      <Typography>
        {t('massChange.result.undone')}{' '}
        <Link component={RouterLink} to={screenPath('Job', 'show', undoing['@id'].split('/').at(-1) ?? '')}>
          {t('massChange.result.show')}
        </Link>
      </Typography>
    );
  if (!may || !isFetched || !rows || rows.totalItems === 0) return null;
  const confirm = async () => {
    const outcome = await undo.run({ body: { job } });
    if (!outcome.isDone) return;
    setAsking(false);
    showJob(outcome.answer['@id']);
  };
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setAsking(true)}>
        {t('massChange.result.undoIt')}
      </Button>
      {isAsking && (
        <AskMany
          title={t('massChange.result.undoTitle')}
          text={t(isDeletion ? 'massChange.result.undoDelete' : 'massChange.result.undoText')}
          button={t('massChange.result.undoIt')}
          isPending={undo.isPending}
          error={undo.refusal?.error}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
