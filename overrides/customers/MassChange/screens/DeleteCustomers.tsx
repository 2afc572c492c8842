/** `/customers/delete`: the customers of a segment are deleted, with what hangs on them counted before; thirty days to undo it. */
import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { AskMany } from './AskMany.tsx';
import { SampleTable } from './SampleTable.tsx';
import { useTexts } from './useTexts.ts';
import { useWhom } from './useWhom.ts';

export function DeleteCustomers() {
  const t = useTexts();
  const { isAll, back } = useWhom();
  return (
    <Page
      width="form"
      title={t('massChange.deleteTitle')}
      subtitle={
        <>
          {!isAll && `${t('massChange.segment')} · `}
          <Link component={RouterLink} to={back} underline="always">
            {t('massChange.back')}
          </Link>
        </>
      }
    >
      {isAll ? <EmptyState title={t('massChange.choosePeople')} /> : <Preview />}
    </Page>
  );
}

function Preview() {
  const t = useTexts();
  const { filterList, many, showJob } = useWhom();
  const [isAsking, setAsking] = useState(false);
  const remove = useAction('CrmCustomer.deleteFiltered', ['name']);
  const { data, error, refetch } = useQuery({
    queryKey: ['CrmCustomer', 'deletion-preview', JSON.stringify(filterList)],
    queryFn: ({ signal }) => callAction('CrmCustomer.previewDeletion', { body: { filterList } }, { signal }),
    gcTime: 0,
    retry: false,
  });
  if (error) return <ProblemAlert error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { matched, withOrders, withTickets } = data;
  if (matched === 0) return <EmptyState title={t('massChange.nobody')} />;
  const confirm = async () => {
    const outcome = await remove.run({ body: { filterList, expected: matched } });
    if (outcome.isDone) showJob(outcome.answer['@id']);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography sx={{ fontWeight: 700 }}>{t('massChange.toDelete', many(matched))}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('massChange.kept')}</Typography>
      </div>
      {Boolean(withOrders || withTickets) && (
        <Alert severity="warning">
          {Boolean(withOrders) && <div>{t('massChange.withOrders', many(withOrders ?? 0))}</div>}
          {Boolean(withTickets) && <div>{t('massChange.withTickets', many(withTickets ?? 0))}</div>}
        </Alert>
      )}
      <SampleTable preview={data} isDeletion />
      <Box>
        <Button variant="contained" color="error" onClick={() => setAsking(true)}>
          {t('massChange.deleteMany', many(matched))}
        </Button>
      </Box>
      {isAsking && (
        <AskMany
          title={t('massChange.confirmDelete', many(matched))}
          text={t('massChange.kept')}
          button={t('massChange.delete')}
          isDeletion
          isPending={remove.isPending}
          error={remove.refusal?.error}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}
