/** One row: opened by a click anywhere on it or by its link, chosen by its box. */
import { Link, TableCell, TableRow } from '@mui/material';
import { type RaRecord, useLocale, useTranslate } from 'ra-core';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { screenPath } from '../../data/screenPath.ts';
import { recordHeading } from '../../fields/recordHeading.ts';
import { recordTitle } from '../../fields/recordTitle.ts';
import { useSchema } from '../SchemaContext.tsx';
import { cellAlign, ListCell } from './ListCell.tsx';

export interface ListRowProps {
  readonly record: RaRecord;
  readonly columns: readonly PropertyDescriptor[];
  readonly index: number;
  /** The row's number in the whole list, where not all rows are drawn. */
  readonly rowIndex?: number | undefined;
  readonly height: number;
  /** Undefined: rows cannot be chosen here. */
  readonly isSelected?: boolean | undefined;
  readonly onToggle?: ((id: string, isRange: boolean) => void) | undefined;
}

const moments = new Set(['date', 'dateTime']);

/** How a record is called, under the head of its column and on its own, and where it is shown. */
export function useRecordLink(record: RaRecord) {
  const { entity, byName } = useSchema();
  const locale = useLocale() ?? 'en';
  const translate = useTranslate();
  const titled = { entities: byName, locale };
  const name = recordTitle(record, entity, titled) || translate('app.show.record');
  const title = recordHeading(record, entity, titled) || name;
  const to = entity.operations.includes('read') ? screenPath(entity.name, 'show', record.id) : undefined;
  return { name, title, to };
}

export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { record, columns, index, rowIndex, height, isSelected, onToggle } = props;
  const { entity } = useSchema();
  const navigate = useNavigate();
  const { name, title, to } = useRecordLink(record);
  const hasTitle = columns.some((column) => column.name === entity.title);
  const open = (event: MouseEvent) => {
    // Selecting text is no click; and a held key means another window, as on a link.
    if (!to || window.getSelection()?.toString()) return;
    if (event.ctrlKey || event.metaKey) window.open(to, '_blank');
    else void navigate(to);
  };
  const link = (text: ReactNode) =>
    to ? (
      <Link
        component={RouterLink}
        to={to}
        data-row-link
        onClick={(event) => event.stopPropagation()}
        sx={{ fontWeight: 600, color: 'text.primary' }}
      >
        {text}
      </Link>
    ) : (
      text
    );
  return (
    <TableRow
      hover={to !== undefined}
      selected={isSelected ?? false}
      data-index={index}
      {...(rowIndex !== undefined && { 'aria-rowindex': rowIndex })}
      {...(isSelected !== undefined && { 'aria-selected': isSelected })}
      onClick={open}
      sx={{ height, ...(to && { cursor: 'pointer' }) }}
    >
      {onToggle && (
        <SelectCell
          title={title}
          isSelected={isSelected ?? false}
          onToggle={(range) => onToggle(String(record.id), range)}
        />
      )}
      {!hasTitle && <TableCell>{link(title)}</TableCell>}
      {columns.map((column) => (
        <TableCell key={column.name} align={cellAlign(column)}>
          {column.name === entity.title ? (
            link(moments.has(column.kind) ? <ListCell column={column} record={record} /> : name)
          ) : (
            <ListCell column={column} record={record} />
          )}
        </TableCell>
      ))}
    </TableRow>
  );
});

function SelectCell({
  title,
  isSelected,
  onToggle,
}: {
  readonly title: string;
  readonly isSelected: boolean;
  readonly onToggle: (isRange: boolean) => void;
}) {
  const translate = useTranslate();
  return (
    <TableCell padding="none" onClick={(event) => event.stopPropagation()}>
      <SelectBox
        label={translate('app.list.selectRow', { name: title })}
        isChecked={isSelected}
        onToggle={onToggle}
      />
    </TableCell>
  );
}

export interface SelectBoxProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly isMixed?: boolean;
  readonly onToggle: (isRange: boolean) => void;
}

/** A plain box: there may be thousands. The whole cell around it takes the click. */
export function SelectBox({ label, isChecked, isMixed = false, onToggle }: SelectBoxProps) {
  return (
    <label className="select-box">
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        ref={(node) => {
          if (node) node.indeterminate = isMixed;
        }}
        onChange={(event) => onToggle((event.nativeEvent as unknown as MouseEvent).shiftKey)}
      />
    </label>
  );
}
