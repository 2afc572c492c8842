/** A seating configuration in a line: how people sit, in which groups and contingents, and how many performances have it. */
import { Box, Link, TableCell, TableRow, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useTexts } from './useTexts.ts';

export const ROOM_FIELDS = [
  'name',
  'isNumberedSeating',
  'totalStock',
  'unlimitedStock',
  { seatConfig: ['label', 'totalStock'] },
  { seatGroupList: ['label', 'seatColor'] },
  { contingentList: ['name', 'color'] },
  'nbEventDates',
] as const;

type Room = RecordOf<'LogicalSeatConfig', typeof ROOM_FIELDS>;

export function RoomRow({ room }: { readonly room: Room }) {
  const id = room['@id'].split('/').at(-1) ?? '';
  return (
    <TableRow>
      <TableCell>
        <Link component={RouterLink} to={screenPath('LogicalSeatConfig', 'show', id)}>
          {room.name}
        </Link>
      </TableCell>
      <TableCell>
        <Kind room={room} />
      </TableCell>
      <TableCell>
        <Marks
          marks={room.seatGroupList.map((group) => ({
            id: group['@id'],
            name: group.label,
            color: group.seatColor,
          }))}
        />
      </TableCell>
      <TableCell>
        <Marks marks={room.contingentList.map(({ '@id': key, name, color }) => ({ id: key, name, color }))} />
      </TableCell>
      <TableCell align="right" className="num">
        {room.nbEventDates ?? 0}
      </TableCell>
    </TableRow>
  );
}

function Kind({ room }: { readonly room: Room }) {
  const t = useTexts();
  const { isNumberedSeating, totalStock, unlimitedStock, seatConfig } = room;
  if (isNumberedSeating)
    return (
      <>
        {t('roomSale.numberedShort')}
        {seatConfig && (
          <Typography variant="body2" color="textSecondary">
            {seatConfig.label} · {t('roomSale.seatCount', { smart_count: seatConfig.totalStock ?? 0 })}
          </Typography>
        )}
      </>
    );
  const places =
    totalStock === null || unlimitedStock ? undefined : t('roomSale.placeCount', { smart_count: totalStock });
  return (
    <>
      {t('roomSale.freeShort')}
      {places && (
        <Typography variant="body2" color="textSecondary">
          {places}
        </Typography>
      )}
    </>
  );
}

interface Mark {
  readonly id: string;
  readonly name: string;
  readonly color: string | null;
}

function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  if (marks.length === 0) return <>–</>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.25 }}>
      {marks.map(({ id, name, color }) => (
        <Box key={id} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Box
            aria-hidden
            sx={{
              width: 12,
              height: 12,
              borderRadius: '3px',
              border: 1,
              borderColor: 'divider',
              bgcolor: color ?? 'transparent',
            }}
          />
          {name}
        </Box>
      ))}
    </Box>
  );
}
