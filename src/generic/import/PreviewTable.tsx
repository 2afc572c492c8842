/** The first rows with what each would do: what changes beside what stands, what is wrong in its cell. */
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { wantedForm } from '../../../schema/wantedForm.ts';
import { findProperty } from '../../data/paths.ts';
import { ValueField } from '../../fields/ValueField.tsx';
import { useLabel } from '../../i18n/useLabel.ts';
import { useSchema } from '../SchemaContext.tsx';
import type { Preview, PreviewRow, RowAction, RowViolation } from './useImport.ts';
import { useText } from './useText.ts';

export const actionColors: Readonly<Record<RowAction, string>> = {
  create: 'success.main',
  update: 'warning.main',
  unchanged: 'text.secondary',
  error: 'error.main',
};

export interface PreviewTableProps {
  readonly preview: Preview;
  readonly rows: readonly PreviewRow[];
}

export function PreviewTable({ preview, rows }: PreviewTableProps) {
  const { entity } = useSchema();
  const text = useText();
  const label = useLabel();
  const columns = preview.columns.flatMap(({ name }, index) => {
    const mapped = preview.mapping[name];
    return mapped ? [{ name, index, mapped, property: findProperty(entity, mapped) }] : [];
  });
  return (
    <Box
      role="region"
      aria-label={text('rows')}
      // Scrolls by itself: the keyboard must be able to reach it.
      tabIndex={0}
      sx={{ overflow: 'auto', maxHeight: '46vh', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{text('row')}</TableCell>
            <TableCell>{text('action')}</TableCell>
            {columns.map(({ name, property }) => (
              <TableCell key={name}>{property ? label(property.label) : name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.row} sx={{ '& td': { verticalAlign: 'top' } }}>
              <TableCell className="num">{row.row}</TableCell>
              <TableCell>
                <Box component="span" sx={{ color: actionColors[row.action], fontWeight: 600 }}>
                  {text(row.action)}
                </Box>
                <Violations list={row.violations.filter(({ column }) => column === '')} />
              </TableCell>
              {columns.map(({ name, index, mapped, property }) => (
                <TableCell key={name}>
                  <Cell row={row} text={row.cells[index]} name={mapped} property={property} />
                  <Violations list={row.violations.filter(({ column }) => column === name)} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface CellProps {
  readonly row: PreviewRow;
  readonly text: PreviewRow['cells'][number] | undefined;
  readonly name: string;
  readonly property: PropertyDescriptor | undefined;
}

/** Times depend on where, relations are ids, and addresses would be links: those are shown in the file's own words. */
const ownWords: readonly string[] = ['dateTime', 'relation', 'image', 'email', 'phone', 'url'];
const isInFile = (property: PropertyDescriptor | undefined): boolean =>
  !property || ownWords.includes(property.kind);
/** What is stored, where the file has what comes: an address may hold a slash, a record's ends in its id. */
const standing = (property: PropertyDescriptor, value: unknown): string =>
  property.kind === 'relation' ? (String(value).split('/').pop() ?? '') : String(value);

function Cell({ row, text, name, property }: CellProps) {
  const { byName } = useSchema();
  const change = row.changes[name];
  const own = <span>{String(text ?? '')}</span>;
  if (!change || !property) return own;
  const record = Object.fromEntries(Object.entries(row.changes).map(([key, { to }]) => [key, to]));
  const show = (value: unknown) => (
    <ValueField property={property} record={{ ...record, [name]: value }} entities={byName} place="cell" />
  );
  const next = isInFile(property) ? own : show(change.to);
  const isNew = change.from === null || row.action === 'create';
  if (isNew) return <Box sx={{ color: row.action === 'update' ? 'success.main' : undefined }}>{next}</Box>;
  return (
    <Box sx={{ display: 'grid', gap: 0.25 }}>
      <Box component="del" sx={{ color: 'error.main' }}>
        {isInFile(property) ? standing(property, change.from) : show(change.from)}
      </Box>
      <Box component="ins" sx={{ color: 'success.main', textDecoration: 'none', fontWeight: 600 }}>
        {next}
      </Box>
    </Box>
  );
}

function Violations({ list }: { readonly list: readonly RowViolation[] }) {
  const { entity } = useSchema();
  const translate = useTranslate();
  const label = useLabel();
  return list.map(({ property, code, message }) => {
    const wanted = wantedForm(findProperty(entity, property), code);
    return (
      <Box
        key={`${code}${message}`}
        sx={{ color: 'error.main', fontSize: 12.5, minWidth: 120, maxWidth: 240 }}
      >
        {translate(`app.violation.${code}`, { _: message })}
        {wanted && <Box sx={{ color: 'text.secondary' }}>{label(wanted)}</Box>}
      </Box>
    );
  });
}
