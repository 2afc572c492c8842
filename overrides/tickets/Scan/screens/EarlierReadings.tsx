/** What was scanned before the ticket in one's hand, with the answers that came late. */
import { List, ListItem, ListItemText, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import type { Reading } from './useReadings.ts';
import { useSay } from './useSay.ts';
import { kindOf, sayReason, sayVerdict } from './verdictOf.ts';

const colors = {
  asking: 'divider',
  admitted: 'success.main',
  refused: 'error.main',
  unanswered: 'warning.main',
} as const;

export function EarlierReadings({ readings }: { readonly readings: readonly Reading[] }) {
  const say = useSay();
  const [locale] = useLocaleState();
  if (readings.length === 0) return null;
  const tell = ({ state, verdict, label }: Reading) => {
    if (verdict)
      return [sayVerdict(say, verdict), sayReason(say, verdict, locale)].filter(Boolean).join(' – ');
    return state === 'asking' ? say('door.checking', { code: label }) : say('door.unanswered');
  };
  return (
    <section aria-label={say('door.earlier')}>
      <Typography variant="h2">{say('door.earlier')}</Typography>
      <List dense>
        {readings.map((reading) => (
          <ListItem key={reading.nonce} sx={{ borderLeft: 4, borderColor: colors[kindOf(reading)] }}>
            <ListItemText
              primary={tell(reading)}
              secondary={reading.label}
              slotProps={{ secondary: { sx: { overflowWrap: 'anywhere' } } }}
            />
          </ListItem>
        ))}
      </List>
    </section>
  );
}
