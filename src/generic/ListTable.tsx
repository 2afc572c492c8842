/**
 * The rows of a list as a real table that scrolls under its head: sorted by a click on a head, opened by a click on a
 * row. Past fifty rows only those in view are drawn. Alone it shows rows; within a selection they can be chosen.
 */
import { Box, Skeleton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { type ReactNode, useCallback, useRef } from 'react';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { DrawnRows } from './list/DrawnRows.tsx';
import { HeadCell } from './list/HeadCell.tsx';
import { ListRow, SelectBox } from './list/ListRow.tsx';
import type { RowRange } from './list/RowRange.ts';
import { useSelection } from './list/SelectionContext.tsx';
import { busySx, tableSx } from './list/tableSx.ts';
import { useCols } from './list/useCols.ts';
import { type Density, rowHeights } from './list/useListSettings.ts';
import { useRoom } from './list/useRoom.ts';
import { useRowFocus } from './list/useRowFocus.ts';
import { useRowKeys } from './list/useRowKeys.ts';
import { useRowReturn } from './list/useRowReturn.ts';
import { useScrollPlace } from './list/useScrollPlace.ts';
import { useSchema } from './SchemaContext.tsx';

export interface ListTableProps {
  readonly columns: readonly PropertyDescriptor[];
  readonly density?: Density;
  /** In pixels, by column; the others have their usual width. */
  readonly widths?: Readonly<Record<string, number>>;
  readonly onResize?: (name: string, width: number | undefined) => void;
  readonly onMove?: (name: string, before: string) => void;
  /** Coming back to it finds it where it was scrolled to. */
  readonly keepsPlace?: true;
  /** After the last row, where more are fetched. */
  readonly end?: ReactNode;
}

const boxWidth = 44;

export function ListTable(props: ListTableProps) {
  const { columns, density = 'normal', widths, onResize, onMove, keepsPlace, end } = props;
  const { entity } = useSchema();
  const { isPending, isPlaceholderData, data, total } = useListContext();
  const rows = data?.length ?? 0;
  const label = useLabel();
  const frame = useRef<HTMLDivElement>(null);
  useScrollPlace(frame, keepsPlace === true);
  const selection = useSelection();
  const { around, available } = useRoom(frame);
  const cols = useCols({ columns, rows: data, widths }, available - (selection ? boxWidth : 0));
  const least = cols.reduce((sum, col) => sum + col.least, selection ? boxWidth : 0);
  const hasTitle = cols.every((col) => col.name !== '@title');
  return (
    <Box
      ref={frame}
      tabIndex={0}
      role="region"
      aria-label={label(entity.plural)}
      sx={{
        overflow: 'auto',
        // A row that is brought into view is below the head that stays.
        scrollPaddingTop: '41px',
        maxHeight: `max(320px, calc(100dvh - ${around}px - var(--list-bar, 0px)))`,
        position: 'relative',
        // Paper does not scroll.
        '@media print': { maxHeight: 'none', overflow: 'visible', '& th': { position: 'static' } },
      }}
    >
      {isPlaceholderData && <Box sx={busySx} />}
      <Table
        aria-busy={isPending || isPlaceholderData}
        {...(rows > 50 && { 'aria-rowcount': (total ?? rows) + 1 })}
        sx={{
          ...tableSx,
          minWidth: least,
          width: cols.some((col) => col.width === undefined) ? '100%' : least,
        }}
      >
        <colgroup>
          {selection && <col style={{ width: boxWidth }} />}
          {cols.map((col) => (
            <col key={col.name} style={col.width === undefined ? {} : { width: col.width }} />
          ))}
        </colgroup>
        <TableHead>
          <TableRow>
            {selection && <SelectPage />}
            {!hasTitle && <TableCell>{label(entity.label)}</TableCell>}
            {columns.map((column) => (
              <HeadCell
                key={column.name}
                column={column}
                width={cols.find((col) => col.name === column.name)?.least ?? 0}
                onResize={onResize}
                onMove={onMove}
              />
            ))}
          </TableRow>
        </TableHead>
        {isPending ? (
          <Waiting count={cols.length + (selection ? 1 : 0)} height={rowHeights[density]} />
        ) : (
          <Rows columns={columns} height={rowHeights[density]} frame={frame} span={cols.length + 1} />
        )}
      </Table>
      {end}
    </Box>
  );
}

function SelectPage() {
  const { data } = useListContext();
  const selection = useSelection();
  const translate = useTranslate();
  if (!selection) return null;
  const { ids, isAll, togglePage } = selection;
  const chosen = data?.filter((record) => ids.has(String(record.id))).length ?? 0;
  const isWhole = isAll || (chosen > 0 && chosen === data?.length);
  return (
    <TableCell padding="none">
      <SelectBox
        label={translate('app.list.selectPage')}
        isChecked={isWhole}
        isMixed={chosen > 0 && !isWhole}
        onToggle={togglePage}
      />
    </TableCell>
  );
}

interface RowsProps {
  readonly columns: readonly PropertyDescriptor[];
  readonly height: number;
  readonly frame: React.RefObject<HTMLElement | null>;
  readonly span: number;
}

function Rows(props: RowsProps) {
  const { height, frame, span } = props;
  const { data = [] } = useListContext();
  const waiting = (
    <TableBody>
      <Space height={data.length * height} span={span} />
    </TableBody>
  );
  return (
    <DrawnRows count={data.length} height={height} frame={frame} waiting={waiting}>
      {(range) => <RowsInRange {...props} range={range} />}
    </DrawnRows>
  );
}

function RowsInRange({ columns, height, span, range }: RowsProps & { readonly range: RowRange }) {
  const { data = [], page, perPage } = useListContext();
  const selection = useSelection();
  const body = useRef<HTMLTableSectionElement>(null);
  const { from, to, above, below, scrollTo } = range;
  const focus = useRowFocus({ rows: body, scrollTo, drawn: `${from} ${data.length}` });
  useRowKeys(body, focus);
  useRowReturn(focus.goTo);
  const toggle = selection?.toggle;
  const onToggle = useCallback((id: string, isRange: boolean) => toggle?.(id, isRange), [toggle]);
  const isVirtual = to - from < data.length;
  const offset = (page - 1) * perPage + 2;
  return (
    <TableBody ref={body}>
      {above > 0 && <Space height={above} span={span} />}
      {data.slice(from, to).map((record, at) => (
        <ListRow
          key={record.id}
          record={record}
          columns={columns}
          index={from + at}
          rowIndex={isVirtual ? offset + from + at : undefined}
          height={height}
          isSelected={selection && (selection.isAll || selection.ids.has(String(record.id)))}
          onToggle={selection ? onToggle : undefined}
        />
      ))}
      {below > 0 && <Space height={below} span={span} />}
    </TableBody>
  );
}

/** The room of the rows that are not drawn. */
function Space({ height, span }: { readonly height: number; readonly span: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row of nothing takes no focus
    <tr aria-hidden="true">
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

function Waiting({ count, height }: { readonly count: number; readonly height: number }) {
  return (
    <TableBody>
      {Array.from({ length: 10 }, (_row, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of nothing
        <TableRow key={row} sx={{ height }}>
          {Array.from({ length: count }, (_cell, cell) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells of nothing
            <TableCell key={cell}>
              <Skeleton width={cell === 0 ? '60%' : `${40 + ((row * 7 + cell * 13) % 40)}%`} />
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  );
}
