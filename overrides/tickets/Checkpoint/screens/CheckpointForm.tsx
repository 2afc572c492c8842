/** What a door is asked for. */
import { Typography } from '@mui/material';
import { inputsOf } from '../../../../src/generic/inputsOf.tsx';
import { useTexts } from '../../ScanTrack/screens/useTexts.ts';

const { Inputs } = inputsOf('Checkpoint');

export function CheckpointForm() {
  const t = useTexts();
  return (
    <>
      <Inputs properties={['name', 'isDefault', 'isHidden']} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('doors.form.door')}
      </Typography>
    </>
  );
}
