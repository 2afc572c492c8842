/** What a seating configuration is asked for: how people sit, and what follows from that. */
import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { inputsOf } from '../../../../src/generic/inputsOf.tsx';
import { useTexts } from './useTexts.ts';

const { Inputs } = inputsOf('LogicalSeatConfig');

const groupsLabel = { en: 'Groups and contingents', fr: 'Catégories et contingents' };

export function RoomSaleForm() {
  const t = useTexts();
  const id = useId();
  const { control } = useFormContext();
  const { field } = useController({ control, name: 'isNumberedSeating', defaultValue: true });
  const isNumbered = field.value === true;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Inputs properties={['name']} />
      <FormControl>
        <FormLabel id={id}>{t('roomSale.kind')}</FormLabel>
        <RadioGroup
          aria-labelledby={id}
          value={isNumbered ? 'numbered' : 'free'}
          onChange={(_, value) => field.onChange(value === 'numbered')}
        >
          {(['numbered', 'free'] as const).map((kind) => (
            <FormControlLabel
              key={kind}
              value={kind}
              control={<Radio />}
              label={t(`roomSale.kinds.${kind}`)}
            />
          ))}
        </RadioGroup>
        <Typography variant="body2" color="textSecondary">
          {t('roomSale.both')}
        </Typography>
      </FormControl>
      {isNumbered ? (
        <Inputs properties={['seatConfig']} />
      ) : (
        <Inputs properties={['totalStock', 'unlimitedStock']} />
      )}
      <Inputs label={groupsLabel} properties={['seatGroupList', 'defaultSeatGroup', 'contingentList']} />
    </Box>
  );
}
