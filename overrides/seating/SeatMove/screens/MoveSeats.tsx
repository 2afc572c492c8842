/** The map and the seats that move: whoever is asked about goes where is pressed, on the map or in the list. */
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useCallback, useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { offerSeats } from '../../SeatMap/model/offerSeats.ts';
import { findSeat, type SeatPlan, type SeatStanding, stateOf } from '../../SeatMap/model/seatPlan.ts';
import { describeSeat } from '../../SeatMap/screens/describeSeat.ts';
import { Legend } from '../../SeatMap/screens/Legend.tsx';
import { SeatMap } from '../../SeatMap/screens/SeatMap.tsx';
import { SeatRows } from '../../SeatMap/screens/SeatRows.tsx';
import { useTexts as useMapTexts } from '../../SeatMap/screens/useTexts.ts';
import {
  dropMove,
  findNext,
  findTarget,
  type Holder,
  listMoves,
  type PlannedMove,
  planMove,
  revertMoves,
} from '../model/plannedMoves.ts';
import { MoveList } from './MoveList.tsx';
import { type OwnSeat, useOccupant } from './useHolder.ts';
import { useTexts } from './useTexts.ts';

interface MoveSeatsProps {
  readonly plan: SeatPlan;
  readonly standing: SeatStanding;
  readonly own: readonly OwnSeat[];
  readonly holder: Holder;
  /** Names by their ids. */
  readonly contingents: ReadonlyMap<number, string>;
  /** Where the order or the cart is shown. */
  readonly back: string;
  readonly onMoved: () => void;
}

type Outcome = { readonly text: string; readonly isOtherGroup?: boolean };

type Sent = ReturnType<typeof listMoves>;

const iriOf = (seat: number) => `/ticketing/v1/available_seats/${seat}`;

/** Seats as they would stand: who leaves leaves a free one. */
function applyMoves(standing: SeatStanding, plan: SeatPlan, moves: readonly PlannedMove[]): SeatStanding {
  const states = standing.states.slice();
  for (const { from, swappedWith } of moves) if (!swappedWith) states[findSeat(plan.seats.id, from)] = 0;
  return { ...standing, states };
}

