import { Box } from '@mui/material';
import { useLabel } from '../../i18n/useLabel.ts';
import type { ValueProps } from './ValueProps.ts';

export function ImageValue({ property, place, value }: ValueProps) {
  const label = useLabel();
  return (
    <Box
      component="img"
      src={String(value)}
      alt={label(property.label)}
      loading="lazy"
      sx={{ maxHeight: place === 'cell' ? 32 : 160, maxWidth: '100%', borderRadius: 0.5 }}
    />
  );
}
