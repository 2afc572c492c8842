/** What the change would do: on how many performances, where all is so already, where it cannot be and why. */
import { Alert, Box, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { formatDay } from '../../ShowProgramme/screens/MonthCalendar.tsx';
import type { MassActionName } from '../model/change.ts';
import type { PlannedCounts } from '../model/countPlanned.ts';
import { willOf } from './planWords.ts';
import { useTexts } from './useTexts.ts';

/** Named of those that are left out. */
const MOST_NAMED = 5;

interface PreviewProps {
  readonly action: MassActionName;
  readonly counts: PlannedCounts;
}

export function Preview({ action, counts: { changed, unchanged, refused } }: PreviewProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const spell = (start: string) =>
    `${formatDay(start.slice(0, 10), locale, { day: 'numeric', month: 'short' })} ${start.slice(11)}`;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography sx={{ fontWeight: 600 }}>{t(willOf(action), { smart_count: changed })}</Typography>
      {unchanged > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('massAction.willStay', { smart_count: unchanged })}
        </Typography>
      )}
      {refused.map(({ code, starts }) => (
        <Alert key={code} severity="warning">
          {t(`massAction.refusal.${code}`, { smart_count: starts.length })}{' '}
          {starts.slice(0, MOST_NAMED).map(spell).join(', ')}
          {starts.length > MOST_NAMED &&
            ` ${t('massAction.more', { smart_count: starts.length - MOST_NAMED })}`}
        </Alert>
      ))}
    </Box>
  );
}
