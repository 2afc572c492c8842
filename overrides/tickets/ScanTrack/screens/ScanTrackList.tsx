/** `/settings/scan-tracks/tracks`: each track as what it means at the doors. The table is wherever a list is asked for. */
import { Chip, Link, List, ListItem, Paper, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { GenericList } from '../../../../src/generic/GenericList.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { CreateButton } from '../../../../src/generic/list/CreateButton.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { DoorTabs } from './DoorTabs.tsx';
import { useTexts } from './useTexts.ts';
import { useTrackWords } from './useTrackWords.ts';

const FIELDS = [
  'name',
  'maxScanNb',
  'allowsReentry',
  'isDefault',
  'isHidden',
  'priceCount',
  { scanTrackCheckpointList: ['label', 'maxScanNb'] },
] as const;

type Track = RecordOf<'ScanTrack', typeof FIELDS>;

/** More than any house has. */
const MOST = 200;

export function ScanTrackList() {
  const [search] = useSearchParams();
  return search.size > 0 ? <GenericList /> : <Tracks />;
}

function Tracks() {
  const t = useTexts();
  const { data, error, refetch } = useQuery({
    queryKey: ['ScanTrack', 'of the house'],
    queryFn: ({ signal }) => {
      const query = { 'order[isHidden]': 'asc', 'order[name]': 'asc', itemsPerPage: MOST };
      return callAction('ScanTrack.list', { query, fields: FIELDS }, { signal });
    },
  });
  return (
    <Page
      title={t('doors.tabs.tracks')}
      subtitle={t('doors.tracks.subtitle')}
      actions={<CreateButton />}
      width="form"
    >
      <DoorTabs shown="ScanTrack" />
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading />}
      {data?.member.length === 0 && (
        <EmptyState title={t('doors.tracks.none')} text={t('doors.tracks.noneText')} />
      )}
      {data && data.member.length > 0 && (
        <Paper variant="outlined">
          <List disablePadding>
            {data.member.map((track, index) => (
              <TrackItem key={track['@id']} track={track} isLast={index === data.member.length - 1} />
            ))}
          </List>
        </Paper>
      )}
    </Page>
  );
}

function TrackItem({ track, isLast }: { readonly track: Track; readonly isLast: boolean }) {
  const t = useTexts();
  const words = useTrackWords();
  const count = track.priceCount ?? 0;
  const follows = count > 0 ? t('doors.prices.count', { smart_count: count }) : undefined;
  const others = track.isDefault ? t('doors.prices.others') : undefined;
  const tickets = [others, follows].filter(Boolean).join(' · ') || t('doors.prices.nobody');
  return (
    <ListItem divider={!isLast} sx={{ display: 'block', py: 2, px: { xs: 2, sm: 3 } }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 0.5 }}>
        <Link
          component={RouterLink}
          to={screenPath('ScanTrack', 'show', track['@id'])}
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {track.name}
        </Link>
        {track.isDefault && (
          <Chip size="small" color="primary" variant="outlined" label={t('doors.isDefault')} />
        )}
        {track.isHidden && <Chip size="small" variant="outlined" label={t('doors.isHidden')} />}
      </Stack>
      <Typography>
        {words.entries(track)} · {words.passes(track.scanTrackCheckpointList, track)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {tickets}
      </Typography>
    </ListItem>
  );
}
