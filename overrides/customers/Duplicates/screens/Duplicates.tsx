/** `/customers/duplicates`: customers who look alike, in groups with the reasons, by person or by address. */
import { Alert, Button, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { DuplicateCard } from './DuplicateCard.tsx';
import { useTexts } from './useTexts.ts';

const PAGE = 20;

export function Duplicates() {
  const t = useTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const by = pathname.endsWith('/location') ? 'location' : 'similarity';
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const { data, error, refetch } = useQuery({
    queryKey: ['duplicates', by, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => callAction('CrmCustomer.duplicates', { query: { by, page } }, { signal }),
  });
  const pages = Math.ceil((data?.total ?? 0) / PAGE);
  return (
    <Page
      title={t('duplicates.title')}
      subtitle={data && data.total > 0 ? t('duplicates.count', { smart_count: data.total }) : undefined}
      width="wide"
      actions={
        <>
          <Button component={Link} to={screenPath('CustomerDistinction', 'list')} color="inherit">
            {t('duplicates.decided')}
          </Button>
          <Button component={Link} to={screenPath('CustomerMergeRecord', 'list')} color="inherit">
            {t('duplicates.past')}
          </Button>
        </>
      }
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={by}
        aria-label={t('duplicates.by.label')}
        onChange={(_, next: string | null) => next && void navigate(`/customers/duplicates/${next}`)}
        sx={{ mb: 2, '& .MuiToggleButton-root': { color: 'text.primary' } }}
      >
        <ToggleButton value="similarity">{t('duplicates.by.similarity')}</ToggleButton>
        <ToggleButton value="location">{t('duplicates.by.location')}</ToggleButton>
      </ToggleButtonGroup>
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading />}
      {data && data.shared.length > 0 && (
        <Alert severity="info" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {t('duplicates.shared', {
            list: data.shared.map((one) => t('duplicates.sharedOne', { ...one })).join(', '),
          })}
        </Alert>
      )}
      {data?.total === 0 && (
        <EmptyState
          title={t(by === 'location' ? 'duplicates.nonePlace' : 'duplicates.none')}
          text={t('duplicates.noneHint')}
        />
      )}
      <Stack spacing={2}>
        {data?.groups.map((group) => (
          <DuplicateCard
            key={group.customers.map(({ customerId }) => customerId).join(' ')}
            group={group}
            onDecided={() => void refetch()}
          />
        ))}
      </Stack>
      {pages > 1 && (
        <Stack direction="row" spacing={2} sx={{ mt: 2, alignItems: 'center' }}>
          <Button disabled={page <= 1} onClick={() => setSearch({ page: String(page - 1) })}>
            {t('duplicates.earlier')}
          </Button>
          <Typography>
            {t('duplicates.page', {
              from: (page - 1) * PAGE + 1,
              to: Math.min(page * PAGE, data?.total ?? 0),
            })}
          </Typography>
          <Button disabled={page >= pages} onClick={() => setSearch({ page: String(page + 1) })}>
            {t('duplicates.later')}
          </Button>
        </Stack>
      )}
    </Page>
  );
}
