/** On which performances a price is changed: each with what it costs there and how many places are taken at it. */
import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useId } from 'react';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { countTaken } from '../model/groupPrices.ts';
import type { SeasonPrice } from './useSeasonPrices.ts';
import { useTexts } from './useTexts.ts';

interface DateChoiceProps {
  readonly rows: readonly SeasonPrice[];
  readonly timezone: string;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

export function DateChoice({ rows, timezone, chosen, onChoose }: DateChoiceProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const id = useId();
  const toggle = (date: string) => {
    const next = new Set(chosen);
    if (!next.delete(date)) next.add(date);
    onChoose(next);
  };
  const all = rows.map(({ eventDate }) => eventDate['@id']);
  const sorted = rows.toSorted((a, b) => a.eventDate.startDate.localeCompare(b.eventDate.startDate));
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h3" sx={{ fontSize: 15 }}>
        {t('seasonPrices.dialog.dates')}
      </Typography>
      <FormControlLabel
        control={
          <Checkbox
            checked={chosen.size === all.length}
            indeterminate={chosen.size > 0 && chosen.size < all.length}
            onChange={() => onChoose(new Set(chosen.size === all.length ? [] : all))}
          />
        }
        label={t('seasonPrices.dialog.all')}
      />
      <Box sx={{ maxHeight: 240, overflowY: 'auto', borderTop: 1, borderColor: 'divider' }}>
        {sorted.map((row) => {
          const date = row.eventDate['@id'];
          const taken = countTaken(row);
          return (
            <Box key={row['@id']} sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 1 }}>
              <FormControlLabel
                control={<Checkbox checked={chosen.has(date)} onChange={() => toggle(date)} />}
                label={formatInstant(row.eventDate.startDate, timezone, locale, 'dateTime')}
                sx={{ flexGrow: 1 }}
              />
              <Typography variant="body2" className="num" sx={{ color: 'text.secondary' }}>
                {taken > 0 && `${t('seasonPrices.dialog.sold', { smart_count: taken })} · `}
                {formatMoney(row.facialValue, row.currency, locale)}
              </Typography>
            </Box>
          );
        })}
      </Box>
      {rows.some((row) => countTaken(row) > 0) && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('seasonPrices.dialog.soldNote')}
        </Typography>
      )}
    </Box>
  );
}
