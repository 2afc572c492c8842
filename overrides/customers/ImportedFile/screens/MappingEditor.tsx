/** Where each column of a sheet goes; what is chosen is kept at once. */
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callAction } from '../../../../src/data/callAction.ts';
import { findProperty } from '../../../../src/data/paths.ts';
import { NativeChoice } from '../../../../src/generic/NativeChoice.tsx';
import { useSchema } from '../../../../src/generic/SchemaContext.tsx';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { readTarget } from '../model/columnTargets.ts';
import { customerOptions, fieldOptions, listSlug, type TargetOption } from './targetOptions.ts';
import type { ImportedFileRecord } from './useImportedFile.ts';
import { useTexts } from './useTexts.ts';

export type Sheet = NonNullable<ImportedFileRecord['sheets']>[number];
export type Entry = NonNullable<ImportedFileRecord['mapping']>[number];
export type Targets = Readonly<Record<string, string | null>>;

const drawn = (options: readonly TargetOption[]): ReactNode =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

function useTargets() {
  const { entity } = useSchema();
  const label = useLabel();
  const { data } = useQuery({
    queryKey: ['imported-file', 'fields'],
    queryFn: ({ signal }) =>
      callAction(
        'CustomerFieldContract.list',
        { fields: ['slug', 'label'], query: { itemsPerPage: 200 } },
        { signal },
      ),
  });
  const labelOf = (name: string) => {
    const property = findProperty(entity, name);
    return property ? label(property.label) : name;
  };
  return { customer: customerOptions(labelOf), own: fieldOptions(data?.member ?? []) };
}

export function MappingEditor({
  sheet,
  columns,
  onChange,
}: {
  readonly sheet: Sheet;
  readonly columns: Targets;
  readonly onChange: (columns: Targets) => void;
}) {
  const t = useTexts();
  const { customer, own } = useTargets();
  const names = Array.isArray(sheet.columns) ? sheet.columns.map(String) : [];
  const samples: readonly unknown[] = Array.isArray(sheet.samples) ? sheet.samples : [];
  return (
    <Table size="small" sx={{ '& td, & th': { px: { xs: 1, sm: 2 } }, tableLayout: 'fixed' }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('imports.column')}</TableCell>
          <TableCell sx={{ width: '50%' }}>{t('imports.field')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {names.map((name, index) => {
          const list = `contact.diffusionListOK.${listSlug(name)}`;
          const value = columns[name] ?? '';
          const isOther = readTarget(value)?.kind === 'diffusion' && value !== list;
          const shown = samples[index];
          return (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                <Box sx={{ fontWeight: 600 }}>{name}</Box>
                <Box sx={{ color: 'text.secondary', fontSize: 12.5, fontWeight: 400 }}>
                  {(Array.isArray(shown) ? shown : []).map((text) => String(text).slice(0, 40)).join(' · ')}
                </Box>
              </TableCell>
              <TableCell>
                <NativeChoice
                  isInTable
                  label={t('imports.fieldOf', { name })}
                  value={value}
                  onChange={(target) => onChange({ ...columns, [name]: target || null })}
                >
                  <option value="">{t('imports.leave')}</option>
                  <optgroup label={t('imports.customer')}>{drawn(customer)}</optgroup>
                  {own.length > 0 && <optgroup label={t('imports.own')}>{drawn(own)}</optgroup>}
                  <optgroup label={t('imports.lists')}>
                    <option value={list}>{t('imports.listOf', { name: listSlug(name) })}</option>
                    {isOther && (
                      <option value={value}>
                        {t('imports.listOf', { name: value.split('.').at(-1) ?? value })}
                      </option>
                    )}
                  </optgroup>
                </NativeChoice>
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
