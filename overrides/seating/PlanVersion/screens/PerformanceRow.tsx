/** A performance: on its plan as it is, or on a version of before, with the seats that keep it there. */
import { Link, TableCell, TableRow, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { groupKept, standingOf, type WirePerformance } from '../model.ts';
import { useTexts } from './useTexts.ts';

/** More labels than these are counted. */
const LABELS = 8;

export function PerformanceRow({ performance }: { readonly performance: WirePerformance }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { id, title, startDate, timezone, version, leaving, coming, kept } = performance;
  const standing = standingOf(performance);
  const listSeats = (labels: readonly string[]) => {
    const seats = labels.slice(0, LABELS).join(', ');
    const more = labels.length - LABELS;
    return more > 0 ? t('planVersion.more', { seats, smart_count: more }) : seats;
  };
  const changes = [
    leaving > 0 && t('planVersion.leaving', { smart_count: leaving }),
    coming > 0 && t('planVersion.coming', { smart_count: coming }),
  ].filter(Boolean);
  return (
    <TableRow>
      <TableCell>
        <Link component={RouterLink} to={`/events/${id}/seating`}>
          {title}
        </Link>
      </TableCell>
      <TableCell className="num">{formatInstant(startDate, timezone ?? 'UTC', locale)}</TableCell>
      <TableCell>
        <Typography variant="body2" sx={{ fontWeight: standing === 'current' ? 400 : 600 }}>
          {t(`planVersion.${standing}`, { version })}
        </Typography>
        {groupKept(kept).map(({ why, labels }) => (
          <Typography key={why} variant="body2" color="textSecondary">
            {t(`planVersion.why.${why}`, { seats: listSeats(labels) })}
          </Typography>
        ))}
      </TableCell>
      <TableCell className="num">{changes.join(' · ') || '–'}</TableCell>
    </TableRow>
  );
}
