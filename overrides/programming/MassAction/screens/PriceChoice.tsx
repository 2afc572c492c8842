/** Of which prices: those that are the same on several performances are one. */
import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import type { MassDate } from './useMassDates.ts';
import { useTexts } from './useTexts.ts';

interface PriceChoiceProps {
  readonly dates: readonly MassDate[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

export function PriceChoice({ dates, chosen, onChange }: PriceChoiceProps) {
  const t = useTexts();
  const prices = Map.groupBy(
    dates.flatMap(({ ticketPriceList }) => ticketPriceList),
    ({ hash }) => hash ?? '',
  );
  if (prices.size === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{t('massAction.noPrice')}</Typography>;
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ color: 'text.secondary' }}>
        {t('massAction.ofPrices')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {[...prices].map(([hash, same]) => (
          <FormControlLabel
            key={hash}
            control={
              <Checkbox
                checked={chosen.includes(hash)}
                onChange={(_, isOn) =>
                  onChange(isOn ? [...chosen, hash] : chosen.filter((one) => one !== hash))
                }
              />
            }
            label={t('massAction.priceOn', { name: same[0]?.name ?? '', smart_count: same.length })}
          />
        ))}
      </Box>
    </fieldset>
  );
}
