/** The head of a column: sorts by a click, moves by dragging, and is as wide as its edge is pulled. */
import { TableCell, TableSortLabel } from '@mui/material';
import { useListContext } from 'ra-core';
import { type DragEvent, useState } from 'react';
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { useSchema } from '../SchemaContext.tsx';
import { ColumnResizer } from './ColumnResizer.tsx';
import { cellAlign } from './ListCell.tsx';
import { sortPath } from './sortPath.ts';

export interface HeadCellProps {
  readonly column: PropertyDescriptor;
  readonly width: number;
  readonly onResize?: ((name: string, width: number | undefined) => void) | undefined;
  /** Puts a column before another. */
  readonly onMove?: ((name: string, before: string) => void) | undefined;
}

/** Only columns are taken, no text that is dragged by. */
const dragType = 'application/x-column';

export function HeadCell({ column, width, onResize, onMove }: HeadCellProps) {
  const label = useLabel();
  const [isOver, setOver] = useState(false);
  const name = label(column.label);
  const carries = (event: DragEvent) => event.dataTransfer.types.includes(dragType);
  const sort = useSort(column);
  return (
    <TableCell
      align={cellAlign(column)}
      title={name}
      // Without it the width's own name would be read out with the column's.
      aria-label={name}
      {...(sort?.isActive && { sortDirection: sort.direction })}
      {...(onMove && {
        draggable: true,
        onDragStart: (event: DragEvent) => event.dataTransfer.setData(dragType, column.name),
        onDragOver: (event: DragEvent) => {
          if (!carries(event)) return;
          event.preventDefault();
          setOver(true);
        },
        onDragLeave: () => setOver(false),
        onDrop: (event: DragEvent) => {
          setOver(false);
          const moved = event.dataTransfer.getData(dragType);
          if (moved && moved !== column.name) onMove(moved, column.name);
        },
      })}
      sx={isOver ? { boxShadow: (theme) => `inset 3px 0 0 ${theme.palette.primary.main}` } : {}}
    >
      {sort ? (
        <TableSortLabel
          active={sort.isActive}
          direction={sort.direction}
          onClick={sort.toggle}
          sx={{
            maxWidth: '100%',
            '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
          }}
        >
          <span>{name}</span>
        </TableSortLabel>
      ) : (
        name
      )}
      {onResize && (
        <ColumnResizer name={name} width={width} onResize={(next) => onResize(column.name, next)} />
      )}
    </TableCell>
  );
}

function useSort(column: PropertyDescriptor) {
  const { sort, setSort } = useListContext();
  const { entity, byName } = useSchema();
  const path = sortPath(column, byName, entity);
  if (!path) return undefined;
  const isActive = sort?.field === path;
  const direction: 'asc' | 'desc' = isActive && sort.order === 'DESC' ? 'desc' : 'asc';
  return {
    isActive,
    direction,
    toggle: () => setSort({ field: path, order: isActive && direction === 'asc' ? 'DESC' : 'ASC' }),
  };
}
