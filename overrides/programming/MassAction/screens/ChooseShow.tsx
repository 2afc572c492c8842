/** `/mass-action/ticketing`: the show whose performances are changed together. */
import ChevronRight from '@mui/icons-material/ChevronRight';
import HistoryIcon from '@mui/icons-material/History';
import { Alert, Box, Button, Link, Skeleton, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useDebounced } from '../../../../src/fields/picker/useDebounced.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useTexts } from './useTexts.ts';

const MOST = 100;

const useShows = (find: string) =>
  useQuery({
    queryKey: ['Ticketing', 'mass action', find],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      callAction(
        'Ticketing.list',
        {
          query: {
            ...(find && { 'title[contains]': find }),
            'totalEventDateCount[gt]': 0,
            'order[futureEventDateCount]': 'desc',
            itemsPerPage: MOST,
          },
          fields: [
            'title',
            'futureEventDateCount',
            'totalEventDateCount',
            { venue: ['name'] },
            { season: ['name'] },
          ],
        },
        { signal },
      ),
  });

export function ChooseShow() {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const find = useDebounced(typed.trim());
  return (
    <Page
      width="form"
      title={t('massAction.title')}
      subtitle={t('massAction.subtitle')}
      actions={
        <Button
          component={RouterLink}
          to={screenPath('Job', 'list')}
          color="inherit"
          startIcon={<HistoryIcon />}
        >
          {t('massAction.history')}
        </Button>
      }
    >
      <TextField
        size="small"
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={t('massAction.find')}
        slotProps={{ htmlInput: { 'aria-label': t('massAction.find') } }}
        sx={{ mb: 2, width: '100%', maxWidth: 360 }}
      />
      <Shows find={find} />
    </Page>
  );
}

function Shows({ find }: { readonly find: string }) {
  const t = useTexts();
  const { data, error, refetch } = useShows(find);
  if (error) return <ProblemAlert error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  if (data.member.length === 0)
    return <EmptyState title={find ? t('massAction.notFound') : t('massAction.noShow')} />;
  return (
    <>
      {data.totalItems > MOST && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('massAction.tooMany')}
        </Alert>
      )}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          '& > li + li': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        {data.member.map((show) => (
          <Box component="li" key={show['@id']}>
            <Link
              component={RouterLink}
              to={`/mass-action/ticketing/${show['@id'].split('/').at(-1)}`}
              color="inherit"
              underline="none"
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1,
                px: 2,
                py: 1.5,
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                <Typography
                  component="span"
                  sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}
                >
                  {show.title}
                </Typography>
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  {[
                    t('massAction.ofShow', {
                      smart_count: show.totalEventDateCount ?? 0,
                      coming: show.futureEventDateCount ?? 0,
                    }),
                    show.venue?.name,
                    show.season?.name,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              </Box>
              <ChevronRight sx={{ color: 'text.secondary' }} />
            </Link>
          </Box>
        ))}
      </Box>
    </>
  );
}
