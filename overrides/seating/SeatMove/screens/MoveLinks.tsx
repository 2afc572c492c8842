/** Ways to move the numbered seats of an order or a cart: one a performance. */
import MoveIcon from '@mui/icons-material/EventSeatOutlined';
import { Box, Button } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { Link } from 'react-router';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { useTexts } from './useTexts.ts';

export interface SeatedDate {
  /** IRI. */
  readonly eventDate: string;
  readonly startDate: string | null;
  readonly timezone: string | null;
}

/** @param base where the order or the cart is shown */
export function MoveLinks({ base, dates }: { readonly base: string; readonly dates: readonly SeatedDate[] }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const distinct = [...new Map(dates.map((date) => [date.eventDate, date])).values()];
  if (distinct.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      {distinct.map(({ eventDate, startDate, timezone }) => (
        <Button
          key={eventDate}
          component={Link}
          to={`${base}/move-seats/${eventDate.split('/').at(-1)}`}
          variant="outlined"
          startIcon={<MoveIcon />}
        >
          {distinct.length === 1
            ? t('moveSeats.link')
            : t('moveSeats.linkOf', { date: formatInstant(startDate, timezone ?? 'UTC', locale) })}
        </Button>
      ))}
    </Box>
  );
}
