/** On a plan's page: the ways to its drawing, and to the performances on it. */
import DrawIcon from '@mui/icons-material/Edit';
import { Box, Button } from '@mui/material';
import { Link } from 'react-router';
import { useHas } from '../../../../src/data/useHas.ts';
import { partsOf } from '../../../../src/generic/partsOf.tsx';
import { useTexts } from './useTexts.ts';

const { useRecord } = partsOf('SeatConfig');

export function DrawLink() {
  const t = useTexts();
  const record = useRecord();
  const mayDraw = useHas('seating.write');
  if (!record) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {mayDraw && (
        <Button
          variant="contained"
          startIcon={<DrawIcon />}
          component={Link}
          to={`/SeatConfig/${record.id}/plan`}
        >
          {t('planEditor.draw')}
        </Button>
      )}
      <Button variant="outlined" component={Link} to={`/SeatConfig/${record.id}/performances`}>
        {t('planEditor.performances')}
      </Button>
    </Box>
  );
}
