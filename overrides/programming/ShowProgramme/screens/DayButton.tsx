/** A day of the calendar: pressed, it takes performances at the start times, or gives them up. */
import { Box, ButtonBase } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { visuallyHidden } from '../../../../src/theme/visuallyHidden.ts';
import { formatDay } from './MonthCalendar.tsx';
import { useTexts } from './useTexts.ts';

interface DayButtonProps {
  readonly day: string;
  readonly isOfMonth: boolean;
  readonly isPast: boolean;
  /** Performances on that day, local. */
  readonly starts: readonly string[];
  readonly hasClash: boolean;
  readonly onPress: () => void;
}

export function DayButton({ day, isOfMonth, isPast, starts, hasClash, onPress }: DayButtonProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const isChosen = starts.length > 0;
  const tone = hasClash ? 'warning' : 'primary';
  return (
    <ButtonBase
      onClick={onPress}
      disabled={isPast && !isChosen}
      aria-pressed={isChosen}
      sx={{
        width: '100%',
        minHeight: { xs: 44, sm: 52 },
        flexDirection: 'column',
        justifyContent: 'flex-start',
        pt: 0.5,
        borderRadius: 1,
        border: 1,
        borderColor: isChosen ? `${tone}.main` : 'divider',
        bgcolor: isChosen ? `${tone}.main` : 'transparent',
        color: isChosen
          ? `${tone}.contrastText`
          : isPast
            ? 'text.disabled'
            : isOfMonth
              ? 'text.primary'
              : 'text.secondary',
      }}
    >
      <Box component="span" sx={visuallyHidden}>
        {formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
        {!isChosen && `, ${t('newShow.dates.dayNone')}`}
      </Box>
      <Box
        component="span"
        aria-hidden
        className="num"
        sx={{ fontWeight: isOfMonth ? 600 : 400, lineHeight: 1.3 }}
      >
        {Number(day.slice(8))}
      </Box>
      {isChosen && (
        <Box component="span" className="num" sx={{ fontSize: 11, lineHeight: 1.25 }}>
          {hasClash && '⚠ '}
          {starts.length > 2 ? `${starts.length} ×` : starts.map((start) => start.slice(11)).join(' ')}
        </Box>
      )}
    </ButtonBase>
  );
}
