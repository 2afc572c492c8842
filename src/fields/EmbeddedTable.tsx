/** Objects answered inside their owner, as a table of their own properties. */
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { isOwner } from '../data/choose.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { isEndAligned } from './isEndAligned.ts';
import { ValueField } from './ValueField.tsx';
import type { ValueFieldProps } from './values/ValueProps.ts';

const hidden = new Set(['json', 'html', 'text', 'image']);
const maxColumns = 7;

/** The way back to the owner is redundant here; long values have their own screen. */
function columnsOf({ property, entities }: Pick<ValueFieldProps, 'property' | 'entities'>) {
  const target = entities.get(property.target ?? property.shape ?? '');
  const useful = (target?.properties ?? []).filter(
    (each: PropertyDescriptor) =>
      each.name !== property.inverse && !each.many && !hidden.has(each.kind) && !isOwner(each, entities),
  );
  const marked = useful.filter((each) => each.list);
  return (marked.length > 0 ? marked : useful).slice(0, maxColumns);
}

/** What no row has a value of (the amount, where all conditions are of numbers) is no column. */
function filledColumns(columns: readonly PropertyDescriptor[], rows: EmbeddedTableProps['rows']) {
  const isFilled = ({ name }: PropertyDescriptor) => rows.some((row) => (row[name] ?? '') !== '');
  const filled = columns.filter(isFilled);
  return filled.length > 0 ? filled : columns;
}

interface EmbeddedTableProps extends ValueFieldProps {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

export function EmbeddedTable({ property, record, entities, rows }: EmbeddedTableProps) {
  const label = useLabel();
  const columns = filledColumns(columnsOf({ property, entities }), rows);
  return (
    <Box sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }} tabIndex={0}>
      <Table size="small" aria-label={label(property.label)} sx={{ overflowWrap: 'normal' }}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.name} align={isEndAligned(column) ? 'right' : 'left'}>
                {label(column.label)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={String(row['@id'] ?? index)}>
              {columns.map((column) => (
                <TableCell key={column.name} align={isEndAligned(column) ? 'right' : 'left'}>
                  {/* Currency and timezone may be on the owner. */}
                  <ValueField
                    property={column}
                    record={{ ...record, ...row }}
                    entities={entities}
                    place="cell"
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
