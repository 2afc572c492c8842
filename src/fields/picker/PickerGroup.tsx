/** Options of a kind under a heading; those without one are below a line. */
import { Box } from '@mui/material';
import type { ReactNode } from 'react';

export function PickerGroup({ name, children }: { readonly name: string; readonly children?: ReactNode }) {
  return (
    <li>
      {name && (
        <Box sx={{ px: 2, pt: 1, pb: 0.5, fontSize: 12, fontWeight: 600, color: 'text.secondary' }}>
          {name}
        </Box>
      )}
      <Box component="ul" sx={{ p: 0, ...(!name && { borderTop: 1, borderColor: 'divider' }) }}>
        {children}
      </Box>
    </li>
  );
}
