/** Plain words; those of several lines keep them on a page. */
import { Box } from '@mui/material';
import { useLabel } from '../../i18n/useLabel.ts';
import { nameOfValue } from '../nameOfValue.ts';
import { Clip } from './Clip.tsx';
import type { ValueProps } from './ValueProps.ts';

export function TextValue({ property, place, value }: ValueProps) {
  const label = useLabel();
  const text = nameOfValue(property, String(value), label);
  if (place === 'cell') return <Clip text={text} />;
  if (property.kind === 'text') return <Box sx={{ whiteSpace: 'pre-wrap' }}>{text}</Box>;
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {text}
    </Box>
  );
}
