/** What is done with the seats that are chosen: moved, turned, mirrored, copied, deleted, and given what they have alike. */

import LeftIcon from '@mui/icons-material/ArrowBack';
import DownIcon from '@mui/icons-material/ArrowDownward';
import RightIcon from '@mui/icons-material/ArrowForward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import TurnLeftIcon from '@mui/icons-material/RotateLeft';
import TurnRightIcon from '@mui/icons-material/RotateRight';
import { Box, Button, IconButton, Paper, Stack, Typography } from '@mui/material';
import { copySeats, mirrorSeats, moveSeats, removeSeats, turnChosen } from '../model/changeChosen.ts';
import { SeatValues, type SeatValuesProps } from './SeatValues.tsx';
import { useTexts } from './useTexts.ts';

interface ChangeChosenProps extends SeatValuesProps {
  readonly onDone: () => void;
}

const STEP = 0.5;
const TURN = 5;
const WAYS = [
  ['left', LeftIcon, { x: -STEP, y: 0 }],
  ['up', UpIcon, { x: 0, y: -STEP }],
  ['down', DownIcon, { x: 0, y: STEP }],
  ['right', RightIcon, { x: STEP, y: 0 }],
] as const;
const TURNS = [
  ['turnLeft', TurnLeftIcon, -TURN],
  ['turnRight', TurnRightIcon, TURN],
] as const;

export function ChangeChosen({ drawing, keys, onChange, onDone }: ChangeChosenProps) {
  const t = useTexts();
  const count = drawing.seats.filter(({ key }) => keys.has(key)).length;
  const copy = () => {
    const { drawing: next, copies } = copySeats(drawing, keys, true);
    onChange(next, copies);
  };
  return (
    <Paper variant="outlined" component="section" aria-label={t('planEditor.chosen')} sx={{ p: 2 }}>
      <Typography variant="h2" aria-live="polite" sx={{ mb: 1 }}>
        {t('planEditor.chosenCount', { smart_count: count })}
      </Typography>
      <Stack spacing={1.5}>
        <Box>
          {WAYS.map(([way, Icon, by]) => (
            <IconButton
              key={way}
              aria-label={t(`planEditor.ways.${way}`)}
              title={t(`planEditor.ways.${way}`)}
              onClick={() => onChange(moveSeats(drawing, keys, by))}
            >
              <Icon fontSize="small" />
            </IconButton>
          ))}
          {TURNS.map(([way, Icon, degrees]) => (
            <IconButton
              key={way}
              aria-label={t(`planEditor.ways.${way}`)}
              title={t(`planEditor.ways.${way}`)}
              onClick={() => onChange(turnChosen(drawing, keys, degrees))}
            >
              <Icon fontSize="small" />
            </IconButton>
          ))}
        </Box>
        <SeatValues drawing={drawing} keys={keys} onChange={onChange} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" variant="outlined" onClick={copy}>
            {t('planEditor.copy')}
          </Button>
          <Button size="small" variant="outlined" onClick={() => onChange(mirrorSeats(drawing, keys))}>
            {t('planEditor.mirror')}
          </Button>
          <Button
            size="small"
            variant="outlined"
            color="error"
            onClick={() => onChange(removeSeats(drawing, keys), new Set())}
          >
            {t('planEditor.delete')}
          </Button>
          <Button size="small" color="inherit" onClick={onDone}>
            {t('planEditor.none')}
          </Button>
        </Box>
      </Stack>
    </Paper>
  );
}
