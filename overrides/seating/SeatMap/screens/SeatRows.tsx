/** The same choice without the map: a part of the room, a row, and its seats as buttons. */
import { Box, Button, TextField, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { listAreas } from '../model/rows.ts';
import type { SeatPlan } from '../model/seatPlan.ts';
import { useTexts } from './useTexts.ts';

interface SeatRowsProps {
  readonly plan: SeatPlan;
  readonly chosen: ReadonlySet<number>;
  readonly describe: (seat: number) => string;
  /** Whether pressing it chooses it; why not is in `describe`, and by whoever shows this. */
  readonly mayPress: (seat: number) => boolean;
  readonly onPress: (seat: number, isAdding: boolean) => void;
}

export function SeatRows({ plan, chosen, describe, mayPress, onPress }: SeatRowsProps) {
  const t = useTexts();
  const areas = useMemo(() => listAreas(plan), [plan]);
  const [areaKey, setAreaKey] = useState(areas[0]?.key ?? '');
  const [rowName, setRowName] = useState(areas[0]?.rows[0]?.row ?? '');
  const area = areas.find(({ key }) => key === areaKey) ?? areas[0];
  const row = area?.rows.find((one) => one.row === rowName) ?? area?.rows[0];
  if (!area || !row) return null;
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 1.5 }}>
        {areas.length > 1 && (
          <TextField
            select
            label={t('seatMap.area')}
            value={area.key}
            onChange={(event) => setAreaKey(event.target.value)}
            slotProps={{ select: { native: true } }}
            sx={{ minWidth: 180 }}
          >
            {areas.map(({ key, floor, zone }) => (
              <option key={key} value={key}>
                {[floor, zone].filter(Boolean).join(' · ') || t('seatMap.room')}
              </option>
            ))}
          </TextField>
        )}
        <TextField
          select
          label={t('seatMap.rowLabel')}
          value={row.row}
          onChange={(event) => setRowName(event.target.value)}
          slotProps={{ select: { native: true } }}
          sx={{ minWidth: 110 }}
        >
          {area.rows.map((one) => (
            <option key={one.row} value={one.row}>
              {one.row || t('seatMap.noRow')}
            </option>
          ))}
        </TextField>
      </Box>
      <Box
        role="group"
        aria-label={t('seatMap.seatsOf', { row: row.row })}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
      >
        {row.seats.map((seat) => (
          <Button
            key={plan.seats.id[seat]}
            size="small"
            variant={chosen.has(seat) ? 'contained' : 'outlined'}
            color={chosen.has(seat) ? 'primary' : 'inherit'}
            aria-pressed={chosen.has(seat)}
            aria-label={describe(seat).replaceAll('\n', ', ')}
            onClick={() => onPress(seat, true)}
            sx={{
              minWidth: 44,
              minHeight: 36,
              px: 1,
              textDecoration: mayPress(seat) ? 'none' : 'line-through',
              ...(mayPress(seat) ? {} : { color: 'text.secondary' }),
            }}
          >
            {plan.seats.number[seat] || plan.seats.label[seat]}
          </Button>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }} aria-live="polite">
        {t('seatMap.count', { smart_count: chosen.size })}
      </Typography>
    </Box>
  );
}
