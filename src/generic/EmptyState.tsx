/** What stands where nothing is yet: one sentence, and the next move. Texts come translated. */
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  readonly icon?: ReactNode;
  /** A button or link: the next move. */
  readonly action?: ReactNode;
}

export function EmptyState({ title, text, icon, action }: EmptyStateProps) {
  return (
    <Box sx={{ textAlign: 'center', py: 8, px: 3, maxWidth: 480, mx: 'auto' }}>
      {icon && <Box sx={{ color: 'primary.main', mb: 2, '& svg': { fontSize: 40 } }}>{icon}</Box>}
      <Typography variant="h2" component="p" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>}
      {action && <Box sx={{ mt: 3 }}>{action}</Box>}
    </Box>
  );
}
