/** New round tables with chairs around them, some side by side. */
import { Button } from '@mui/material';
import { useState } from 'react';
import { makeTables, nextTable } from '../../SeatShapes/model/makeTables.ts';
import { turnPart } from '../../SeatShapes/model/turnSeats.ts';
import { lastRow } from '../model.ts';
import { CountField, FieldGrid, readCount, ShortField } from './PartFields.tsx';
import type { PartProps } from './partProps.ts';
import { useTexts } from './useTexts.ts';

const MOST_TABLES = 300;
const MOST_CHAIRS = 40;

export function AddTables({ drawing, common, at, children, onAdd }: PartProps) {
  const t = useTexts();
  const [tables, setTables] = useState('6');
  const [chairs, setChairs] = useState('6');
  const [across, setAcross] = useState('3');
  const [named, setNamed] = useState<string>();
  const last = lastRow(drawing);
  const firstTable = named ?? (/\d$/.test(last) ? nextTable(last) : 'T1');
  const wanted = { tables: readCount(tables, MOST_TABLES), seats: readCount(chairs, MOST_CHAIRS) };
  const add = () => {
    const options = {
      ...wanted,
      ...common,
      across: Math.max(1, readCount(across, MOST_TABLES)),
      firstTable: firstTable.trim(),
    };
    onAdd(turnPart(makeTables(options, { key: at.key, y: 0 }), at));
    setNamed(undefined);
  };
  return (
    <>
      <FieldGrid>
        <CountField name="tables" value={tables} onChange={setTables} />
        <CountField name="chairs" value={chairs} onChange={setChairs} />
        <CountField name="across" value={across} onChange={setAcross} />
        <ShortField name="firstTable" value={firstTable} onChange={setNamed} most={10} />
      </FieldGrid>
      {children}
      <Button variant="contained" disabled={wanted.tables * wanted.seats === 0} onClick={add}>
        {t('planEditor.addSeats', { smart_count: wanted.tables * wanted.seats })}
      </Button>
    </>
  );
}
