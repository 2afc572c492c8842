/** One value of a row. Of a list that points here only the count is in a cell, and leads to that list. */
import { Link } from '@mui/material';
import { type RaRecord, useLocale } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { isInverseList } from '../../data/choose.ts';
import { summaryOf } from '../../data/descriptors.ts';
import { screenPath } from '../../data/screenPath.ts';
import { isEndAligned } from '../../fields/isEndAligned.ts';
import { ValueField } from '../../fields/ValueField.tsx';
import { FieldSlot } from '../FieldSlot.tsx';

export interface ListCellProps {
  readonly column: PropertyDescriptor;
  readonly record: RaRecord;
}

export const cellAlign = (column: PropertyDescriptor): 'left' | 'right' =>
  isEndAligned(column) || isInverseList(column) ? 'right' : 'left';

export function ListCell({ column, record }: ListCellProps) {
  if (!isInverseList(column))
    return <FieldSlot property={column} record={record} place="cell" Plain={ValueField} />;
  return <Count column={column} record={record} />;
}

const countOf = (value: unknown): number =>
  Number((value as { readonly '@count'?: number } | null | undefined)?.['@count'] ?? 0);

function Count({ column, record }: ListCellProps) {
  const locale = useLocale() ?? 'en';
  const count = countOf(record[column.name]);
  const text = <span className="num">{new Intl.NumberFormat(locale).format(count)}</span>;
  if (count === 0 || !summaryOf(column.target)?.operations.includes('list')) return text;
  const filter = JSON.stringify({ [column.inverse ?? '']: String(record.id) });
  return (
    <Link
      component={RouterLink}
      to={`${screenPath(column.target ?? '', 'list')}?${new URLSearchParams({ filter })}`}
      onClick={(event) => event.stopPropagation()}
    >
      {text}
    </Link>
  );
}
