/** `/settings/scan-tracks/checkpoints`: the doors of the house and the tracks that lead there. */
import { Button, Chip, Link, List, ListItem, Paper, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { GenericList } from '../../../../src/generic/GenericList.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { CreateButton } from '../../../../src/generic/list/CreateButton.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { DoorTabs } from '../../ScanTrack/screens/DoorTabs.tsx';
import { useTexts } from '../../ScanTrack/screens/useTexts.ts';

const FIELDS = [
  'name',
  'isDefault',
  'isHidden',
  { scanTrackCheckpointList: [{ scanTrack: ['name'] }] },
] as const;

type Door = RecordOf<'Checkpoint', typeof FIELDS>;

/** More than any house has. */
const MOST = 200;

export function CheckpointList() {
  const [search] = useSearchParams();
  return search.size > 0 ? <GenericList /> : <Checkpoints />;
}

function Checkpoints() {
  const t = useTexts();
  const mayScan = useHas('tickets.scan');
  const { data, error, refetch } = useQuery({
    queryKey: ['Checkpoint', 'of the house'],
    queryFn: ({ signal }) => {
      const query = { 'order[isHidden]': 'asc', 'order[name]': 'asc', itemsPerPage: MOST };
      return callAction('Checkpoint.list', { query, fields: FIELDS }, { signal });
    },
  });
  return (
    <Page
      title={t('doors.tabs.checkpoints')}
      subtitle={t('doors.checkpoints.subtitle')}
      actions={
        <>
          {mayScan && (
            <Button color="inherit" component={RouterLink} to="/scan">
              {t('doors.checkpoints.scan')}
            </Button>
          )}
          <CreateButton />
        </>
      }
      width="form"
    >
      <DoorTabs shown="Checkpoint" />
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading />}
      {data?.member.length === 0 && (
        <EmptyState title={t('doors.checkpoints.none')} text={t('doors.checkpoints.noneText')} />
      )}
      {data && data.member.length > 0 && (
        <Paper variant="outlined">
          <List disablePadding>
            {data.member.map((door, index) => (
              <DoorItem key={door['@id']} door={door} isLast={index === data.member.length - 1} />
            ))}
          </List>
        </Paper>
      )}
    </Page>
  );
}

function DoorItem({ door, isLast }: { readonly door: Door; readonly isLast: boolean }) {
  const t = useTexts();
  const tracks = door.scanTrackCheckpointList.map(({ scanTrack }) => scanTrack.name).sort();
  return (
    <ListItem divider={!isLast} sx={{ display: 'block', py: 2, px: { xs: 2, sm: 3 } }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 0.5 }}>
        <Link
          component={RouterLink}
          to={screenPath('Checkpoint', 'show', door['@id'])}
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {door.name}
        </Link>
        {door.isDefault && (
          <Chip size="small" color="primary" variant="outlined" label={t('doors.checkpoints.proposed')} />
        )}
        {door.isHidden && <Chip size="small" variant="outlined" label={t('doors.isHidden')} />}
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {tracks.length > 0
          ? t('doors.checkpoints.named', { tracks: tracks.join(' · ') })
          : t('doors.checkpoints.unnamed')}
      </Typography>
    </ListItem>
  );
}
