/** New rows, a stage, a text: below all there is, and the stage above. */
import { Box, Button, FormControlLabel, Paper, Stack, Switch, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import {
  type Drawing,
  findFreeLine,
  lastRow,
  makeRows,
  NUMBERINGS,
  nextKey,
  nextRow,
  type RowsToAdd,
  type SeatType,
} from '../model.ts';
import { SeatTypes } from './SeatTypes.tsx';
import { useTexts } from './useTexts.ts';

interface AddRowsProps {
  readonly drawing: Drawing;
  readonly onChange: (next: Drawing, chosen?: ReadonlySet<number>) => void;
}

const MOST = 200;

const readCount = (text: string, most: number) => Math.min(most, Math.max(0, Number.parseInt(text, 10) || 0));

export function AddRows({ drawing, onChange }: AddRowsProps) {
  const t = useTexts();
  const [rows, setRows] = useState('10');
  const [seats, setSeats] = useState('20');
  const [named, setNamed] = useState<string>();
  const [numbering, setNumbering] = useState<RowsToAdd['numbering']>('left');
  const [arc, setArc] = useState('0');
  const [aisle, setAisle] = useState('0');
  const [skipsLetters, setSkipsLetters] = useState(true);
  const [type, setType] = useState<SeatType>('normal');
  const [floor, setFloor] = useState('');
  const [zone, setZone] = useState('');
  const last = lastRow(drawing);
  const firstRow = named ?? (last ? nextRow(last, skipsLetters) : 'A');
  const wanted = { rows: readCount(rows, MOST), seats: readCount(seats, MOST) };

  const add = () => {
    const options: RowsToAdd = {
      ...wanted,
      firstRow: firstRow.trim(),
      skipsLetters,
      numbering,
      arc: readCount(arc, 180),
      aisleAfter: readCount(aisle, MOST),
      type,
      floor: floor.trim(),
      zone: zone.trim(),
    };
    const made = makeRows(options, { key: nextKey(drawing), y: findFreeLine(drawing) });
    onChange({ ...drawing, seats: [...drawing.seats, ...made] });
    setNamed(undefined);
  };
  const addStage = () => {
    const xs = drawing.seats.map(({ x }) => x);
    const [left, right] = xs.length > 0 ? [Math.min(...xs), Math.max(...xs)] : [-8, 8];
    const top = Math.min(0, ...drawing.seats.map(({ y }) => y), ...drawing.blocks.map(({ y }) => y));
    const stage = {
      info: t('planEditor.stage'),
      x: left,
      y: top - 4,
      width: right - left,
      height: 2.5,
      fontSize: 18,
    };
    onChange({ ...drawing, blocks: [...drawing.blocks, stage] });
  };
  const number = (name: string, value: string, set: (text: string) => void) => (
    <TextField
      label={t(`planEditor.${name}`)}
      value={value}
      onChange={(event) => set(event.target.value.replace(/\D/g, ''))}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3, className: 'num' } }}
    />
  );
  const text = (name: string, value: string, set: (text: string) => void, most: number) => (
    <TextField
      label={t(`planEditor.${name}`)}
      value={value}
      onChange={(event) => set(event.target.value)}
      slotProps={{ htmlInput: { maxLength: most } }}
    />
  );
  return (
    <Paper variant="outlined" component="section" aria-label={t('planEditor.add')} sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('planEditor.add')}
      </Typography>
      <Stack spacing={1.5}>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
          {number('rows', rows, setRows)}
          {number('seatsOfRow', seats, setSeats)}
          {text('firstRow', firstRow, setNamed, 10)}
          {number('aisle', aisle, setAisle)}
          {number('arc', arc, setArc)}
          <SeatTypes value={type} onChange={setType} />
          {text('floor', floor, setFloor, 100)}
          {text('zone', zone, setZone, 100)}
        </Box>
        <TextField
          select
          label={t('planEditor.numbering')}
          value={numbering}
          onChange={(event) => setNumbering(event.target.value as typeof numbering)}
          slotProps={{ select: { native: true } }}
        >
          {NUMBERINGS.map((one) => (
            <option key={one} value={one}>
              {t(`planEditor.numberings.${one}`)}
            </option>
          ))}
        </TextField>
        <FormControlLabel
          control={<Switch checked={skipsLetters} onChange={(_, next) => setSkipsLetters(next)} />}
          label={t('planEditor.skipsLetters')}
        />
        <Button variant="contained" disabled={wanted.rows * wanted.seats === 0} onClick={add}>
          {t('planEditor.addSeats', { smart_count: wanted.rows * wanted.seats })}
        </Button>
        <Button variant="outlined" color="inherit" onClick={addStage}>
          {t('planEditor.addStage')}
        </Button>
      </Stack>
    </Paper>
  );
}
