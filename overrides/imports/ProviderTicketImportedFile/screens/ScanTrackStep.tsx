/** The last step: where the tickets are scanned, and the start, with what will come of it. */
import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import type { Checked } from '../model/checked.ts';
import { Choices } from './Choices.tsx';
import { FlowFrame, useFlow } from './FlowFrame.tsx';
import { stepPath } from './flow.ts';
import { useTexts } from './useTexts.ts';
import { useCheck, useForgetFile } from './useTicketFile.ts';

export function ScanTrackStep() {
  const { file } = useFlow();
  const { data, error, refetch } = useCheck(file);
  return (
    <FlowFrame step="scan-track" title={data?.file.name}>
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading />}
      {data && <Start checked={data} />}
    </FlowFrame>
  );
}

function Start({ checked: { file, scanTracks, totals } }: { readonly checked: Checked }) {
  const t = useTexts();
  const navigate = useNavigate();
  const forget = useForgetFile();
  const { eventDateId, file: id } = useFlow();
  const [track, setTrack] = useState(file.scanTrack ?? '');
  const handle = useAction('ProviderTicketImportedFile.handle', ['importStatus']);
  const start = async () => {
    const done = await handle.run({ id, body: { mapping: file.mapping, scanTrack: track || null } });
    if (!done.isDone) return;
    forget();
    void navigate(screenPath('ProviderTicketImportedFile', 'show', id), { replace: true });
  };
  return (
    <>
      <Choices
        title={t('timport.track.title')}
        value={track}
        choices={[
          { value: '', label: t('timport.track.own'), hint: t('timport.track.ownHint') },
          ...scanTracks.map(({ id: value, name, isDefault }) => ({
            value,
            label: name,
            ...(isDefault && { hint: t('timport.track.default') }),
          })),
        ]}
        onChange={setTrack}
      />
      {totals.refused > 0 && (
        <Alert severity="warning" sx={{ mb: 2, maxWidth: 720 }}>
          {t('timport.track.refused', { smart_count: totals.refused })}
        </Alert>
      )}
      <ProblemAlert error={handle.refusal?.error} />
      <Box sx={{ display: 'flex', gap: 1.5, mt: 2 }}>
        <Button color="inherit" component={Link} to={stepPath(eventDateId, 'options', id)}>
          {t('timport.previous')}
        </Button>
        <Button variant="contained" disabled={handle.isPending} onClick={() => void start()}>
          {totals.tickets > 0
            ? t('timport.track.start', { smart_count: totals.tickets })
            : t('timport.track.startNone')}
        </Button>
      </Box>
    </>
  );
}
