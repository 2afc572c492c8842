/** What is added to a plan: rows and blocks, tables, a standing area, a stage or a text. */
import { Paper, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { type Drawing, findFreeLine, nextKey, type SeatType } from '../model.ts';
import { AddArea } from './AddArea.tsx';
import { AddBlock } from './AddBlock.tsx';
import { AddRows } from './AddRows.tsx';
import { AddTables } from './AddTables.tsx';
import { FieldGrid, NO_PLACE, PlaceFields, readPlace, ShortField, type TypedPlace } from './PartFields.tsx';
import type { PartProps } from './partProps.ts';
import { SeatTypes } from './SeatTypes.tsx';
import { useTexts } from './useTexts.ts';

const PARTS = ['rows', 'tables', 'area', 'block'] as const;

type Part = (typeof PARTS)[number];

interface AddPartProps {
  readonly drawing: Drawing;
  readonly onAdd: (next: Drawing) => void;
}

export function AddPart({ drawing, onAdd }: AddPartProps) {
  const t = useTexts();
  const [part, setPart] = useState<Part>('rows');
  const [type, setType] = useState<SeatType>('normal');
  const [floor, setFloor] = useState('');
  const [zone, setZone] = useState('');
  const [place, setPlace] = useState<TypedPlace>(NO_PLACE);
  const add = ({ seats, blocks }: Drawing) => {
    onAdd({ seats: [...drawing.seats, ...seats], blocks: [...drawing.blocks, ...blocks] });
    setPlace(NO_PLACE);
  };
  const choosePart = (next: Part) => {
    setPart(next);
    if (next === 'rows') setType('normal');
    if (next === 'tables') setType('chair');
  };
  const props: PartProps = {
    drawing,
    common: { type, floor: floor.trim(), zone: zone.trim() },
    at: { key: nextKey(drawing), ...readPlace(place, findFreeLine(drawing)) },
    onAdd: add,
    children: (
      <>
        <FieldGrid>
          <ShortField name="floor" value={floor} onChange={setFloor} most={100} />
          <ShortField name="zone" value={zone} onChange={setZone} most={100} />
        </FieldGrid>
        {part !== 'area' && <SeatTypes value={type} onChange={setType} />}
        <PlaceFields value={place} onChange={setPlace} />
      </>
    ),
  };
  return (
    <Paper variant="outlined" component="section" aria-label={t('planEditor.add')} sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('planEditor.add')}
      </Typography>
      <Stack spacing={1.5}>
        <TextField
          select
          label={t('planEditor.part')}
          value={part}
          onChange={(event) => choosePart(event.target.value as Part)}
          slotProps={{ select: { native: true } }}
        >
          {PARTS.map((one) => (
            <option key={one} value={one}>
              {t(`planEditor.parts.${one}`)}
            </option>
          ))}
        </TextField>
        {part === 'rows' && <AddRows {...props} />}
        {part === 'tables' && <AddTables {...props} />}
        {part === 'area' && <AddArea {...props} />}
        {part === 'block' && <AddBlock drawing={drawing} onAdd={add} />}
      </Stack>
    </Paper>
  );
}
