/** What a press will do, sentence by sentence, before it is done. */
import { Box, Paper, Typography } from '@mui/material';
import { useId } from 'react';

export function EffectList({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" aria-live="polite" sx={{ m: 0, pl: 3 }}>
        {lines.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </Paper>
  );
}
