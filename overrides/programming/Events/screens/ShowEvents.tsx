/** `/activity/{slug}/events`: every performance of a show with what it has come to, and opening or closing all its sales. */
import { Box, Button, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { RecordContextProvider, ResourceContextProvider, useLocaleState } from 'ra-core';
import { Link, useParams } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { ActionButtons } from '../../../../src/generic/ActionButtons.tsx';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { PageLoading } from '../../../../src/generic/PageLoading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SchemaProvider } from '../../../../src/generic/SchemaContext.tsx';
import { DayGroups } from './EventsList.tsx';
import { DATE_FIELDS, type ListedEvent, SHOW } from './useEvents.ts';
import { useTexts } from './useTexts.ts';

const SHOWN = [...SHOW, 'isOnSale', 'status', { season: ['name'] }] as const;
const PLAIN = [...SHOWN, { eventDateList: DATE_FIELDS }] as const;
const WITH_TAKINGS = [...SHOWN, { eventDateList: [...DATE_FIELDS, 'turnover'] }] as const;

type OneShow = RecordOf<'Ticketing', typeof PLAIN>;

/** A show that has no slug yet is under its number. */
function useShow(slug: string) {
  const seesTakings = useHas('turnover.read');
  return useQuery({
    queryKey: ['Ticketing', 'performances', { slug, seesTakings }],
    queryFn: async ({ signal }): Promise<OneShow | undefined> => {
      const either = [
        { field: 'slug', op: 'eq', value: slug },
        ...(/^\d{1,9}$/.test(slug) ? [{ field: 'id', op: 'eq', value: Number(slug) }] : []),
      ];
      const query = { filter: JSON.stringify({ or: either }), itemsPerPage: 2 };
      const found = await callAction(
        'Ticketing.list',
        { query, fields: seesTakings ? WITH_TAKINGS : PLAIN },
        { signal },
      );
      return found.member.find((show) => show.slug === slug) ?? found.member[0];
    },
  });
}

export function ShowEvents() {
  const { slug = '' } = useParams();
  const t = useTexts();
  const { data: show, error, isPending, refetch } = useShow(slug);
  if (isPending) return <PageLoading />;
  if (error)
    return (
      <Page title={t('events.show.title')}>
        <ProblemAlert error={error} onRetry={() => void refetch()} />
      </Page>
    );
  if (!show)
    return (
      <Page title={t('events.show.title')}>
        <EmptyState
          title={t('events.show.unknown')}
          text={t('events.show.unknownHint')}
          action={
            <Button
              component={Link}
              to={`${screenPath('EventDate', 'list')}?layout=cards`}
              variant="contained"
            >
              {t('events.layouts.cards')}
            </Button>
          }
        />
      </Page>
    );
  return <ShowPage show={show} />;
}

function ShowPage({ show }: { readonly show: OneShow }) {
  const t = useTexts();
  const mayWrite = useHas('programming.write');
  const id = show['@id'].split('/').at(-1) ?? '';
  const dates = show.eventDateList.toSorted((one, other) => one.startDate.localeCompare(other.startDate));
  const [coming, past] = [true, false].map((isComing) =>
    dates.filter(({ availabilityStatus, startDate }) => {
      const isOver = availabilityStatus === 'pastOrClosed' && Date.parse(startDate) < Date.now();
      return isComing !== isOver;
    }),
  );
  return (
    <Page
      title={show.title}
      subtitle={[show.venue?.name, show.season?.name].filter(Boolean).join(' · ')}
      actions={
        <>
          <ShowSales show={show} id={id} />
          <Button component={Link} to={screenPath('Ticketing', 'show', id)} color="inherit">
            {t('events.show.record')}
          </Button>
          {mayWrite && (
            <Button
              component={Link}
              to={`${screenPath('EventDate', 'create')}?show=${encodeURIComponent(id)}&step=dates`}
              variant="contained"
            >
              {t('events.show.add')}
            </Button>
          )}
        </>
      }
    >
      {dates.length === 0 ? (
        <EmptyState title={t('events.show.none')} {...(mayWrite && { text: t('events.show.noneHint') })} />
      ) : (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Figures show={show} dates={dates} />
          {coming && coming.length > 0 && <DayGroups dates={coming} />}
          {past && past.length > 0 && (
            <Box component="section" aria-labelledby="past-performances">
              <Typography id="past-performances" variant="h2" sx={{ mb: 2 }}>
                {t('events.show.past')}
              </Typography>
              <DayGroups dates={past.toReversed()} />
            </Box>
          )}
        </Box>
      )}
    </Page>
  );
}

/** Opening, suspending and closing the sales of all its performances, as on its own page. */
function ShowSales({ show, id }: { readonly show: OneShow; readonly id: string }) {
  return (
    <SchemaProvider name="Ticketing">
      <ResourceContextProvider value="Ticketing">
        <RecordContextProvider value={{ ...show, id }}>
          <ActionButtons id={id} />
        </RecordContextProvider>
      </ResourceContextProvider>
    </SchemaProvider>
  );
}

function Figures({ show, dates }: { readonly show: OneShow; readonly dates: readonly ListedEvent[] }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const number = new Intl.NumberFormat(locale);
  const played = dates.filter(({ status }) => status !== 'cancelled');
  const sum = (of: (date: ListedEvent) => number | null | undefined) =>
    played.reduce((total, date) => total + (of(date) ?? 0), 0);
  const figures = [
    [t('events.show.dates'), number.format(played.length)],
    [t('events.show.sold'), number.format(sum(({ soldItems }) => soldItems))],
    [t('events.show.left'), number.format(sum((date) => (date.onSale ? date.bookableStock : 0)))],
    ...(played.some(({ turnover }) => typeof turnover === 'number')
      ? [
          [
            t('events.show.takings'),
            formatMoney(
              sum(({ turnover }) => turnover),
              show.currency,
              locale,
            ),
          ],
        ]
      : []),
  ] as const;
  return (
    <Paper
      component="dl"
      variant="outlined"
      sx={{
        p: { xs: 2, sm: 3 },
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))',
      }}
    >
      {figures.map(([name, value]) => (
        <div key={name}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography
            component="dd"
            className="num"
            sx={{ m: 0, fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.3 }}
          >
            {value}
          </Typography>
        </div>
      ))}
    </Paper>
  );
}
