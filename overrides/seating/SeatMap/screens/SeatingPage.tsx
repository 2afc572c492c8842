/** Who sits where in a performance, and what is kept from sale: seats are pressed or circled, and changed together. */
import { Box, Button, Link, Paper, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { ProblemError } from '../../../../src/data/ProblemError.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { PageLoading } from '../../../../src/generic/PageLoading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { findSeat, SEAT_STATES, type SeatPlan, type SeatStanding } from '../model/seatPlan.ts';
import type { WireContingent } from '../model/wire.ts';
import { ChangePanel } from './ChangePanel.tsx';
import { ContingentList } from './ContingentList.tsx';
import { describeSeat } from './describeSeat.ts';
import { HoldList } from './HoldList.tsx';
import { Legend } from './Legend.tsx';
import { MapTool, type Tool } from './MapTool.tsx';
import { PrintPlan } from './PrintPlan.tsx';
import type { Performance } from './ReleaseChoice.tsx';
import { SeatHolder } from './SeatHolder.tsx';
import { SeatList } from './SeatList.tsx';
import { SeatMap } from './SeatMap.tsx';
import { useSeatHolds } from './useSeatHolds.ts';
import { useSeatMap } from './useSeatMap.ts';
import { useTexts } from './useTexts.ts';

const SHOWN = ['startDate', { ticketing: ['title', 'timezone'] }] as const;

/** Free seating is no fault. */
const isFree = (error: unknown) => error instanceof ProblemError && error.code === 'SEAT-008';

export function SeatingPage() {
  const { eventDateId = '' } = useParams();
  const t = useTexts();
  const [locale] = useLocaleState();
  const iri = `/ticketing/v1/event_dates/${eventDateId}`;
  const { data: date, error: unread } = useQuery({
    queryKey: ['EventDate', 'seating', eventDateId],
    queryFn: ({ signal }) => callAction('EventDate.read', { id: iri, fields: SHOWN }, { signal }),
  });
  const { plan, standing, error, refresh } = useSeatMap(iri);
  const print = useAction('EventDate.seatPlanSheet');
  const client = useQueryClient();
  const changed = () => {
    refresh();
    void client.invalidateQueries({ queryKey: ['EventDate', 'seatHolds', iri] });
  };
  const problem = unread ?? error;
  const when = date && formatInstant(date.startDate, date.ticketing.timezone, locale, 'long');
  const back = (
    <Link component={RouterLink} to={screenPath('EventDate', 'show', eventDateId)} sx={{ fontSize: 14 }}>
      {t('seatMap.toPerformance')}
    </Link>
  );
  if (!problem && (!date || !plan || standing?.states.length !== plan.count)) return <PageLoading />;
  return (
    <Page
      title={date ? `${t('seatMap.seats')} · ${date.ticketing.title}` : t('seatMap.seats')}
      above={back}
      {...(when && { subtitle: when })}
      actions={
        !problem && (
          <PrintPlan label={t('seatMap.print')} name={t('seatMap.printed')} id={iri} press={print} />
        )
      }
    >
      <ProblemAlert error={print.refusal?.error} />
      {isFree(problem) ? (
        <EmptyState title={t('seatMap.free')} text={t('seatMap.freeHint')} />
      ) : problem ? (
        <ProblemAlert error={problem} onRetry={refresh} />
      ) : (
        plan &&
        standing &&
        date && (
          <Seating
            eventDate={iri}
            performance={{ startDate: date.startDate, timezone: date.ticketing.timezone }}
            plan={plan}
            standing={standing}
            onChanged={changed}
          />
        )
      )}
    </Page>
  );
}

interface SeatingProps {
  /** Its address. */
  readonly eventDate: string;
  readonly performance: Performance;
  readonly plan: SeatPlan;
  readonly standing: SeatStanding;
  readonly onChanged: () => void;
}

const NONE: ReadonlySet<number> = new Set();
const NO_CONTINGENTS: readonly WireContingent[] = [];

function Seating({ eventDate, performance, plan, standing, onChanged }: SeatingProps) {
  const t = useTexts();
  const mayChange = useHas('stock.write');
  const [ids, setIds] = useState(NONE);
  const [tool, setTool] = useState<Tool>('move');
  const chosen = useMemo(
    () => new Set([...ids].map((id) => findSeat(plan.seats.id, id)).filter((seat) => seat >= 0)),
    [ids, plan],
  );
  const choose = (seats: readonly number[], isAdding: boolean) => {
    const next = new Set(isAdding ? ids : []);
    const own = seats.map((seat) => plan.seats.id[seat] ?? 0);
    const isTaking = isAdding && own.every((id) => next.has(id));
    for (const id of own)
      if (isTaking) next.delete(id);
      else next.add(id);
    setIds(next);
  };
  const holds = useSeatHolds(eventDate, standing.version);
  const kept = holds.data?.holds ?? [];
  const contingents = holds.data?.contingents ?? NO_CONTINGENTS;
  const names = useMemo(() => new Map(contingents.map(({ id, name }) => [id, name])), [contingents]);
  const describe = useCallback(
    (seat: number) => describeSeat(t, seat, { plan, standing, isChosen: false, contingents: names }),
    [t, plan, standing, names],
  );
  const seated = contingents.filter(({ seats }) => seats.length > 0);
  const chooseIds = (seats: readonly number[]) => setIds(new Set(seats));
  const only = chosen.size === 1 ? [...chosen][0] : undefined;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 320px' },
        alignItems: 'start',
      }}
    >
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <Stack
          direction="row"
          sx={{
            p: 1.5,
            gap: 2,
            alignItems: 'center',
            flexWrap: 'wrap',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <MapTool tool={tool} onTool={setTool} />
          <Legend plan={plan} standing={standing} chosen={t('seatMap.selected')} />
        </Stack>
        <Box sx={{ height: { xs: '60dvh', md: 'calc(100dvh - 270px)' }, minHeight: 340 }}>
          <SeatMap
            plan={plan}
            standing={standing}
            chosen={chosen}
            label={t('seatMap.map')}
            describe={describe}
            onPress={(seat, isAdding) => choose([seat], isAdding || ids.has(plan.seats.id[seat] ?? 0))}
            onLasso={tool === 'lasso' ? choose : undefined}
          />
        </Box>
      </Paper>
      <Stack spacing={2}>
        <Counts standing={standing} />
        {only !== undefined && (
          <SeatHolder seat={plan.seats.id[only] ?? 0} version={standing.version}>
            {describe(only)}
          </SeatHolder>
        )}
        {mayChange && (
          <ChangePanel
            performance={performance}
            contingents={contingents}
            plan={plan}
            standing={standing}
            chosen={chosen}
            onChanged={onChanged}
          />
        )}
        {chosen.size > 0 && (
          <Button color="inherit" onClick={() => setIds(NONE)}>
            {t('seatMap.chooseNone')}
          </Button>
        )}
        {holds.error && <ProblemAlert error={holds.error} onRetry={() => void holds.refetch()} />}
        {seated.length > 0 && <ContingentList contingents={seated} onChoose={chooseIds} />}
        {kept.length > 0 && (
          <HoldList
            holds={kept}
            performance={performance}
            mayChange={mayChange}
            onChoose={chooseIds}
            onChanged={onChanged}
          />
        )}
        <SeatList
          title={t('seatMap.list')}
          plan={plan}
          chosen={chosen}
          describe={describe}
          onPress={(seat) => choose([seat], true)}
        />
      </Stack>
    </Box>
  );
}

function Counts({ standing }: { readonly standing: SeatStanding }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const counts = SEAT_STATES.map((_, index) =>
    standing.states.reduce((sum, state) => sum + Number(state === index), 0),
  );
  return (
    <Paper
      variant="outlined"
      component="dl"
      aria-label={t('seatMap.counts')}
      sx={{ m: 0, p: 2, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.5 }}
    >
      {SEAT_STATES.map((state, index) =>
        counts[index] ? (
          <Box key={state} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t(`seatMap.states.${state}`)}
            </Typography>
            <Typography component="dd" className="num" sx={{ m: 0, fontWeight: 700, textAlign: 'right' }}>
              {new Intl.NumberFormat(locale).format(counts[index])}
            </Typography>
          </Box>
        ) : null,
      )}
    </Paper>
  );
}
