/** A list on a phone: a card a record with its title and what matters most; a tap opens it. */
import { Box, Link, Skeleton, type Theme, Typography } from '@mui/material';
import { type RaRecord, useListContext } from 'ra-core';
import { type RefObject, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { useSchema } from '../SchemaContext.tsx';
import { cardFacts } from './cardFacts.ts';
import { DrawnRows } from './DrawnRows.tsx';
import { ListCell } from './ListCell.tsx';
import { SelectBox, useRecordLink } from './ListRow.tsx';
import type { RowRange } from './RowRange.ts';
import { useSelection } from './SelectionContext.tsx';
import { useRowFocus } from './useRowFocus.ts';
import { useRowReturn } from './useRowReturn.ts';
import { useScrollPlace } from './useScrollPlace.ts';

const cardHeight = { title: 40, line: 28, edges: 16 };

export function CardList({ columns }: { readonly columns: readonly PropertyDescriptor[] }) {
  const { entity, byName } = useSchema();
  const { data = [], isPending } = useListContext();
  const label = useLabel();
  const list = useRef<HTMLUListElement>(null);
  const shown = cardFacts(entity, columns, byName);
  const height = cardHeight.title + shown.length * cardHeight.line + cardHeight.edges;
  useScrollPlace('page', true);
  if (isPending)
    return (
      <Box>
        {Array.from({ length: 6 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of nothing
          <Box key={index} sx={{ height, p: 2, borderBottom: 1, borderColor: 'divider' }}>
            <Skeleton width="60%" />
            <Skeleton width="40%" />
          </Box>
        ))}
      </Box>
    );
  return (
    <Box
      component="ul"
      ref={list}
      aria-label={label(entity.plural)}
      sx={{ m: 0, p: 0, listStyle: 'none', '& > li': { height } }}
    >
      <DrawnRows
        count={data.length}
        height={height}
        rows={list}
        waiting={<Space height={data.length * height} />}
      >
        {(range) => <CardsInRange columns={shown} list={list} range={range} />}
      </DrawnRows>
    </Box>
  );
}

interface CardsInRangeProps {
  readonly columns: readonly PropertyDescriptor[];
  readonly list: RefObject<HTMLElement | null>;
  readonly range: RowRange;
}

function CardsInRange({ columns, list, range }: CardsInRangeProps) {
  const { data = [] } = useListContext();
  const { from, to, above, below, scrollTo } = range;
  const { goTo } = useRowFocus({ rows: list, scrollTo, drawn: `${from} ${data.length}` });
  useRowReturn(goTo);
  return (
    <>
      <Space height={above} />
      {data.slice(from, to).map((record, at) => (
        <Card key={record.id} record={record} columns={columns} index={from + at} />
      ))}
      <Space height={below} />
    </>
  );
}

/** The room of the cards that are not drawn. */
const Space = ({ height }: { readonly height: number }) =>
  height > 0 && <Box component="li" aria-hidden="true" style={{ height }} />;

function Card({
  record,
  columns,
  index,
}: {
  readonly record: RaRecord;
  readonly columns: readonly PropertyDescriptor[];
  readonly index: number;
}) {
  const { title, to } = useRecordLink(record);
  const selection = useSelection();
  const label = useLabel();
  const id = String(record.id);
  const isSelected = selection !== undefined && (selection.isAll || selection.ids.has(id));
  return (
    <Box
      component="li"
      data-index={index}
      sx={{
        position: 'relative',
        borderBottom: 1,
        borderColor: 'divider',
        px: 2,
        py: 1,
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        columnGap: 1,
        alignContent: 'start',
        bgcolor: (theme) =>
          isSelected ? `color-mix(in srgb, ${theme.palette.primary.main} 8%, transparent)` : undefined,
        '&:last-of-type': { borderBottom: 0 },
        '&:active': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ minWidth: 0, lineHeight: '36px', ...ellipsis }}>
        {to ? (
          <Link
            component={RouterLink}
            to={to}
            data-row-link
            // The whole card is the link's.
            sx={{
              fontWeight: 600,
              color: 'text.primary',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {title}
          </Link>
        ) : (
          <strong>{title}</strong>
        )}
      </Box>
      {selection && (
        <Box sx={{ position: 'relative', zIndex: 1, '& .select-box': boxSx }}>
          <SelectBox label={title} isChecked={isSelected} onToggle={() => selection.toggle(id)} />
        </Box>
      )}
      {columns.map((column) => (
        <Box
          key={column.name}
          sx={{
            gridColumn: '1 / -1',
            display: 'flex',
            gap: 1,
            fontSize: 14,
            height: cardHeight.line,
            alignItems: 'center',
          }}
        >
          <Typography component="span" sx={{ color: 'text.secondary', fontSize: 13, flexShrink: 0 }}>
            {label(column.label)}
          </Typography>
          {/* A tight line leaves room between the pills of two lines. */}
          <Box
            sx={{ ml: 'auto', minWidth: 0, ...ellipsis, lineHeight: 1.3, position: 'relative', zIndex: 1 }}
          >
            <ListCell column={column} record={record} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const boxSx = {
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 36,
  mr: -1.5,
  '& input': { width: 18, height: 18, m: 0, accentColor: (theme: Theme) => theme.palette.primary.main },
} as const;
