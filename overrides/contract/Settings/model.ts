/** What the settings are: subjects with the lists that belong to each, and what a first sale cannot do without. Pure. */
import type { EntityName } from '../../../schema/generated/entities.ts';

export interface Subject {
  readonly name: string;
  readonly icon: string;
  readonly entities: readonly EntityName[];
}

/** In the order in which a house is set up. */
export const subjects = [
  { name: 'organiser', icon: 'Business', entities: ['Contract', 'OrganizationalUnit', 'ContractAddendum'] },
  { name: 'people', icon: 'AdminPanelSettings', entities: ['AccountsUser', 'Role'] },
  {
    name: 'programme',
    icon: 'TheaterComedy',
    entities: ['Season', 'Venue', 'SeatConfig', 'TicketingCategory', 'TicketPriceGroup', 'Tag'],
  },
  {
    name: 'sale',
    icon: 'PointOfSale',
    entities: ['SellingDevice', 'DeskPaymentMethod', 'PaymentFee', 'Tax', 'OfferRule'],
  },
  { name: 'reservations', icon: 'BookOnline', entities: ['BookingTrack', 'BookingTrackMode'] },
  { name: 'printing', icon: 'Print', entities: ['TicketLayout', 'DeviceState', 'Sticker'] },
  { name: 'access', icon: 'QrCodeScanner', entities: ['ScanTrack', 'Checkpoint', 'ScanConfig'] },
  { name: 'customers', icon: 'People', entities: ['CustomerFieldContract', 'CustomerStatus'] },
  { name: 'online', icon: 'Web', entities: ['Minisite'] },
  {
    name: 'accounting',
    icon: 'AccountBalance',
    entities: ['ReportingAccount', 'BankAccount', 'SibilParameter'],
  },
  { name: 'imports', icon: 'UploadFile', entities: ['ProviderTicketCredentials'] },
] as const satisfies readonly Subject[];

/** Without one of each nothing can be sold; in the order in which they are made. */
export const needed = [
  'Venue',
  'Tax',
  'Ticketing',
  'EventDate',
  'TicketPrice',
  'SellingDevice',
  'DeskPaymentMethod',
] as const satisfies readonly EntityName[];

export type Counts = ReadonlyMap<string, number>;

/** @returns what is not there yet; nothing of what is not known to the reader */
export const listMissing = (counts: Counts): readonly (typeof needed)[number][] =>
  needed.filter((name) => counts.get(name) === 0);

/** Everything that is counted, once. */
export const counted: readonly EntityName[] = [
  ...new Set<EntityName>([...subjects.flatMap(({ entities }) => entities), ...needed]),
];
