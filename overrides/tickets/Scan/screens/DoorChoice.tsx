/** The performance, the door and the direction that this device scans. */
import { Stack, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { ANY, type Door } from './useDoor.ts';
import { useTexts } from './useTexts.ts';

/** The system's own list: made for thumbs. */
const NATIVE = { select: { native: true }, inputLabel: { shrink: true } } as const;

export function DoorChoice({ door }: { readonly door: Door }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  return (
    <Stack spacing={1.5}>
      <TextField
        select
        size="small"
        label={t('door.performance')}
        value={door.performance?.['@id'] ?? ANY}
        onChange={(event) => door.choose({ performance: event.target.value })}
        slotProps={NATIVE}
      >
        {door.performances.data?.map(({ '@id': iri, startDate, ticketing }) => (
          <option key={iri} value={iri}>
            {`${formatInstant(startDate, ticketing.timezone, locale, 'time')} ${ticketing.title}`}
          </option>
        ))}
        <option value={ANY}>{t('door.anyPerformance')}</option>
      </TextField>
      <Stack direction="row" spacing={1.5}>
        <TextField
          select
          size="small"
          fullWidth
          label={t('door.checkpoint')}
          value={door.checkpoint?.['@id'] ?? ''}
          onChange={(event) => door.choose({ checkpoint: event.target.value })}
          slotProps={NATIVE}
        >
          {door.checkpoints.data?.length === 0 && <option value="">{t('door.anyCheckpoint')}</option>}
          {door.checkpoints.data?.map(({ '@id': iri, name }) => (
            <option key={iri} value={iri}>
              {name}
            </option>
          ))}
        </TextField>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('door.direction')}
          value={door.direction}
          onChange={(_, direction: 'in' | 'out' | null) => direction && door.setDirection(direction)}
        >
          <ToggleButton value="in">{t('door.in')}</ToggleButton>
          <ToggleButton value="out">{t('door.out')}</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
    </Stack>
  );
}
