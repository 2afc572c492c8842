/** The demo theatre's season: catalogue, performances, prices, customers, as rows by table. Ids are given here, from 1 on. */
import { TZDate } from '@date-fns/tz';
import { type Draw, drawInteger } from './draw.ts';
import { drawCustomer } from './people.ts';
import {
  type DemoShow,
  demoCategories,
  demoInvitation,
  demoPriceGroups,
  demoPriceKinds,
  demoShows,
  demoVenues,
} from './programme.ts';

/** Column name → value, as the table has it. */
export type Row = Readonly<Record<string, unknown>>;

export const TIMEZONE = 'Europe/Paris';
/** The theatre's contract. */
export const CONTRACT = 1;
const CUSTOMERS = 1000;

/** Rate and id of the tax on the demo's shows: none of them has played 140 times. */
export const SHOW_TAX = { id: 1, rate: 2.1 } as const;

/** Ids of the payment methods that the demo's sales use. */
export const METHOD_IDS = { cash: 1, card: 2, check: 3, cash_coupon: 4, card_online: 5 } as const;

/** Ids of the selling devices. */
export const DEVICE_IDS = { desk: 1, foyer: 2, minisite: 3 } as const;

export const SELLERS = [
  { id: 2, email: 'anna@demo.test', device: DEVICE_IDS.desk },
  { id: 3, email: 'bruno@demo.test', device: DEVICE_IDS.foyer },
] as const;

/** Midnight and hours of a day counted from `today` (YYYY-MM-DD), in the theatre's timezone, as an instant. */
export function findInstant(today: string, day: number, hour: string): string {
  const [year = 0, month = 1, date = 1] = today.split('-').map(Number);
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  return new Date(new TZDate(year, month - 1, date + day, hours, minutes, TIMEZONE).getTime()).toISOString();
}

/** Rows of the theatre, numbered from 1. */
export const own = (rows: readonly Row[]) =>
  rows.map((row, index) => ({ contract_id: CONTRACT, id: index + 1, ...row }));

export function buildCatalogue(today: string): Record<string, readonly Row[]> {
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '07-01' ? 1 : 0);
  return {
    season: own([
      {
        name: `Saison ${year}-${year + 1}`,
        type: 'season',
        start_date: `${year}-09-01`,
        end_date: `${year + 1}-06-30`,
      },
      {
        name: 'Rive en fête',
        type: 'festival',
        start_date: findInstant(today, 31, '12:00').slice(0, 10),
        end_date: findInstant(today, 33, '12:00').slice(0, 10),
      },
    ]),
    ticketing_category: own(demoCategories.map((name, position) => ({ name, position }))),
    venue: own(
      demoVenues.map(({ name, seatingName, address, zipCode, city }) => ({
        name,
        seating_name: seatingName,
        address,
        zip_code: zipCode,
        city,
        country_code: 'FR',
        timezone: TIMEZONE,
      })),
    ),
    tag: own(
      ['Nouveauté', 'Coup de cœur', 'Accessible', 'Bord de scène'].map((name) => ({
        name,
        name_tokenized: name.toLowerCase(),
      })),
    ),
    ticket_price_group: own(demoPriceGroups.map((name, index) => ({ group_name: name, manual_sort: index }))),
    contingent: own([
      { name: 'Comité d’entreprise', sanitized_name: 'comite-dentreprise', color: '#2f6690' },
      { name: 'Protocole', sanitized_name: 'protocole', color: '#8e2f4f' },
    ]),
    ticketing: own(demoShows.map(buildTicketing)),
    ticketing_tag_list: demoShows.flatMap((_, index) =>
      index % 3 === 0
        ? [{ contract_id: CONTRACT, source_id: index + 1, target_id: (index % 4) + 1, position: 0 }]
        : [],
    ),
  };
}

