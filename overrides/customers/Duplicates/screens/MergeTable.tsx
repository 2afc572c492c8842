/** The values of customers side by side, with what stands afterwards: chosen where they differ, combined where they are lists. */
import { FormControlLabel, Radio, TableCell, TableRow, Typography } from '@mui/material';
import { use } from 'react';
import type { CustomerMergeSource } from '../../../../schema/generated/customers/CustomerMergeSource.ts';
import { loadSchema } from '../../../../src/data/descriptors.ts';
import { nameOfValue } from '../../../../src/fields/nameOfValue.ts';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import {
  CHOSEN,
  type Chosen,
  findSource,
  type MergeChoices,
  type MergeSource,
  type MergeValues,
  mergeCustomers,
} from '../model/mergeCustomers.ts';
import { useTexts } from './useTexts.ts';

export type Source = Omit<CustomerMergeSource, 'values'> & MergeSource;

export const readSource = (source: CustomerMergeSource): Source => ({
  ...source,
  id: source.customerId,
  values: source.values as MergeValues,
});

const LISTS = ['emailList', 'phoneList', 'interests', 'diffusionListOK', 'diffusionListNO'] as const;

export const nameSource = ({ id, values }: Source): string =>
  [values.lastname, values.firstname].filter(Boolean).join(' ') || values.emailList?.[0] || String(id);

const showList = (values: MergeValues, name: (typeof LISTS)[number]): string =>
  values[name]?.join(', ') ?? '';

interface MergeTableProps {
  readonly sources: readonly Source[];
  /** The kept one first. */
  readonly ordered: readonly Source[];
  readonly choices: MergeChoices;
  readonly onKeep: (id: number) => void;
  readonly onChoose: (name: Chosen, id: number) => void;
}

export function MergeTable({ sources, ordered, choices, onKeep, onChoose }: MergeTableProps) {
  const t = useTexts();
  const label = useLabel();
  const { entity } = use(loadSchema('CrmCustomer'));
  const nameProperty = (name: string): string => {
    const found = entity.properties.find((one) => one.name === name);
    return found ? label(found.label) : name;
  };
  const showValue = (name: Chosen, value: string | null): string => {
    const found = entity.properties.find((one) => one.name === name);
    return found && value ? nameOfValue(found, value, label) : (value ?? '');
  };
  const after = mergeCustomers(ordered, choices);
  const filled = CHOSEN.filter((name) => sources.some(({ values }) => values[name]));
  const differs = (name: Chosen): boolean =>
    new Set(sources.map(({ values }) => values[name] ?? '')).size > 1;
  const rows = [...filled.filter(differs), ...filled.filter((name) => !differs(name))];
  const lists = LISTS.filter((name) => sources.some(({ values }) => showList(values, name)));
  return (
    <SmallTable
      label={t('duplicates.mergeTitle')}
      columns={[
        { name: 'property', head: t('duplicates.property') },
        ...sources.map((source) => ({
          name: String(source.id),
          head: (
            <FormControlLabel
              control={
                <Radio
                  size="small"
                  checked={source.id === ordered[0]?.id}
                  onChange={() => onKeep(source.id)}
                />
              }
              label={t('duplicates.keep', { name: nameSource(source) })}
            />
          ),
        })),
        { name: 'after', head: t('duplicates.result') },
      ]}
    >
      {rows.map((name) => (
        <TableRow key={name}>
          <TableCell component="th" scope="row">
            {nameProperty(name)}
          </TableCell>
          {sources.map(({ id, values }) => (
            <TableCell key={id}>
              {differs(name) ? (
                <FormControlLabel
                  control={
                    <Radio
                      size="small"
                      checked={findSource(ordered, name, choices) === id}
                      onChange={() => onChoose(name, id)}
                      slotProps={{
                        input: {
                          'aria-label': t('duplicates.use', {
                            property: nameProperty(name),
                            value: showValue(name, values[name]) || t('duplicates.nothing'),
                          }),
                        },
                      }}
                    />
                  }
                  label={showValue(name, values[name]) || '–'}
                />
              ) : (
                showValue(name, values[name])
              )}
            </TableCell>
          ))}
          <TableCell>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {showValue(name, after[name]) || '–'}
            </Typography>
          </TableCell>
        </TableRow>
      ))}
      {lists.map((name) => (
        <TableRow key={name}>
          <TableCell component="th" scope="row">
            {nameProperty(name)}
          </TableCell>
          {sources.map(({ id, values }) => (
            <TableCell key={id}>{showList(values, name)}</TableCell>
          ))}
          <TableCell>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {showList(after, name)}
            </Typography>
          </TableCell>
        </TableRow>
      ))}
    </SmallTable>
  );
}
