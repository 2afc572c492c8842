/** What a track is asked for: its name, how often it lets in, and through which doors. */
import { Skeleton, Typography } from '@mui/material';
import { Suspense } from 'react';
import { inputsOf } from '../../../../src/generic/inputsOf.tsx';
import { lazyPart } from '../../../../src/parts/lazyPart.tsx';
import { useTexts } from './useTexts.ts';

const EntryChoice = lazyPart(async () => (await import('./EntryChoice.tsx')).EntryChoice);

const { Inputs } = inputsOf('ScanTrack');

export function ScanTrackForm() {
  const t = useTexts();
  return (
    <>
      <Inputs properties={['name']} />
      <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
        <EntryChoice />
      </Suspense>
      <Inputs properties={['scanTrackCheckpointList']} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('doors.form.doorsHint')}
      </Typography>
      <Inputs properties={['isDefault', 'isHidden']} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('doors.form.default')}
      </Typography>
    </>
  );
}
