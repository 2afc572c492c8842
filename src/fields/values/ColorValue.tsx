import { Box, Stack } from '@mui/material';
import type { ValueProps } from './ValueProps.ts';

export function ColorValue({ place, value }: ValueProps) {
  const text = String(value);
  return (
    <Stack direction="row" component="span" sx={{ gap: 1, alignItems: 'center' }}>
      <Box
        component="span"
        {...(place === 'cell' ? { role: 'img', 'aria-label': text, title: text } : {})}
        sx={{
          width: 18,
          height: 18,
          borderRadius: 0.75,
          bgcolor: text,
          border: 1,
          borderColor: 'divider',
        }}
      />
      {place === 'page' && <span className="num">{text}</span>}
    </Stack>
  );
}
