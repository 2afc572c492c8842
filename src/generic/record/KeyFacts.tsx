/** The few things one opens a record for, and its picture, before everything else. */
import { Box, Paper } from '@mui/material';
import type { RaRecord } from 'ra-core';
import { Values } from '../ShowSection.tsx';
import type { Facts } from './chooseFacts.ts';

export function KeyFacts({ picture, facts, record }: Facts & { readonly record: RaRecord }) {
  const source = picture && record[picture.name];
  return (
    <Paper
      variant="outlined"
      component="section"
      sx={{ p: { xs: 2, sm: 3 }, display: 'flex', gap: 3, alignItems: 'flex-start' }}
    >
      {typeof source === 'string' && (
        <Box
          component="img"
          src={source}
          alt=""
          sx={{
            width: { xs: 72, sm: 120 },
            aspectRatio: '3 / 4',
            objectFit: 'cover',
            borderRadius: 0.75,
            flexShrink: 0,
            bgcolor: 'action.hover',
          }}
        />
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Values properties={facts} record={record} />
      </Box>
    </Paper>
  );
}
