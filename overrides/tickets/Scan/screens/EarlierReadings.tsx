/** What was scanned before the ticket in one's hand, with the answers that came late. */
import { List, ListItem, ListItemText, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import type { Reading } from './useReadings.ts';
import { useTexts } from './useTexts.ts';
import { kindOf, reasonText, verdictText } from './verdictOf.ts';

const colors = {
  asking: 'divider',
  admitted: 'success.main',
  refused: 'error.main',
  unanswered: 'warning.main',
} as const;

export function EarlierReadings({ readings }: { readonly readings: readonly Reading[] }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  if (readings.length === 0) return null;
  const describe = ({ state, verdict, label }: Reading) => {
    if (verdict) return [verdictText(t, verdict), reasonText(t, verdict, locale)].filter(Boolean).join(' – ');
    return state === 'asking' ? t('door.checking', { code: label }) : t('door.unanswered');
  };
  return (
    <section aria-label={t('door.earlier')}>
      <Typography variant="h2">{t('door.earlier')}</Typography>
      <List dense>
        {readings.map((reading) => (
          <ListItem key={reading.nonce} sx={{ borderLeft: 4, borderColor: colors[kindOf(reading)] }}>
            <ListItemText
              primary={describe(reading)}
              secondary={reading.label}
              slotProps={{ secondary: { sx: { overflowWrap: 'anywhere' } } }}
            />
          </ListItem>
        ))}
      </List>
    </section>
  );
}
