/** Screens of the area "programming": sorted, a line an entry, loaded lazily. Found by `overrides/screens.ts`. */
import type { ScreenEntry } from '../../src/screens.ts';

export const screens: readonly ScreenEntry[] = [
  {
    kind: 'menu',
    entity: 'EventDate',
    section: 'programme',
    position: 1,
    needs: ['programming.read', 'sales.sell'],
  },
  { kind: 'menu', entity: 'EventDatePattern', section: 'programme', position: 5, needs: 'programming.write' },
  { kind: 'menu', entity: 'Season', section: 'programme', position: 4 },
  { kind: 'menu', entity: 'TicketPrice', section: 'programme', position: 6, needs: 'prices.write' },
  { kind: 'menu', entity: 'Ticketing', section: 'programme', position: 3, needs: 'programming.write' },
  { kind: 'menu', entity: 'Venue', section: 'rooms', position: 1 },
  {
    kind: 'slot',
    entity: 'EventDate',
    slot: 'create',
    load: async () => (await import('./ShowProgramme/screens/NewShow.tsx')).NewShow,
  },
  {
    kind: 'panel',
    entity: 'EventDate',
    slot: 'show',
    place: 'top',
    load: async () => (await import('./EventDate/screens/sale/DateSale.tsx')).DateSale,
  },
  {
    kind: 'field',
    entity: 'EventDate',
    property: 'bookableStock',
    as: 'field',
    load: async () => (await import('./EventDate/screens/StockBar.tsx')).StockBar,
  },
  {
    kind: 'route',
    path: '/planning',
    menu: { section: 'programme', label: 'menu.planning', icon: 'CalendarMonth', position: 2 },
    needs: ['programming.read', 'sales.sell'],
    load: async () => (await import('./Planning/screens/Planning.tsx')).Planning,
  },
  {
    kind: 'route',
    path: '/event-list/:date',
    needs: ['programming.read', 'sales.sell'],
    load: async () => (await import('./Planning/screens/Planning.tsx')).Planning,
  },
  {
    kind: 'action',
    entity: 'TicketPrice',
    action: 'checkVatRate',
    load: async () => (await import('./TicketPrice/screens/VatCheck.tsx')).VatCheck,
  },
];
