/** Shows as cards: their picture, when they play next, whether they sell and what is left; each opens its performances. */
import { Box, Card, CardActionArea, Skeleton, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { ticketingDescriptor } from '../../../../schema/generated/programming/Ticketing.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { EnumValue } from '../../../../src/fields/values/EnumValue.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import type { EventsFilter } from '../model/eventsAddress.ts';
import { NoEvents } from './EventsList.tsx';
import { pathOfShow } from './pathOfShow.ts';
import { type ListedShow, useShows } from './useEvents.ts';
import { useTexts } from './useTexts.ts';

/** Shows of a season and those of several before it. */
const MANY = 300;

const availability = ticketingDescriptor.properties.find(({ name }) => name === 'availabilityStatus');

interface ShowCardsProps {
  readonly filter: EventsFilter;
  readonly onTotal: (total: string | undefined) => void;
}

export function ShowCards({ filter, onTotal }: ShowCardsProps) {
  const t = useTexts();
  const { data, error, isPending, refetch } = useShows(filter, MANY);
  const total = data?.totalItems;
  useEffect(() => {
    onTotal(total === undefined ? undefined : t('events.shows', { smart_count: total }));
  });
  if (error) return <ProblemAlert error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton variant="rounded" height={420} />;
  if (data.member.length === 0) return <NoEvents filter={filter} />;
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
      }}
    >
      {data.member.map((show) => (
        <Card key={show['@id']} component="li" variant="outlined" sx={{ bgcolor: 'background.paper' }}>
          <ShowCard show={show} />
        </Card>
      ))}
    </Box>
  );
}

function ShowCard({ show }: { readonly show: ListedShow }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { title, venue, season, color, futureEventDateCount: coming, timezone } = show;
  const left = show.notInStockContingentBookableStock;
  const next = show.firstFutureEventDateStart;
  const state = coming ? show.futureEventDatesAvailabilityStatus : show.availabilityStatus;
  const picture = show.image ?? show.poster;
  return (
    <CardActionArea
      component={Link}
      to={pathOfShow(show)}
      sx={{ height: '100%', display: 'flex', flexDirection: 'column', alignItems: 'stretch' }}
    >
      {picture ? (
        <Box component="img" src={picture} alt="" loading="lazy" sx={{ height: 132, objectFit: 'cover' }} />
      ) : (
        <Box sx={{ height: 12, bgcolor: color ?? 'primary.main' }} />
      )}
      <Box sx={{ p: 2, display: 'grid', gap: 0.5, flexGrow: 1, alignContent: 'start' }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[venue?.name, season?.name].filter(Boolean).join(' · ')}
        </Typography>
        <Box sx={{ my: 0.5 }}>
          {availability && state && <EnumValue property={availability} value={state} />}
        </Box>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {next
            ? t('events.next', { when: formatInstant(next, timezone, locale, 'dateTime') })
            : t('events.over')}
        </Typography>
        <Typography variant="body2" className="num" sx={{ color: 'text.secondary' }}>
          {[
            t('events.coming', { smart_count: coming ?? 0 }),
            coming
              ? left === null
                ? t('events.unlimited')
                : t('events.left', { smart_count: left })
              : undefined,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
    </CardActionArea>
  );
}
