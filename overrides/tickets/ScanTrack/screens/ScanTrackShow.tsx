/** A track: what it means at the doors, and which tickets follow it. */
import { Paper } from '@mui/material';
import { Facts } from '../../../../src/fields/Facts.tsx';
import { GenericShow } from '../../../../src/generic/GenericShow.tsx';
import { partsOf } from '../../../../src/generic/partsOf.tsx';
import { entryKindOf } from '../model.ts';
import { TrackPrices } from './TrackPrices.tsx';
import { useTexts } from './useTexts.ts';
import { useTrackWords } from './useTrackWords.ts';

const { Section, useRecord } = partsOf('ScanTrack');

export function ScanTrackShow() {
  return (
    <GenericShow>
      <Entry />
      <Section properties={['scanTrackCheckpointList']} />
      <Tickets />
    </GenericShow>
  );
}

function Entry() {
  const t = useTexts();
  const words = useTrackWords();
  const track = useRecord();
  if (!track) return null;
  const rule = { maxScanNb: track.maxScanNb ?? null, allowsReentry: track.allowsReentry ?? false };
  return (
    <Paper variant="outlined" sx={{ px: { xs: 2, sm: 3 }, py: 3 }}>
      <Facts
        facts={[
          {
            key: 'entries',
            label: t('doors.form.rules'),
            value: `${words.entries(rule)}. ${t(`doors.entries.${entryKindOf(rule)}Text`)}`,
          },
          {
            key: 'doors',
            label: t('doors.tabs.checkpoints'),
            value: words.passes(track.scanTrackCheckpointList ?? [], rule),
          },
        ]}
      />
    </Paper>
  );
}

function Tickets() {
  const track = useRecord();
  if (!track?.['@id']) return null;
  return <TrackPrices track={track['@id']} name={track.name ?? ''} isDefault={track.isDefault === true} />;
}
