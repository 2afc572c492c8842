/** A list on paper: all that the filters match, up to a bound, under a head that names the list and of when. */
import {
  Box,
  Dialog,
  GlobalStyles,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useListContext, useLocale, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { Loading } from '../Loading.tsx';
import { ProblemAlert } from '../ProblemAlert.tsx';
import { useSchema } from '../SchemaContext.tsx';
import { FilterSummary } from './FilterSummary.tsx';
import { cellAlign, ListCell } from './ListCell.tsx';
import { useRecordLink } from './ListRow.tsx';
import { listPaths } from './listPaths.ts';
import { useScope } from './useScope.ts';

export interface PrintViewProps {
  readonly columns: readonly PropertyDescriptor[];
  readonly onClose: () => void;
}

/** What one request answers at most; more is no reading on paper, and noted under the rows. */
const bound = 1000;

export function PrintView({ columns, onClose }: PrintViewProps) {
  const { entity, byName } = useSchema();
  const dataProvider = useDataProvider();
  const { filter, sort, ids } = useScope();
  const { data, error } = useQuery({
    queryKey: [entity.name, 'print', filter, sort, ids],
    queryFn: () =>
      dataProvider.getList(entity.name, {
        pagination: { page: 1, perPage: bound },
        sort: { field: sort?.field ?? 'id', order: sort?.order === 'DESC' ? 'DESC' : 'ASC' },
        filter: ids ? { id: ids } : filter,
        meta: { fields: listPaths(entity, columns, byName) },
      }),
    gcTime: 0,
  });
  usePrint(data !== undefined, onClose);
  return (
    <Dialog open fullScreen onClose={onClose} className="print-view" transitionDuration={0}>
      <GlobalStyles styles={paperStyles} />
      <Box sx={printSx}>
        {error ? (
          <ProblemAlert error={error} onClose={onClose} />
        ) : data ? (
          <Sheet columns={columns} rows={data.data} total={data.total ?? data.data.length} />
        ) : (
          <Loading />
        )}
      </Box>
    </Dialog>
  );
}

/** The browser's own dialog, once the rows are drawn; the view goes with it. */
function usePrint(isReady: boolean, onClose: () => void) {
  useEffect(() => {
    if (!isReady) return undefined;
    window.addEventListener('afterprint', onClose);
    const timer = setTimeout(() => window.print(), 100);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', onClose);
    };
  }, [isReady, onClose]);
}

interface SheetProps {
  readonly columns: readonly PropertyDescriptor[];
  readonly rows: readonly RaRecord[];
  readonly total: number;
}

function Sheet({ columns, rows, total }: SheetProps) {
  const { entity } = useSchema();
  const { filterValues } = useListContext();
  const label = useLabel();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const number = new Intl.NumberFormat(locale);
  const hasTitle = columns.some((column) => column.name === entity.title);
  const now = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(new Date());
  return (
    <>
      <Typography variant="h1">{label(entity.plural)}</Typography>
      <Typography sx={{ mb: 2, fontSize: 13 }}>
        {now}
        {' · '}
        {rows.length < total
          ? translate('app.list.printBound', {
              shown: number.format(rows.length),
              total: number.format(total),
            })
          : translate(total === 1 ? 'app.list.totalOne' : 'app.list.totalMany', {
              count: number.format(total),
            })}
        {Object.keys(filterValues).length > 0 && (
          <>
            {' · '}
            <FilterSummary />
          </>
        )}
      </Typography>
      <Table size="small">
        <TableHead>
          <TableRow>
            {!hasTitle && <TableCell>{label(entity.label)}</TableCell>}
            {columns.map((column) => (
              <TableCell key={column.name} align={cellAlign(column)}>
                {label(column.label)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((record) => (
            <PrintRow key={record.id} record={record} columns={columns} hasTitle={hasTitle} />
          ))}
        </TableBody>
      </Table>
    </>
  );
}

function PrintRow({
  record,
  columns,
  hasTitle,
}: {
  readonly record: RaRecord;
  readonly columns: readonly PropertyDescriptor[];
  readonly hasTitle: boolean;
}) {
  const { title } = useRecordLink(record);
  return (
    <TableRow>
      {!hasTitle && <TableCell>{title}</TableCell>}
      {columns.map((column) => (
        <TableCell key={column.name} align={cellAlign(column)}>
          <ListCell column={column} record={record} />
        </TableCell>
      ))}
    </TableRow>
  );
}

/** On paper this view is all there is, as long as it needs to be. */
const paperStyles = {
  '@media print': {
    '#root': { display: 'none' },
    'body, html': { overflow: 'visible !important', background: '#fff' },
    '.print-view, .print-view .MuiDialog-container, .print-view .MuiDialog-paper': {
      position: 'static !important',
      height: 'auto !important',
      overflow: 'visible !important',
    },
  },
  '@page': { margin: '12mm' },
} as const;

/** Ink on white, whatever the screen's colours; the head on every page, no row cut in two. */
const printSx = {
  p: 4,
  bgcolor: '#fff',
  color: '#000',
  minHeight: '100%',
  '& *': { color: '#000 !important', borderColor: '#bbb !important' },
  '& th, & td': { px: 1, py: 0.5, fontSize: 12, whiteSpace: 'normal' },
  '& td span': { maxWidth: 'none', whiteSpace: 'normal' },
  '& tr': { breakInside: 'avoid' },
  '& thead': { display: 'table-header-group' },
  '@media print': { p: 0 },
} as const;
