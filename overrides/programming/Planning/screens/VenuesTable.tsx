/** A week by venue: a row a venue, a column a day, so that what is free stands out as what is taken. */
import { Box } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { formatDay } from '../../ShowProgramme/screens/MonthCalendar.tsx';
import { PlanEntry } from './PlanEntry.tsx';
import type { Planned } from './usePlan.ts';
import { useTexts } from './useTexts.ts';

interface VenuesTableProps {
  readonly days: readonly string[];
  readonly dates: readonly Planned[];
}

const head = { p: 1, fontSize: 13, fontWeight: 600, textAlign: 'start', color: 'text.secondary' } as const;

export function VenuesTable({ days, dates }: VenuesTableProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const rows = Map.groupBy(dates, ({ venue }) => venue?.name ?? t('planning.noVenue'));
  return (
    // Reached by Tab: it scrolls sideways where it is wider than the window.
    <Box role="region" aria-label={t('planning.views.venues')} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        sx={{ width: '100%', minWidth: 1080, borderCollapse: 'collapse', tableLayout: 'fixed' }}
      >
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ ...head, width: 160 }}>
              {t('planning.venue')}
            </Box>
            {days.map((day) => (
              <Box component="th" key={day} scope="col" sx={head}>
                {formatDay(day, locale, { weekday: 'short', day: 'numeric', month: 'short' })}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows]
            .toSorted(([one], [other]) => one.localeCompare(other, locale))
            .map(([venue, playing]) => (
              <tr key={venue}>
                <Box
                  component="th"
                  scope="row"
                  sx={{
                    ...head,
                    color: 'text.primary',
                    border: 1,
                    borderColor: 'divider',
                    verticalAlign: 'top',
                  }}
                >
                  {venue}
                </Box>
                {days.map((day) => (
                  <Box
                    component="td"
                    key={day}
                    sx={{ border: 1, borderColor: 'divider', p: 0.5, verticalAlign: 'top', height: 64 }}
                  >
                    <Box sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
                      {playing
                        .filter((date) => date.day === day)
                        .map((date) => (
                          <PlanEntry key={date.listed['@id']} date={date} hasVenue={false} />
                        ))}
                    </Box>
                  </Box>
                ))}
              </tr>
            ))}
        </tbody>
      </Box>
    </Box>
  );
}
