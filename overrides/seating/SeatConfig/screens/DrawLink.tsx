/** On a plan's page: the way to its drawing. */
import DrawIcon from '@mui/icons-material/Edit';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { useHas } from '../../../../src/data/useHas.ts';
import { partsOf } from '../../../../src/generic/partsOf.tsx';
import { useTexts } from './useTexts.ts';

const { useRecord } = partsOf('SeatConfig');

export function DrawLink() {
  const t = useTexts();
  const record = useRecord();
  const mayDraw = useHas('seating.write');
  if (!record || !mayDraw) return null;
  return (
    <Button
      variant="contained"
      startIcon={<DrawIcon />}
      component={Link}
      to={`/SeatConfig/${record.id}/plan`}
      sx={{ alignSelf: 'flex-start', mb: 2 }}
    >
      {t('planEditor.draw')}
    </Button>
  );
}