export function MoveSeats({ plan, standing, own, holder, contingents, back, onMoved }: MoveSeatsProps) {
  const t = useTexts();
  const mapText = useMapTexts();
  const findOccupant = useOccupant();
  const move = useAction('AvailableSeat.moveMany', ['label']);
  const [moves, setMoves] = useState<readonly PlannedMove[]>([]);
  const [asked, setAsked] = useState<number>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [done, setDone] = useState<{ readonly sent: Sent; readonly labels: string }>();
  const movable = useMemo(() => own.filter(({ isLocked }) => !isLocked).map(({ id }) => id), [own]);
  const active = asked ?? findNext(movable, moves);
  const labelOf = (id: number) => plan.seats.label[findSeat(plan.seats.id, id)] ?? '';
  // Nobody moves into another contingent, or out of one.
  const within = active === undefined ? 0 : (standing.contingents[findSeat(plan.seats.id, active)] ?? 0);
  const shown = useMemo(
    () => offerSeats(applyMoves(standing, plan, moves), within),
    [standing, plan, moves, within],
  );
  const chosen = useMemo(() => {
    const ids = own.map(({ id }) => findTarget(moves, id)?.to ?? id);
    return new Set(ids.map((id) => findSeat(plan.seats.id, id)));
  }, [own, moves, plan]);
  const describe = useCallback(
    (seat: number) =>
      describeSeat(mapText, seat, { plan, standing: shown, isChosen: chosen.has(seat), contingents }),
    [mapText, plan, shown, chosen, contingents],
  );

  const plans = (planned: PlannedMove) => {
    setMoves(planMove(moves, planned));
    setAsked(undefined);
  };
  const goTo = async (from: number, seat: number) => {
    const to = plan.seats.id[seat] ?? 0;
    const start = findSeat(plan.seats.id, from);
    const state = stateOf(shown.states, seat);
    if (state === 'blocked' || state === 'house')
      return setOutcome({ text: t('moveSeats.blocked', { seat: labelOf(to) }) });
    if (standing.contingents[seat] !== standing.contingents[start])
      return setOutcome({ text: t('moveSeats.otherContingent', { seat: labelOf(to) }) });
    const isSold = holder.order !== undefined;
    if (isSold && standing.groups[seat] !== standing.groups[start])
      return setOutcome({ text: t('moveSeats.otherGroup', { seat: labelOf(to) }), isOtherGroup: true });
    if (state === 'free') return plans({ from, to, holder });
    const occupant = await findOccupant(to);
    if (occupant.isLocked) return setOutcome({ text: t('moveSeats.lockedThere', { seat: labelOf(to) }) });
    plans({ from, to, holder, swappedWith: occupant.holder });
  };
  const press = (seat: number) => {
    setOutcome(undefined);
    setDone(undefined);
    const id = plan.seats.id[seat] ?? 0;
    const coming = moves.find(({ to }) => to === id);
    if (coming) return setMoves(dropMove(moves, coming.from));
    if (own.some((one) => one.id === id && !one.isLocked) && !findTarget(moves, id)) return setAsked(id);
    if (active !== undefined)
      void goTo(active, seat).catch((error: unknown) => setOutcome({ text: String(error) }));
  };
  const send = async (sent: Sent) => {
    const member = sent.map(({ from, to, ...who }) => ({ from: iriOf(from), to: iriOf(to), ...who }));
    const { isDone } = await move.run({ body: { member } });
    onMoved();
    return isDone;
  };
  const confirm = async () => {
    const sent = listMoves(moves);
    const labels = moves.map(({ to }) => labelOf(to)).join(', ');
    if (!(await send(sent))) return;
    setMoves([]);
    setAsked(undefined);
    setDone({ sent, labels });
  };
  const revert = async () => {
    if (done && (await send(revertMoves(done.sent)))) {
      setDone(undefined);
      setOutcome({ text: t('moveSeats.reverted') });
    }
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 340px' },
        alignItems: 'start',
      }}
    >
      <Paper variant="outlined" sx={{ overflow: 'hidden', order: { xs: 2, md: 1 } }}>
        <Box sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
          <Legend plan={plan} standing={shown} chosen={mapText('seatMap.states.chosen')} />
        </Box>
        <Box sx={{ height: { xs: '56dvh', md: 'calc(100dvh - 270px)' }, minHeight: 320 }}>
          <SeatMap
            plan={plan}
            standing={shown}
            chosen={chosen}
            label={mapText('seatMap.map')}
            describe={describe}
            onPress={press}
          />
        </Box>
        <Box component="details" sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Typography component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
            {mapText('seatMap.list')}
          </Typography>
          <Box sx={{ pt: 2 }}>
            <SeatRows
              plan={plan}
              chosen={chosen}
              describe={describe}
              mayPress={(seat) => chosen.has(seat) || stateOf(shown.states, seat) === 'free'}
              onPress={press}
            />
          </Box>
        </Box>
      </Paper>
      <Paper
        variant="outlined"
        component="section"
        aria-label={t('moveSeats.seats')}
        sx={{ p: 2, display: 'grid', gap: 1.5, order: { xs: 1, md: 2 } }}
      >
        <Typography variant="h2">{t('moveSeats.seats')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('moveSeats.how')}
        </Typography>
        <MoveList
          own={own}
          moves={moves}
          active={active}
          labelOf={labelOf}
          onAsk={setAsked}
          onDrop={(seat) => setMoves(dropMove(moves, seat))}
        />
        <Typography aria-live="polite" sx={{ fontWeight: 600 }}>
          {active === undefined ? t('moveSeats.ready') : t('moveSeats.next', { seat: labelOf(active) })}
        </Typography>
        {outcome && (
          <Alert
            severity="info"
            onClose={() => setOutcome(undefined)}
            action={
              outcome.isOtherGroup && (
                <Button component={RouterLink} to={`${back}/exchange`} color="inherit" size="small">
                  {t('moveSeats.exchange')}
                </Button>
              )
            }
          >
            {outcome.text}
          </Alert>
        )}
        {done && (
          <Alert
            severity="success"
            action={
              <Button color="inherit" size="small" disabled={move.isPending} onClick={() => void revert()}>
                {t('moveSeats.revert')}
              </Button>
            }
          >
            {t('moveSeats.done', { smart_count: done.labels.split(', ').length })}.{' '}
            {t('moveSeats.doneText', { seats: done.labels })}
          </Alert>
        )}
        <ProblemAlert error={move.refusal?.error} />
        {moves.length > 0 && (
          <>
            {holder.order && (
              <Typography variant="body2" color="textSecondary">
                {t('moveSeats.kept')}
              </Typography>
            )}
            <Button variant="contained" size="large" disabled={move.isPending} onClick={() => void confirm()}>
              {moves.some(({ swappedWith }) => swappedWith)
                ? t('moveSeats.confirmSwap')
                : t('moveSeats.confirm', { smart_count: moves.length })}
            </Button>
            <Button color="inherit" onClick={() => setMoves([])}>
              {t('moveSeats.clear')}
            </Button>
          </>
        )}
      </Paper>
    </Box>
  );
}
