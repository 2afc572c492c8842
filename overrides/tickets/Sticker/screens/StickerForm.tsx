/** What a sheet is asked for, with the drawing that follows the hands: children of the generic create and edit screens. */
import { Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { inputsOf } from '../../../../src/generic/inputsOf.tsx';
import type { SheetMeasures } from '../model.ts';
import { SheetPreview } from './SheetPreview.tsx';

const { Inputs } = inputsOf('Sticker');

const measuresLabel = { en: 'Measures (mm)', fr: 'Mesures (mm)' };

export function StickerForm() {
  return (
    <Box
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' }, alignItems: 'start' }}
    >
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        <Inputs properties={['name', 'pageType', 'horizontalNb', 'verticalNb']} />
        <Inputs
          label={measuresLabel}
          properties={[
            'stickerWidth',
            'stickerHeight',
            'marginLeft',
            'marginTop',
            'horizontalDistance',
            'verticalDistance',
          ]}
        />
      </Box>
      <Box sx={{ position: { md: 'sticky' }, top: 24, minWidth: 0 }}>
        <LivePreview />
      </Box>
    </Box>
  );
}

/** Of its own, so that a key pressed draws the sheet again and not the form. */
function LivePreview() {
  return <SheetPreview measures={useWatch() as SheetMeasures} />;
}
