/** What the address of `/events` asks for, and the filters of the lists that answer it. Pure. */
import { instantToLocal, localToInstant } from '../../../../schema/localTime.ts';
import { addDays } from '../../ShowProgramme/model/listDates.ts';

export const LAYOUTS = ['list', 'cards', 'calendar', 'table'] as const;
export type Layout = (typeof LAYOUTS)[number];

export const TIMES = ['coming', 'today', 'week', 'past', 'all'] as const;
export type Time = (typeof TIMES)[number];

export const STATES = ['onSale', 'notOnSale', 'soldOut', 'draft', 'closed', 'cancelled'] as const;
export type State = (typeof STATES)[number];

export interface EventsFilter {
  readonly when: Time;
  readonly state: State | undefined;
  /** Part of the show's title. */
  readonly find: string;
  /** Short id. */
  readonly venue: string;
}

/** What the generic list keeps in its address: with one of these it is the table that was meant. */
const TABLE = ['filter', 'sort', 'order', 'page', 'perPage', 'columns', 'view', 'hidden', 'displayedFilters'];

const among = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

export function readLayout(search: URLSearchParams): Layout {
  if (TABLE.some((name) => search.has(name))) return 'table';
  return among(LAYOUTS, search.get('layout')) ?? 'list';
}

export function readFilter(search: URLSearchParams): EventsFilter {
  return {
    when: among(TIMES, search.get('when')) ?? 'coming',
    state: among(STATES, search.get('state')),
    find: search.get('find') ?? '',
    venue: search.get('venue') ?? '',
  };
}

/** A performance without an end lasts four hours, and stays among the coming ones as long. */
const LONGEST = 4 * 3_600_000;

interface Clock {
  readonly now: Date;
  readonly timezone: string;
}

function boundsOf(when: Time, { now, timezone }: Clock): Readonly<Record<string, string>> {
  const day = instantToLocal(now.toISOString(), timezone).slice(0, 10);
  const midnight = (days: number) => localToInstant(`${addDays(day, days)}T00:00`, timezone) ?? '';
  switch (when) {
    case 'coming':
      return { 'startDate[gte]': new Date(now.getTime() - LONGEST).toISOString() };
    case 'today':
      return { 'startDate[gte]': midnight(0), 'startDate[lt]': midnight(1) };
    case 'week':
      return { 'startDate[gte]': midnight(0), 'startDate[lt]': midnight(7) };
    case 'past':
      return { 'startDate[lt]': now.toISOString() };
    case 'all':
      return {};
  }
}

const states: Readonly<Record<State, Readonly<Record<string, string | readonly string[]>>>> = {
  onSale: { availabilityStatus: 'onSale' },
  notOnSale: { 'availabilityStatus[]': ['onHold', 'noTicketPrice', 'other'] },
  soldOut: { availabilityStatus: 'soldOut' },
  draft: { status: 'draft' },
  closed: { status: 'closed' },
  cancelled: { status: 'cancelled' },
};

/** Past ones from the last backwards, others as they come. */
export function queryDates(
  filter: EventsFilter,
  clock: Clock,
): Readonly<Record<string, string | readonly string[]>> {
  const { when, state, find, venue } = filter;
  return {
    ...boundsOf(when, clock),
    ...(state && states[state]),
    ...(find && { 'ticketing.title[contains]': find }),
    ...(venue && { 'ticketing.venue': venue }),
    'order[startDate]': when === 'past' ? 'desc' : 'asc',
  };
}

const showStates: Partial<Readonly<Record<State, Readonly<Record<string, string | readonly string[]>>>>> = {
  onSale: { futureEventDatesAvailabilityStatus: 'onSale' },
  notOnSale: { 'futureEventDatesAvailabilityStatus[]': ['onHold', 'noTicketPrice', 'other'] },
  soldOut: { futureEventDatesAvailabilityStatus: 'soldOut' },
  draft: { 'eventDateList.status': 'draft' },
  closed: { 'eventDateList.status': 'closed' },
  cancelled: { 'eventDateList.status': 'cancelled' },
};

/** Shows that have such performances; of the time only whether they are to come matters. */
export function queryShows({
  when,
  state,
  find,
  venue,
}: EventsFilter): Readonly<Record<string, string | readonly string[]>> {
  return {
    ...(when === 'past' && { futureEventDateCount: '0', 'totalEventDateCount[gte]': '1' }),
    ...(when !== 'past' && when !== 'all' && { 'futureEventDateCount[gte]': '1' }),
    ...(state && showStates[state]),
    ...(find && { 'title[contains]': find }),
    ...(venue && { venue }),
    'order[title]': 'asc',
  };
}
