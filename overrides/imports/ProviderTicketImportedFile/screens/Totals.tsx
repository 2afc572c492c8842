/** A few numbers beside one another, each under its name. */
import { Box, Paper } from '@mui/material';

export const Totals = ({
  totals,
}: {
  readonly totals: readonly (readonly [name: string, count: number])[];
}) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      mb: 2.5,
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
    }}
  >
    {totals.map(([name, count]) => (
      <Paper key={name} variant="outlined" sx={{ p: 1.5 }}>
        <Box component="dt" sx={{ color: 'text.secondary', fontSize: 13 }}>
          {name}
        </Box>
        <Box component="dd" className="num" sx={{ m: 0, fontSize: 24, fontWeight: 600 }}>
          {count}
        </Box>
      </Paper>
    ))}
  </Box>
);
