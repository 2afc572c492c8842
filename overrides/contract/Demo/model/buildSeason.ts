/** The demo organiser's settings, people and programme, as rows by table. Ids are given here, from 1 on. */
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
const CONTRACT = 1;
const CUSTOMERS = 1000;

/** Rates of live shows in metropolitan France and the standard rate (R8, R10), with the regions' own. */
const TAXES: readonly (readonly [label: string, rate: number, region: string])[] = [
  ['Spectacle vivant, 140 premières', 2.1, 'FR'],
  ['Spectacle vivant', 5.5, 'FR'],
  ['Taux normal', 20, 'FR'],
  ['Taux intermédiaire', 10, 'FR'],
  ['Corse, 140 premières', 0.9, 'CORSE'],
  ['Corse', 2.1, 'CORSE'],
  ['Martinique, 140 premières', 1.05, 'MQ'],
  ['Martinique', 2.1, 'MQ'],
  ['La Réunion, 140 premières', 1.05, 'RE'],
  ['La Réunion', 2.1, 'RE'],
  ['Guadeloupe, 140 premières', 1.05, 'GP'],
  ['Guadeloupe', 2.1, 'GP'],
  ['Guyane', 0, 'GF'],
];

/** Rate and id of the tax on the demo's shows: none of them has played 140 times. */
export const SHOW_TAX = { id: 1, rate: 2.1 } as const;

const PAYMENT_METHODS = [
  ['cash', 'Espèces'],
  ['card', 'Carte bancaire'],
  ['check', 'Chèque'],
  ['cash_coupon', 'Bon d’achat'],
  ['card_online', 'Carte en ligne'],
] as const;

/** Ids of the payment methods that the demo's sales use. */
export const METHOD_IDS = { cash: 1, card: 2, check: 3, card_online: 5 } as const;

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

const own = (rows: readonly Row[]) =>
  rows.map((row, index) => ({ contract_id: CONTRACT, id: index + 1, ...row }));

function buildOrganiser(): Record<string, readonly Row[]> {
  const company = {
    company_country: 'France',
    timezone: TIMEZONE,
    default_currency: 'EUR',
    locale: 'fr',
    status: 'active',
    is_signed: true,
    is_onboarded: true,
  };
  return {
    contract: [
      {
        contract_id: 1,
        id: 1,
        company_display_name: 'Théâtre des Lumières',
        company_name: 'SCIC Théâtre des Lumières',
        company_legal_form: 'SCIC',
        company_address: '12 place des Arts',
        company_postal_code: '69001',
        company_city: 'Lyon',
        company_record_number: '000 000 000',
        licence_number: 'PLATESV-D-2026-000001',
        public_contact_email: 'billetterie@lumieres.example.test',
        sale_session_end_time: '03:00',
        ...company,
      },
      {
        contract_id: 2,
        id: 2,
        company_display_name: 'Cie des Marées',
        company_name: 'Association Cie des Marées',
        company_city: 'Brest',
        company_postal_code: '29200',
        sale_session_end_time: '00:00',
        ...company,
      },
    ],
    organizational_unit: own([
      { name: 'Théâtre', is_default: true, public_contact_email: 'theatre@lumieres.example.test' },
      { name: 'Festival Rive en fête', public_contact_email: 'festival@lumieres.example.test' },
    ]),
    tax: TAXES.map(([label, rate, region], index) => ({
      contract_id: 0,
      id: index + 1,
      label,
      rate,
      region,
      country_code: 'FR',
      valid_from: '2014-01-01',
    })),
    feature: [
      { contract_id: 0, id: 1, name: 'scanner_offline_mode', label: 'Scanner offline mode', enabled: true },
      { contract_id: 0, id: 2, name: 'desk_socket', label: 'Desk socket', enabled: true },
    ],
    version: [{ contract_id: 0, id: 1, name: 'desk', version: '10.30.1' }],
    policy: [
      {
        contract_id: 0,
        id: 1,
        code: 'sell',
        category_name: 'Sale',
        name: 'Sell at the desk',
        resource_type: 'selling_device',
      },
      {
        contract_id: 0,
        id: 2,
        code: 'programme',
        category_name: 'Programming',
        name: 'Programme shows',
        resource_type: 'ticketing',
      },
      {
        contract_id: 0,
        id: 3,
        code: 'customers',
        category_name: 'Customers',
        name: 'Look after customers',
        resource_type: 'organizational_unit',
      },
    ],
    role: own([
      {
        name: 'Responsable billetterie',
        description: 'Programme, vend et rend compte',
        policies: ['sell', 'programme', 'customers'],
        is_editable: false,
      },
      { name: 'Guichet', description: 'Vend au guichet', policies: ['sell'], is_editable: true },
    ]),
    selling_device: own([
      { name: 'Guichet principal', type: 'DESK' },
      { name: 'Caisse du foyer', type: 'DESK' },
      { name: 'Billetterie en ligne', type: 'MINISITE' },
    ]),
    accounts_user: [
      {
        contract_id: 1,
        id: 1,
        email: 'manager@demo.test',
        firstname: 'Camille',
        lastname: 'Laurent',
        full_name: 'Laurent Camille',
        contract_role_id: 1,
        position: 'Responsable billetterie',
      },
      {
        contract_id: 1,
        id: 2,
        email: 'anna@demo.test',
        firstname: 'Anna',
        lastname: 'Moreau',
        full_name: 'Moreau Anna',
        contract_role_id: 2,
        position: 'Guichet',
        desk_selling_device_id: 1,
      },
      {
        contract_id: 1,
        id: 3,
        email: 'bruno@demo.test',
        firstname: 'Bruno',
        lastname: 'Keller',
        full_name: 'Keller Bruno',
        contract_role_id: 2,
        position: 'Guichet',
        desk_selling_device_id: 2,
      },
      {
        contract_id: 2,
        id: 4,
        email: 'other@demo.test',
        firstname: 'Olive',
        lastname: 'Tran',
        full_name: 'Tran Olive',
        position: 'Administration',
      },
    ],
    desk_payment_method: own(
      PAYMENT_METHODS.map(([code, label], index) => ({
        code,
        label,
        position: index,
        is_default: index === 0,
      })),
    ),
    device_state: own([{ name: 'Boîtier du guichet', box_id: 'box-demo' }]),
  };
}

function buildCatalogue(today: string): Record<string, readonly Row[]> {
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
    availability_status: 'onSale',
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

export function buildCustomers(draw: Draw): readonly Row[] {
  return Array.from({ length: CUSTOMERS }, (_, index) => {
    const { displayName, ...customer } = drawCustomer(draw, index);
    return { contract_id: CONTRACT, id: index + 1, display_name: displayName, ...customer };
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

export function buildProgramme(today: string): Record<string, readonly Row[]> {
  return { ...buildOrganiser(), ...buildCatalogue(today) };
}
