/** A part of a customer's page under its heading, or that there is nothing in it. */
import { Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface CustomerPartProps {
  readonly title: string;
  readonly none: string;
  readonly isEmpty: boolean;
  /** Its table has the same name, and is a landmark itself. */
  readonly isTable?: boolean;
  readonly children: ReactNode;
}

export function CustomerPart({ title, none, isEmpty, isTable = false, children }: CustomerPartProps) {
  return (
    <Paper
      component="section"
      variant="outlined"
      {...(!isTable && { 'aria-label': title })}
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {isEmpty ? <Typography sx={{ color: 'text.secondary' }}>{none}</Typography> : children}
    </Paper>
  );
}
