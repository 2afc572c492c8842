/** Rows of a file with why they are refused, and where they are kept the row as it came. */
import { TableCell, TableRow } from '@mui/material';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { useTexts } from './useTexts.ts';

interface RowFault {
  readonly row: number;
  readonly why: string;
  readonly cells?: string;
}

export function FaultTable({ faults }: { readonly faults: readonly RowFault[] }) {
  const t = useTexts();
  const hasCells = faults.some(({ cells }) => cells !== undefined);
  return (
    <SmallTable
      label={t('timport.show.refusedRows')}
      columns={[
        { name: 'row', head: t('timport.controls.row'), sx: { width: 80 } },
        { name: 'why', head: t('timport.controls.why') },
        ...(hasCells ? [{ name: 'cells', head: t('timport.show.cells') }] : []),
      ]}
    >
      {faults.map(({ row, why, cells }) => (
        <TableRow key={row} sx={{ '& td': { verticalAlign: 'top' } }}>
          <TableCell className="num">{row}</TableCell>
          <TableCell sx={{ color: 'error.main', minWidth: 220 }}>{why}</TableCell>
          {hasCells && (
            <TableCell sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{cells}</TableCell>
          )}
        </TableRow>
      ))}
    </SmallTable>
  );
}
