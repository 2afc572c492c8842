/** `/orders/{id}/move-seats/{eventDateId}`, and the same of a cart: seats are pressed, then their new places on the map. */
import { Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { PageLoading } from '../../../../src/generic/PageLoading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useSeatMap } from '../../SeatMap/screens/useSeatMap.ts';
import { MoveSeats } from './MoveSeats.tsx';
import { useHolder } from './useHolder.ts';
import { useTexts } from './useTexts.ts';

const SHOWN = ['startDate', { ticketing: ['title', 'timezone'], stockContingentList: ['name'] }] as const;

export function MoveSeatsPage() {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { holder, isOrder, eventDate, seats, back } = useHolder();
  const date = useQuery({
    queryKey: ['EventDate', 'moveSeats', eventDate],
    queryFn: ({ signal }) => callAction('EventDate.read', { id: eventDate, fields: SHOWN }, { signal }),
  });
  const { plan, standing, error, refresh } = useSeatMap(eventDate);
  const contingents = date.data?.stockContingentList;
  const names = useMemo(
    () => new Map(contingents?.map(({ '@id': iri, name }) => [Number(iri.split('/').at(-1)), name])),
    [contingents],
  );
  const problem = date.error ?? seats.error ?? error;
  const own = seats.data;
  const isDrawn = plan !== undefined && standing?.states.length === plan.count;
  if (!problem && (!date.data || !own || !isDrawn)) return <PageLoading />;
  const show = date.data?.ticketing;
  return (
    <Page
      title={t('moveSeats.title', { show: show?.title ?? '' })}
      above={
        <Link component={RouterLink} to={back} sx={{ fontSize: 14 }}>
          {t(isOrder ? 'moveSeats.backToOrder' : 'moveSeats.backToCart')}
        </Link>
      }
      {...(show && { subtitle: formatInstant(date.data?.startDate, show.timezone, locale, 'long') })}
    >
      <ProblemAlert error={problem} onRetry={refresh} />
      {!problem && own?.length === 0 && (
        <EmptyState title={t('moveSeats.none')} text={t('moveSeats.noneText')} />
      )}
      {!problem && own && own.length > 0 && plan && standing && (
        <MoveSeats
          plan={plan}
          standing={standing}
          own={own}
          contingents={names}
          holder={holder}
          back={back}
          onMoved={() => {
            refresh();
            void seats.refetch();
          }}
        />
      )}
    </Page>
  );
}
