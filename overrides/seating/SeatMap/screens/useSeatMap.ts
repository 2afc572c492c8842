/** The seat map of a performance: its plan once, how its seats stand always as it is, by what others change and own. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { callAction } from '../../../../src/data/callAction.ts';
import { useLiveChanges } from '../../../../src/live/useLiveChanges.ts';
import { applyStates, readPlan, readStanding, type SeatPlan, type SeatStanding } from '../model/seatPlan.ts';
import type { WirePlan, WireStates } from '../model/wire.ts';

/** Changes that come close together are asked for once, ms. */
const GATHER = 80;
/** Asked anyway, where live updates are off. */
const ANYWAY = 20_000;

const planKey = (eventDate: string, plan: string | undefined) => ['seat-plan', eventDate, plan];
const standingKey = (eventDate: string) => ['seat-states', eventDate];

async function fetchStates(
  eventDate: string,
  since: string | undefined,
  signal: AbortSignal,
): Promise<WireStates> {
  const query = since === undefined ? {} : { since };
  return (await callAction('EventDate.seatStates', { id: eventDate, query }, { signal })) as WireStates;
}

async function fetchStanding(
  client: QueryClient,
  eventDate: string,
  signal: AbortSignal,
): Promise<SeatStanding> {
  const before = client.getQueryData<SeatStanding>(standingKey(eventDate));
  const plan = before && client.getQueryData<SeatPlan>(planKey(eventDate, before.plan));
  if (before && plan) {
    const answer = await fetchStates(eventDate, before.version, signal);
    const next = applyStates(before, answer, plan.seats.id);
    if (next) return next;
  }
  const whole = readStanding(await fetchStates(eventDate, undefined, signal));
  if (whole) return whole;
  const none = new Int32Array();
  return { version: '0', plan: '0', states: new Uint8Array(), groups: none, contingents: none };
}

/** @param eventDate its address */
export function useSeatMap(eventDate: string) {
  const client = useQueryClient();
  const standing = useQuery({
    queryKey: standingKey(eventDate),
    queryFn: ({ signal }) => fetchStanding(client, eventDate, signal),
    refetchInterval: ANYWAY,
    structuralSharing: false,
    staleTime: 0,
  });
  const version = standing.data?.plan;
  const plan = useQuery({
    queryKey: planKey(eventDate, version),
    queryFn: async ({ signal }) =>
      readPlan((await callAction('EventDate.seatPlan', { id: eventDate }, { signal })) as WirePlan),
    enabled: version !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refresh = useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey: standingKey(eventDate) }, { cancelRefetch: true });
    }, GATHER);
  }, [client, eventDate]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  useLiveChanges(({ changes, reset }) => {
    if (reset || changes.some(({ entity }) => entity === 'AvailableSeat')) refresh();
  });
  return { plan: plan.data, standing: standing.data, error: plan.error ?? standing.error, refresh };
}
