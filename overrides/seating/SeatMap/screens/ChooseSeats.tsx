/** At the register: the seats of a performance, chosen on its map or from a list, each held as soon as it is pressed. */
import BackIcon from '@mui/icons-material/ArrowBack';
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { callAction } from '../../../../src/data/callAction.ts';
import { ProblemError } from '../../../../src/data/ProblemError.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { findSimilar } from '../model/findSimilar.ts';
import { offerSeats } from '../model/offerSeats.ts';
import { findSeat, type SeatPlan, type SeatStanding, stateOf } from '../model/seatPlan.ts';
import { describeSeat } from './describeSeat.ts';
import { Legend } from './Legend.tsx';
import { SeatMap } from './SeatMap.tsx';
import { SeatRows } from './SeatRows.tsx';
import { useSeatMap } from './useSeatMap.ts';
import { useTexts } from './useTexts.ts';

export interface ChosenSeat {
  readonly iri: string;
  readonly label: string;
}

export interface OfferedPrice {
  readonly iri: string;
  readonly name: string;
  /** As people read it. */
  readonly amount: string;
}

export interface ChooseSeatsProps {
  readonly eventDate: string;
  readonly title: string;
  readonly prices: readonly OfferedPrice[];
  /** Of the performance, with their addresses. */
  readonly contingents: readonly { readonly iri: string; readonly name: string }[];
  /** Address of the one that is sold from; undefined for none. */
  readonly contingent: string | undefined;
  /** What the cart has of this performance, or is asking for. */
  readonly chosen: readonly ChosenSeat[];
  /** Why the last choice was refused. */
  readonly refused: unknown;
  readonly onToggle: (seat: ChosenSeat, price: string) => void;
  readonly onBack: () => void;
  /** Beside the price: what else a seller chooses. */
  readonly children?: React.ReactNode;
}

const idOf = (iri: string) => Number(iri.split('/').at(-1));

export function ChooseSeats(props: ChooseSeatsProps) {
  const { plan, standing, error, refresh } = useSeatMap(props.eventDate);
  const { chosen } = props;
  // What the cart holds by now shows on the map at once.
  const held = chosen.map(({ iri }) => iri).join();
  useEffect(() => {
    if (held !== undefined) refresh();
  }, [held, refresh]);
  if (error) return <ProblemAlert error={error} onRetry={refresh} />;
  if (!plan || !standing || standing.states.length !== plan.count) return null;
  return <Choice {...props} plan={plan} current={standing} />;
}

const RIGHTS = ['name', { ticketPriceSeatGroupList: ['seatGroup'] }] as const;

/** Ids of the seat groups that each price gives a right to; none for all. */
function useSeatGroups(eventDate: string): ReadonlyMap<string, ReadonlySet<number>> | undefined {
  const { data } = useQuery({
    queryKey: ['seat-groups-of-prices', eventDate],
    queryFn: async ({ signal }) => {
      const fields = [{ ticketPriceList: RIGHTS }] as const;
      const { ticketPriceList } = await callAction('EventDate.read', { id: eventDate, fields }, { signal });
      return new Map(
        ticketPriceList.map((price) => [
          price['@id'],
          new Set(price.ticketPriceSeatGroupList.map(({ seatGroup }) => idOf(seatGroup))),
        ]),
      );
    },
  });
  return data;
}

/** Why a seat that was pressed cannot be had. */
type Lost = 'taken' | 'justTaken' | 'elsewhere';

interface ChoiceProps extends ChooseSeatsProps {
  readonly plan: SeatPlan;
  /** As it stands, whatever is sold from. */
  readonly current: SeatStanding;
}

