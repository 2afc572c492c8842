/** Seats of a performance by the contingent that they are kept for. Pressed, they are chosen on the map. */
import { Box, Button, Paper, Typography } from '@mui/material';
import type { WireContingent } from '../model/wire.ts';
import { useTexts } from './useTexts.ts';

interface ContingentListProps {
  readonly contingents: readonly WireContingent[];
  /** Ids. */
  readonly onChoose: (seats: readonly number[]) => void;
}

export function ContingentList({ contingents, onChoose }: ContingentListProps) {
  const t = useTexts();
  return (
    <Paper variant="outlined" component="section" aria-label={t('seatMap.contingents')} sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('seatMap.contingents')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {contingents.map(({ id, name, seats, free }) => (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {t('seatMap.contingentSeats', { smart_count: free, all: seats.length })}
              </Typography>
            </Box>
            <Button
              size="small"
              aria-label={t('seatMap.showContingent', { name })}
              onClick={() => onChoose(seats)}
            >
              {t('seatMap.showHold')}
            </Button>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
