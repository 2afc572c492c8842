/** New rows, alone or as blocks side by side: how many, how they are named and numbered, their curve and aisle. */
import { Button, FormControlLabel, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { makeBlocks } from '../../SeatShapes/model/makeBlocks.ts';
import { lastRow, NUMBERINGS, nextRow, type RowsToAdd } from '../model.ts';
import { CountField, FieldGrid, readCount, ShortField } from './PartFields.tsx';
import type { PartProps } from './partProps.ts';
import { useTexts } from './useTexts.ts';

const MOST = 200;
const MOST_BLOCKS = 60;

export function AddRows({ drawing, common, at, children, onAdd }: PartProps) {
  const t = useTexts();
  const [rows, setRows] = useState('10');
  const [seats, setSeats] = useState('20');
  const [named, setNamed] = useState<string>();
  const [numbering, setNumbering] = useState<RowsToAdd['numbering']>('left');
  const [arc, setArc] = useState('0');
  const [aisle, setAisle] = useState('0');
  const [skipsLetters, setSkipsLetters] = useState(true);
  const [blocks, setBlocks] = useState('1');
  const [firstBlock, setFirstBlock] = useState('');
  const last = lastRow(drawing);
  const firstRow = named ?? (last ? nextRow(last, skipsLetters) : 'A');
  const wanted = { rows: readCount(rows, MOST), seats: readCount(seats, MOST) };
  const wantedBlocks = Math.max(1, readCount(blocks, MOST_BLOCKS));
  const count = wanted.rows * wanted.seats * wantedBlocks;

  const add = () => {
    const options = {
      ...wanted,
      ...common,
      firstRow: firstRow.trim(),
      skipsLetters,
      numbering,
      arc: readCount(arc, 180),
      aisleAfter: readCount(aisle, MOST),
      blocks: wantedBlocks,
      firstBlock: firstBlock.trim(),
    };
    onAdd({ seats: makeBlocks(options, at), blocks: [] });
    setNamed(undefined);
  };
  return (
    <>
      <FieldGrid>
        <CountField name="rows" value={rows} onChange={setRows} />
        <CountField name="seatsOfRow" value={seats} onChange={setSeats} />
        <ShortField name="firstRow" value={firstRow} onChange={setNamed} most={10} />
        <CountField name="aisle" value={aisle} onChange={setAisle} />
        <CountField name="arc" value={arc} onChange={setArc} />
        <CountField name="blocks" value={blocks} onChange={setBlocks} />
      </FieldGrid>
      {wantedBlocks > 1 && (
        <ShortField name="firstBlock" value={firstBlock} onChange={setFirstBlock} most={8} />
      )}
      {children}
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
      <Button variant="contained" disabled={count === 0} onClick={add}>
        {t('planEditor.addSeats', { smart_count: count })}
      </Button>
    </>
  );
}
