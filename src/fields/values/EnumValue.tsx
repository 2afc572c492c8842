/** A choice, by its name in the reader's language. */
import { Box } from '@mui/material';
import { useLabel } from '../../i18n/useLabel.ts';
import { nameOfValue } from '../nameOfValue.ts';
import type { ValueProps } from './ValueProps.ts';

export function EnumValue({ property, value }: ValueProps) {
  const label = useLabel();
  const text = nameOfValue(property, String(value), label);
  return (
    <Box
      component="span"
      // Where a narrow column cuts it.
      title={text}
      sx={{
        display: 'inline-block',
        verticalAlign: 'middle',
        maxWidth: '100%',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        px: 1,
        py: 0.25,
        borderRadius: 4,
        fontSize: 13,
        bgcolor: 'action.hover',
        border: 1,
        borderColor: 'divider',
        whiteSpace: 'nowrap',
      }}
    >
      {text}
    </Box>
  );
}
