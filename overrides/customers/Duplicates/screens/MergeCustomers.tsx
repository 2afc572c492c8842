/** `/customers/merge?ids=1,2`: customers side by side, what differs first, a choice for each value, and what moves. */
import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { type MergeChoices, MOST_MERGED } from '../model/mergeCustomers.ts';
import { MergeTable, nameSource, readSource, type Source } from './MergeTable.tsx';
import { useTexts } from './useTexts.ts';

const COUNTS = ['orders', 'tickets', 'buyers', 'accounts', 'coupons', 'participations', 'contacts'] as const;

const readIds = (text: string | null): readonly number[] =>
  (text ?? '')
    .split(',')
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .map(Number);

export function MergeCustomers() {
  const t = useTexts();
  const [search] = useSearchParams();
  const ids = readIds(search.get('ids'));
  const isMerge = ids.length >= 2 && ids.length <= MOST_MERGED;
  const { data, error, refetch } = useQuery({
    queryKey: ['merge', ids],
    enabled: isMerge,
    queryFn: ({ signal }) =>
      callAction(
        'CrmCustomer.previewMerge',
        { body: { idList: ids.map((id) => `/crm/customers/${id}`) } },
        { signal },
      ),
  });
  return (
    <Page title={t('duplicates.mergeTitle')} width="wide">
      {!isMerge && <EmptyState title={t('duplicates.mergeNone')} text={t('duplicates.mergeNoneHint')} />}
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {isMerge && !data && !error && <Loading />}
      {data && <MergeForm key={ids.join()} sources={data.sources.map(readSource)} />}
    </Page>
  );
}

function MergeForm({ sources }: { readonly sources: readonly Source[] }) {
  const t = useTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const merge = useAction('CrmCustomer.merge', []);
  const [kept, setKept] = useState(sources[0]?.id);
  const [choices, setChoices] = useState<MergeChoices>({});
  // The kept one first: a value that nobody chose is its own.
  const ordered = [...sources].sort((a, b) => Number(b.id === kept) - Number(a.id === kept));
  const run = async () => {
    const { isDone } = await merge.run({
      body: { idList: ordered.map(({ id }) => `/crm/customers/${id}`), choices },
    });
    if (!isDone || kept === undefined) return;
    notify(t('duplicates.done'), { type: 'success' });
    void navigate(screenPath('CrmCustomer', 'show', kept));
  };
  return (
    <Stack spacing={2}>
      <MergeTable
        sources={sources}
        ordered={ordered}
        choices={choices}
        onKeep={setKept}
        onChoose={(name, id) => setChoices({ ...choices, [name]: id })}
      />
      <MergeMoves ordered={ordered} />
      <Alert severity="info">
        {t('duplicates.money')} {t('duplicates.consent')}
      </Alert>
      <ProblemAlert error={merge.refusal?.error} />
      <Stack direction="row" spacing={1}>
        <Button variant="contained" disabled={merge.isPending} onClick={() => void run()}>
          {t('duplicates.run', { count: sources.length })}
        </Button>
        <Button component={Link} to="/customers/duplicates" color="inherit">
          {t('duplicates.cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}

function MergeMoves({ ordered }: { readonly ordered: readonly Source[] }) {
  const t = useTexts();
  const [kept, ...others] = ordered;
  const moved = COUNTS.map((name) => ({ name, count: others.reduce((sum, one) => sum + one[name], 0) }));
  const some = moved.filter(({ count }) => count > 0);
  return (
    <Paper variant="outlined" component="section" aria-labelledby="merge-moves" sx={{ p: 2 }}>
      <Typography id="merge-moves" variant="h2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {t('duplicates.moves', { name: kept ? nameSource(kept) : '' })}
      </Typography>
      {some.length === 0 ? (
        <Typography>{t('duplicates.movesNothing')}</Typography>
      ) : (
        <ul>
          {some.map(({ name, count }) => (
            <li key={name}>{t(`duplicates.counts.${name}`, { smart_count: count })}</li>
          ))}
        </ul>
      )}
    </Paper>
  );
}
