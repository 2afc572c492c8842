/** What is done with the seats that are chosen: moved, mirrored, copied, deleted, of another type, row or zone. */

import LeftIcon from '@mui/icons-material/ArrowBack';
import DownIcon from '@mui/icons-material/ArrowDownward';
import RightIcon from '@mui/icons-material/ArrowForward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { Box, Button, IconButton, Paper, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { changeSeats, copySeats, type Drawing, mirrorSeats, moveSeats, removeSeats } from '../model.ts';
import { SeatTypes } from './SeatTypes.tsx';
import { useTexts } from './useTexts.ts';

interface ChangeChosenProps {
  readonly drawing: Drawing;
  readonly keys: ReadonlySet<number>;
  readonly onChange: (next: Drawing, chosen?: ReadonlySet<number>) => void;
  readonly onDone: () => void;
}

const STEP = 0.5;
const WAYS = [
  ['left', LeftIcon, { x: -STEP, y: 0 }],
  ['up', UpIcon, { x: 0, y: -STEP }],
  ['down', DownIcon, { x: 0, y: STEP }],
  ['right', RightIcon, { x: STEP, y: 0 }],
] as const;

export function ChangeChosen({ drawing, keys, onChange, onDone }: ChangeChosenProps) {
  const t = useTexts();
  const [row, setRow] = useState('');
  const [zone, setZone] = useState('');
  const own = drawing.seats.filter(({ key }) => keys.has(key));
  const types = new Set(own.map(({ type }) => type));
  const copy = () => {
    const { drawing: next, copies } = copySeats(drawing, keys, true);
    onChange(next, copies);
  };
  const rename = (name: 'row' | 'zone', value: string) => (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <TextField
        label={t(`planEditor.${name}`)}
        value={value}
        onChange={(event) => (name === 'row' ? setRow : setZone)(event.target.value)}
        slotProps={{ htmlInput: { maxLength: name === 'row' ? 10 : 100 } }}
        sx={{ flex: 1 }}
      />
      <Button
        variant="outlined"
        onClick={() => onChange(changeSeats(drawing, keys, () => ({ [name]: value.trim() })))}
      >
        {t('planEditor.apply')}
      </Button>
    </Box>
  );
  return (
    <Paper variant="outlined" component="section" aria-label={t('planEditor.chosen')} sx={{ p: 2 }}>
      <Typography variant="h2" aria-live="polite" sx={{ mb: 1 }}>
        {t('planEditor.chosenCount', { smart_count: own.length })}
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
        </Box>
        <SeatTypes
          value={types.size === 1 ? ([...types][0] ?? 'normal') : 'normal'}
          onChange={(type) => onChange(changeSeats(drawing, keys, () => ({ type })))}
        />
        {rename('row', row)}
        {rename('zone', zone)}
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