/** A show whose last performance was played is past; a coming one is on sale. */
function describeSale({ days }: DemoShow): Row {
  const isComing = days.some((day) => day > 0);
  const status = isComing ? 'onSale' : 'pastOrClosed';
  return {
    is_on_sale: isComing,
    availability_status: status,
    future_event_dates_availability_status: status,
  };
}

function buildTicketing(show: DemoShow, position: number): Row {
  return {
    title: show.title,
    description: `<p>${show.description}</p>`,
    color: show.color,
    type: show.category === 'Jeune public' ? 'school' : 'general_public',
    season_id: show.festival ? 2 : 1,
    ticketing_category_id: demoCategories.indexOf(show.category) + 1,
    organizational_unit_id: show.festival ? 2 : 1,
    venue_id: show.venue + 1,
    city: 'Lyon',
    timezone: TIMEZONE,
    currency: 'EUR',
    ...describeSale(show),
    position,
  };
}

/** One price of one performance, as sales need it. */
export interface SoldPrice {
  readonly id: number;
  readonly eventDate: number;
  readonly name: string;
  readonly type: string;
  readonly facialValue: number;
}

export interface Performance {
  readonly id: number;
  readonly show: DemoShow;
  readonly ticketing: number;
  readonly day: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly capacity: number;
  readonly prices: readonly SoldPrice[];
}

/** Every performance with its prices, in the order in which they play. */
export function buildPerformances(today: string): readonly Performance[] {
  const dated = demoShows
    .flatMap((show, index) =>
      show.days.map((day) => ({
        show,
        ticketing: index + 1,
        day,
        startDate: findInstant(today, day, show.hour),
      })),
    )
    .sort((a, b) => a.startDate.localeCompare(b.startDate) || a.ticketing - b.ticketing);
  let priceId = 0;
  return dated.map(({ show, ticketing, day, startDate }, index) => {
    const kinds = [
      ...demoPriceKinds.flatMap((kind, at) =>
        show.prices[at] === undefined ? [] : [{ ...kind, facialValue: show.prices[at] }],
      ),
      { ...demoInvitation, facialValue: 0 },
    ];
    const prices = kinds.map(({ name, type, facialValue }) => {
      priceId += 1;
      return { id: priceId, eventDate: index + 1, name, type, facialValue };
    });
    const endDate = new Date(Date.parse(startDate) + show.minutes * 60_000).toISOString();
    const capacity = demoVenues[show.venue]?.capacity ?? 0;
    return { id: index + 1, show, ticketing, day, startDate, endDate, capacity, prices };
  });
}

/** @param firstOrders when each customer first bought: they were known from then on, the others since some visit */
export function buildCustomers(
  today: string,
  firstOrders: ReadonlyMap<unknown, string>,
  draw: Draw,
): readonly Row[] {
  const names = new Set<string>();
  return Array.from({ length: CUSTOMERS }, (_, index) => {
    const { displayName, ...customer } = drawCustomer(draw, index, names);
    const visit = findInstant(
      today,
      -drawInteger(draw, 95, 700),
      `${drawInteger(draw, 10, 18)}:${drawInteger(draw, 0, 59)}`,
    );
    const first = firstOrders.get(index + 1);
    const known = first !== undefined && draw() < 0.6 ? first : visit;
    return {
      contract_id: CONTRACT,
      id: index + 1,
      display_name: displayName,
      ...customer,
      created_at: known,
      updated_at: known,
    };
  });
}

/** Places kept for an organisation on some of the big room's dates, with what of them is taken. */
export function buildContingents(performances: readonly Performance[], draw: Draw): readonly Row[] {
  return own(
    performances
      .filter(({ show, day }) => show.venue === 0 && day > 0 && day % 3 === 0)
      .map(({ id }) => ({
        event_date_id: id,
        contingent_id: 1,
        name: 'Comité d’entreprise',
        color: '#2f6690',
        total_stock: drawInteger(draw, 2, 4) * 10,
      })),
  );
}
