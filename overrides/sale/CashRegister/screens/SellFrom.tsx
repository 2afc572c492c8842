/** What a seller sells from: the places for everybody, or a contingent. Nothing where there is no contingent to choose. */
import { TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { sellFrom } from '../model/sellFrom.ts';
import type { RegisterPerformance } from '../model.ts';

/** A performance as it is sold from what was chosen for it; another performance starts with the places for everybody. */
export function useSellFrom(performance: RegisterPerformance | undefined) {
  const [chosen, setChosen] = useState<{ readonly performance: string; readonly contingent: string }>();
  const contingent = chosen?.performance === performance?.iri ? chosen?.contingent : undefined;
  return {
    offered: performance && sellFrom(performance, contingent),
    choose: (next: string) => performance && setChosen({ performance: performance.iri, contingent: next }),
  };
}

interface SellFromProps {
  readonly performance: RegisterPerformance;
  /** An empty one for everybody's. */
  readonly onChoose: (contingent: string) => void;
}

export function SellFrom({ performance, onChoose }: SellFromProps) {
  const translate = useTranslate();
  const offered = performance.contingents.filter(({ isOffered }) => isOffered);
  if (offered.length === 0) return null;
  const write = (name: string, left: number | null) =>
    left === null ? name : `${name} · ${translate('register.left', { smart_count: left })}`;
  return (
    <TextField
      select
      label={translate('register.sellFrom')}
      value={performance.contingent?.iri ?? ''}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 200 }}
    >
      <option value="">{write(translate('register.everybody'), performance.forEverybody)}</option>
      {offered.map(({ iri, name, bookableStock }) => (
        <option key={iri} value={iri}>
          {write(name, bookableStock)}
        </option>
      ))}
    </TextField>
  );
}
