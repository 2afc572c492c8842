import CheckIcon from '@mui/icons-material/Check';
import { Box, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ValueProps } from './ValueProps.ts';

export function BooleanValue({ place, value }: ValueProps) {
  const translate = useTranslate();
  if (!value)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate('app.field.no')}
      </Box>
    );
  return (
    <Stack direction="row" component="span" sx={{ gap: 0.5, alignItems: 'center' }}>
      <CheckIcon
        sx={{ fontSize: 18, color: 'success.main' }}
        titleAccess={place === 'cell' ? translate('app.field.yes') : ''}
      />
      {place === 'page' && translate('app.field.yes')}
    </Stack>
  );
}
