/** The first rows of a file in their columns, with a list above each: where it goes. */
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { NativeChoice } from '../../../../src/generic/NativeChoice.tsx';
import type { Columns, Target } from '../model/columns.ts';
import type { Sheet } from '../model/settings.ts';
import { useTexts } from './useTexts.ts';

const SHOWN = 6;

export function ColumnsTable({
  sheet,
  columns,
  targets,
  onChoose,
}: {
  readonly sheet: Sheet;
  readonly columns: Columns;
  readonly targets: readonly Target[];
  readonly onChoose: (column: string, target: Target | null) => void;
}) {
  const t = useTexts();
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={{ '& td, & th': { whiteSpace: 'nowrap' } }}>
        <TableHead>
          <TableRow>
            {sheet.columns.map((column) => (
              <TableCell key={column} sx={{ minWidth: 210, verticalAlign: 'bottom' }}>
                <Box sx={{ mb: 1 }}>{column}</Box>
                <NativeChoice
                  isInTable
                  label={t('timport.preview.goes', { name: column })}
                  value={columns[column] ?? ''}
                  onChange={(value) => onChoose(column, targets.find((one) => one === value) ?? null)}
                >
                  <option value="">{t('timport.preview.leave')}</option>
                  {targets.map((target) => (
                    <option key={target} value={target}>
                      {t(`timport.target.${target}`)}
                    </option>
                  ))}
                </NativeChoice>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {sheet.values.slice(0, SHOWN).map((cells, row) => (
            // The rows of a file have no name but their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: they are never moved
            <TableRow key={row}>
              {sheet.columns.map((column, index) => (
                <TableCell key={column} sx={{ color: columns[column] ? 'text.primary' : 'text.secondary' }}>
                  {String(cells[index] ?? '').slice(0, 60)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
