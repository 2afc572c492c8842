/** A part of an order's page under its heading, with what it is read by: waiting, refused, there. */
import { Box, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';

interface OrderPartProps {
  readonly title: string;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly children: ReactNode;
}

export function OrderPart({ title, isPending, error, children }: OrderPartProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <ProblemAlert error={error} />
      {isPending && !error ? <Skeleton variant="rounded" height={120} /> : children}
    </Box>
  );
}
