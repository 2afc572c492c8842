/** A new standing area: how many people it holds, and how wide it is. */
import { Button } from '@mui/material';
import { useState } from 'react';
import { makeArea } from '../../SeatShapes/model/makeArea.ts';
import { turnSeats } from '../../SeatShapes/model/turnSeats.ts';
import { CountField, FieldGrid, readCount, ShortField } from './PartFields.tsx';
import type { PartProps } from './partProps.ts';
import { useTexts } from './useTexts.ts';

const MOST = 20_000;

export function AddArea({ common, at, children, onAdd }: PartProps) {
  const t = useTexts();
  const [places, setPlaces] = useState('200');
  const [across, setAcross] = useState('20');
  const [name, setName] = useState('');
  const wanted = readCount(places, MOST);
  const add = () => {
    const { floor, zone } = common;
    const options = {
      floor,
      zone,
      places: wanted,
      across: Math.max(1, readCount(across, MOST)),
      name: name.trim(),
    };
    onAdd({ seats: turnSeats(makeArea(options, { key: at.key, y: 0 }), at), blocks: [] });
  };
  return (
    <>
      <FieldGrid>
        <CountField name="places" value={places} onChange={setPlaces} />
        <CountField name="acrossPlaces" value={across} onChange={setAcross} />
      </FieldGrid>
      <ShortField name="areaName" value={name} onChange={setName} most={10} />
      {children}
      <Button variant="contained" disabled={wanted === 0 || name.trim() === ''} onClick={add}>
        {t('planEditor.addPlaces', { smart_count: wanted })}
      </Button>
    </>
  );
}
