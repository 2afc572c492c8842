/** The way back to the list this record is in, and what else is on that line. */
import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useLabel } from '../i18n/useLabel.ts';
import { useWayBack } from './record/useWayBack.ts';
import { useSchema } from './SchemaContext.tsx';

export function BackLink({ children }: { readonly children?: ReactNode }) {
  const { entity } = useSchema();
  const { to, state } = useWayBack();
  const label = useLabel();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 34, mb: 0.5 }}>
      {entity.operations.includes('list') && (
        <Link
          component={RouterLink}
          to={to}
          state={state}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontSize: 14 }}
        >
          <ArrowBack sx={{ fontSize: 16 }} />
          {label(entity.plural)}
        </Link>
      )}
      {children}
    </Box>
  );
}
