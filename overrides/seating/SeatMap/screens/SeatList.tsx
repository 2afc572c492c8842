/** Below a map: the same choice from a list, unfolded by whoever needs it. */
import { Box, Paper, Typography } from '@mui/material';
import type { SeatPlan } from '../model/seatPlan.ts';
import { SeatRows } from './SeatRows.tsx';

interface SeatListProps {
  readonly title: string;
  readonly plan: SeatPlan;
  readonly chosen: ReadonlySet<number>;
  readonly describe: (seat: number) => string;
  readonly onPress: (seat: number) => void;
}

export function SeatList({ title, plan, chosen, describe, onPress }: SeatListProps) {
  return (
    <Paper variant="outlined" component="details" sx={{ p: 2 }}>
      <Typography component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
        {title}
      </Typography>
      <Box sx={{ pt: 2 }}>
        <SeatRows plan={plan} chosen={chosen} describe={describe} mayPress={() => true} onPress={onPress} />
      </Box>
    </Paper>
  );
}
