/**
 * `/clients`: the accounts of clients, what is overdue first: balances by currency, cash coupons apart. A list that is asked
 * for by a filter is the generated one.
 */
import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { GenericList } from '../../../../src/generic/GenericList.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { CreateButton } from '../../../../src/generic/list/CreateButton.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { StandingTable } from './StandingTable.tsx';
import { useTexts } from './useTexts.ts';

export function Clients() {
  const [asked] = useSearchParams();
  return asked.has('filter') ? <GenericList /> : <Standings />;
}

const STATES = ['overdue', 'owing', 'credit'] as const;

function useAsked() {
  const [asked, setAsked] = useSearchParams();
  const page = Number(asked.get('page') ?? '1');
  return {
    q: asked.get('q') ?? '',
    state: STATES.find((state) => state === asked.get('state')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    change: (values: Readonly<Record<string, string>>) =>
      setAsked(
        (now) =>
          new URLSearchParams(
            Object.entries({ ...Object.fromEntries(now), page: '', ...values }).filter(
              ([, value]) => value !== '',
            ),
          ),
        { replace: true },
      ),
  };
}

function Standings() {
  const t = useTexts();
  const { q, state, page, change } = useAsked();
  const { data, error, refetch } = useQuery({
    queryKey: ['client-standings', q, state, page],
    queryFn: ({ signal }) =>
      callAction('GET /accountability/clients', { query: { q: q || undefined, state, page } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={t('client.back')}
      subtitle={t('client.listSubtitle')}
      width="wide"
      actions={<CreateButton />}
    >
      <Stack spacing={3}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <TextField
            type="search"
            size="small"
            label={t('client.search')}
            value={q}
            onChange={({ target }) => change({ q: target.value })}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            sx={{ minWidth: 260 }}
          />
          <TextField
            select
            size="small"
            label={t('client.state')}
            value={state ?? ''}
            onChange={({ target }) => change({ state: target.value })}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ minWidth: 180 }}
          >
            <MenuItem value="">{t('client.states.all')}</MenuItem>
            {STATES.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`client.states.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
        <ProblemAlert error={error} onRetry={() => void refetch()} />
        {!data && !error && <Loading />}
        {data?.total === 0 && <EmptyState title={t('client.noneFound')} text={t('client.noneFoundHint')} />}
        {data && data.total > 0 && (
          <>
            <Typography color="textSecondary">{t('client.count', { smart_count: data.total })}</Typography>
            <StandingTable accounts={data.accounts} timezone={data.timezone} />
          </>
        )}
        {data && data.total > data.pageSize && (
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button
              variant="outlined"
              color="inherit"
              disabled={page === 1}
              onClick={() => change({ page: String(page - 1) })}
            >
              {t('client.previous')}
            </Button>
            <Button
              variant="outlined"
              color="inherit"
              disabled={page * data.pageSize >= data.total}
              onClick={() => change({ page: String(page + 1) })}
            >
              {t('client.next')}
            </Button>
          </Box>
        )}
      </Stack>
    </Page>
  );
}
