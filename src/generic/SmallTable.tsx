/** The table of a hand-written screen: where it is wider than the screen it scrolls within itself, by keyboard too. */
import { Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';

export interface SmallTableColumn extends Pick<ComponentProps<typeof TableCell>, 'align' | 'sx'> {
  readonly name: string;
  readonly head: ReactNode;
}

export interface SmallTableProps {
  /** What it is a table of, for who does not see it. */
  readonly label: string;
  readonly columns: readonly SmallTableColumn[];
  /** The rows. */
  readonly children: ReactNode;
}

export function SmallTable({ label, columns, children }: SmallTableProps) {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label={label}
      sx={{ position: 'relative' }}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map(({ name, head, ...how }) => (
              <TableCell key={name} {...how}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  );
}
