/** The rows of a list: sorted by a click on a column's head, opened by a click on a row or its first cell's link. */
import {
  Box,
  Link,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import { type RaRecord, useCreatePath, useListContext, useLocale, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { type Entities, findProperty } from '../data/paths.ts';
import { isEndAligned } from '../fields/isEndAligned.ts';
import { recordTitle } from '../fields/recordTitle.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { FieldSlot } from './FieldSlot.tsx';
import { useSchema } from './SchemaContext.tsx';

export interface ListTableProps {
  readonly columns: readonly PropertyDescriptor[];
}

const moments = new Set(['date', 'dateTime']);
const unsorted = new Set(['json', 'html', 'text', 'image']);

/** The path a column is sorted by: a relation by the title of what it points to. */
function sortPath(column: PropertyDescriptor, entities: Entities): string | undefined {
  if (!column.column || column.many || unsorted.has(column.kind)) return undefined;
  const target = column.target ? entities.get(column.target) : undefined;
  if (!target) return column.name;
  const title = findProperty(target, target.title);
  return title?.column && !title.target ? `${column.name}.${title.name}` : undefined;
}

export function ListTable({ columns }: ListTableProps) {
  const { entity } = useSchema();
  const { data, isPending, isFetching } = useListContext();
  const label = useLabel();
  const hasTitle = columns.some((column) => column.name === entity.title);
  return (
    <Box
      sx={{ overflowX: 'auto', opacity: isFetching && !isPending ? 0.6 : 1 }}
      tabIndex={0}
      role="region"
      aria-label={label(entity.plural)}
    >
      <Table aria-busy={isPending} sx={{ minWidth: Math.min(columns.length * 130, 900) }}>
        <TableHead>
          <TableRow>
            {!hasTitle && <TableCell>{label(entity.label)}</TableCell>}
            {columns.map((column) => (
              <HeadCell key={column.name} column={column} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {isPending
            ? Array.from({ length: 8 }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of nothing
                <TableRow key={index}>
                  {(hasTitle ? columns : [{ name: '@title' }, ...columns]).map((column) => (
                    <TableCell key={column.name}>
                      <Skeleton width="70%" />
                    </TableCell>
                  ))}
                </TableRow>
              ))
            : data?.map((record) => (
                <Row key={record.id} record={record} columns={columns} hasTitle={hasTitle} />
              ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function HeadCell({ column }: { readonly column: PropertyDescriptor }) {
  const { sort, setSort } = useListContext();
  const label = useLabel();
  const align = isEndAligned(column) ? 'right' : 'left';
  const { byName } = useSchema();
  const name = label(column.label);
  const path = sortPath(column, byName);
  if (!path) return <TableCell align={align}>{name}</TableCell>;
  const isActive = sort?.field === path;
  const direction = sort?.order === 'DESC' ? 'desc' : 'asc';
  return (
    <TableCell align={align} {...(isActive && { sortDirection: direction })}>
      <TableSortLabel
        active={isActive}
        direction={isActive ? direction : 'asc'}
        onClick={() => setSort({ field: path, order: isActive && direction === 'asc' ? 'DESC' : 'ASC' })}
      >
        {name}
      </TableSortLabel>
    </TableCell>
  );
}

interface RowProps extends ListTableProps {
  readonly record: RaRecord;
  readonly hasTitle: boolean;
}

function Row({ record, columns, hasTitle }: RowProps) {
  const { entity, byName } = useSchema();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const locale = useLocale() ?? 'en';
  const translate = useTranslate();
  const to = createPath({ resource: entity.name, type: 'show', id: record.id });
  const title = recordTitle(record, entity, { entities: byName, locale }) || translate('app.show.record');
  const canOpen = entity.operations.includes('read');
  const open = () => {
    // Selecting text is no click.
    if (canOpen && !window.getSelection()?.toString()) void navigate(to);
  };
  const link = (text: ReactNode) =>
    canOpen ? (
      <Link
        component={RouterLink}
        to={to}
        onClick={(event) => event.stopPropagation()}
        sx={{ fontWeight: 600, color: 'text.primary' }}
      >
        {text}
      </Link>
    ) : (
      text
    );
  return (
    <TableRow hover={canOpen} onClick={open} sx={canOpen ? { cursor: 'pointer' } : {}}>
      {!hasTitle && <TableCell>{link(title)}</TableCell>}
      {columns.map((column) => (
        <TableCell key={column.name} align={isEndAligned(column) ? 'right' : 'left'}>
          {column.name === entity.title ? (
            link(
              moments.has(column.kind) ? <FieldSlot property={column} record={record} place="cell" /> : title,
            )
          ) : (
            <FieldSlot property={column} record={record} place="cell" />
          )}
        </TableCell>
      ))}
    </TableRow>
  );
}