function Choice({ plan, current, ...props }: ChoiceProps) {
  const { eventDate, title, prices, contingents, contingent, refused, onToggle, onBack } = props;
  const t = useTexts();
  const groups = useSeatGroups(eventDate);
  const standing = useMemo(
    () => offerSeats(current, contingent === undefined ? 0 : idOf(contingent)),
    [current, contingent],
  );
  const names = useMemo(() => new Map(contingents.map(({ iri, name }) => [idOf(iri), name])), [contingents]);
  const [wanted, setWanted] = useState(prices[0]?.iri ?? '');
  const [lost, setLost] = useState<{ readonly seat: number; readonly why: Lost }>();
  const [isUnpriced, setUnpriced] = useState(-1);
  const chosen = useMemo(
    () =>
      new Set(props.chosen.map(({ iri }) => findSeat(plan.seats.id, idOf(iri))).filter((seat) => seat >= 0)),
    [props.chosen, plan],
  );
  const taken = useTaken(refused);
  useEffect(() => {
    const seat = taken === undefined ? -1 : findSeat(plan.seats.id, taken);
    if (seat >= 0) setLost({ seat, why: 'justTaken' });
  }, [taken, plan]);

  const priceOf = useCallback(
    (seat: number) => {
      const gives = ({ iri }: OfferedPrice) => {
        const own = groups?.get(iri);
        return !own || own.size === 0 || own.has(standing.groups[seat] ?? 0);
      };
      return prices.find((price) => price.iri === wanted && gives(price)) ?? prices.find(gives);
    },
    [groups, prices, standing, wanted],
  );
  const describe = useCallback(
    (seat: number) => {
      const price = stateOf(standing.states, seat) === 'free' ? priceOf(seat) : undefined;
      const more = price ? `${price.name} ${price.amount}` : '';
      return describeSeat(t, seat, { plan, standing, isChosen: chosen.has(seat), contingents: names, more });
    },
    [t, plan, standing, chosen, names, priceOf],
  );
  const seatOf = (seat: number): ChosenSeat => ({
    iri: eventDate.replace(/event_dates\/.*$/, `available_seats/${plan.seats.id[seat]}`),
    label: plan.seats.label[seat] ?? '',
  });
  const press = (seat: number) => {
    setLost(undefined);
    setUnpriced(-1);
    if (chosen.has(seat)) return onToggle(seatOf(seat), '');
    const state = stateOf(standing.states, seat);
    if (state !== 'free') return setLost({ seat, why: state === 'contingent' ? 'elsewhere' : 'taken' });
    const price = priceOf(seat);
    if (price) onToggle(seatOf(seat), price.iri);
    else setUnpriced(seat);
  };
  const similar = lost ? findSimilar(plan, standing, lost.seat, chosen) : -1;
  const labelOf = (seat: number) => plan.seats.label[seat] ?? '';

  return (
    <Stack
      component="section"
      aria-label={t('seatMap.map')}
      sx={{ height: { xs: 'auto', sm: '100%' }, minHeight: 0 }}
    >
      <Stack sx={{ px: 2, pt: 1.5, pb: 1, gap: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
          <Button size="small" color="inherit" startIcon={<BackIcon />} onClick={onBack}>
            {t('seatMap.back')}
          </Button>
          <Typography variant="h2" sx={{ flex: 1, minWidth: 160 }}>
            {title}
          </Typography>
          {props.children}
          <TextField
            select
            label={t('seatMap.price')}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
            slotProps={{ select: { native: true } }}
            sx={{ minWidth: 200 }}
          >
            {prices.map(({ iri, name, amount }) => (
              <option key={iri} value={iri}>
                {name} · {amount}
              </option>
            ))}
          </TextField>
        </Stack>
        <Legend
          plan={plan}
          standing={standing}
          chosen={t('seatMap.states.chosen')}
          elsewhere={contingent && t('seatMap.otherContingent')}
        />
        {lost && (
          <Alert
            severity="info"
            role="status"
            onClose={() => setLost(undefined)}
            action={
              similar >= 0 && (
                <Button color="inherit" size="small" onClick={() => press(similar)}>
                  {t('seatMap.take', { seat: labelOf(similar) })}
                </Button>
              )
            }
          >
            {t(`seatMap.${lost.why}`, { seat: labelOf(lost.seat) })}{' '}
            {similar >= 0 ? t('seatMap.similar', { seat: labelOf(similar) }) : t('seatMap.noSimilar')}
          </Alert>
        )}
        {isUnpriced >= 0 && (
          <Alert severity="info" onClose={() => setUnpriced(-1)}>
            {t('seatMap.noPrice', { seat: labelOf(isUnpriced) })}
          </Alert>
        )}
      </Stack>
      <Box sx={{ flex: { sm: 1 }, height: { xs: '62dvh', sm: 'auto' }, minHeight: { xs: 320, sm: 200 } }}>
        <SeatMap
          plan={plan}
          standing={standing}
          chosen={chosen}
          label={t('seatMap.map')}
          describe={describe}
          onPress={press}
        />
      </Box>
      <Box
        component="details"
        sx={{
          px: 2,
          py: 1,
          borderTop: 1,
          borderColor: 'divider',
          maxHeight: { sm: '45%' },
          overflow: 'auto',
        }}
      >
        <Typography component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 0.5 }}>
          {t('seatMap.list')}
        </Typography>
        <Box sx={{ pt: 1.5 }}>
          <SeatRows
            plan={plan}
            chosen={chosen}
            describe={describe}
            mayPress={(seat) => chosen.has(seat) || stateOf(standing.states, seat) === 'free'}
            onPress={press}
          />
        </Box>
      </Box>
    </Stack>
  );
}

/** Id of the seat that somebody else was quicker to take, of the latest refusal. */
function useTaken(refused: unknown): number | undefined {
  const seen = useRef<unknown>(undefined);
  const [taken, setTaken] = useState<number>();
  useEffect(() => {
    if (refused === seen.current) return;
    seen.current = refused;
    if (!isTakenMeanwhile(refused)) return setTaken(undefined);
    const { seats } = (refused as ProblemError).problem as {
      readonly seats?: readonly { readonly availableSeat: number }[];
    };
    setTaken(seats?.[0]?.availableSeat);
  }, [refused]);
  return taken;
}

const isTakenMeanwhile = (error: unknown) => error instanceof ProblemError && error.code === 'SEAT-003';
