/** Screens of the area "imports": sorted, a line an entry, loaded lazily. Found by `overrides/screens.ts`. */
import type { ScreenEntry } from '../../src/screens.ts';

const screensOf = () => import('./ProviderTicketImportedFile/screens/ticketScreens.ts');

const logs = () => import('./MappingNotification/screens/logScreens.ts');

const names = () => import('./Mapping/screens/nameScreens.ts');

const flow = async () => (await screensOf()).TicketImportFlow;

export const screens: readonly ScreenEntry[] = [
  { kind: 'menu', entity: 'MappingNotification', section: 'imports', position: 2 },
  {
    kind: 'route',
    path: '/settings/ticket-import',
    menu: { section: 'imports', label: 'menu.ticketImport', icon: 'UploadFile', position: 1 },
    needs: 'imports.run',
    load: async () => (await screensOf()).TicketImport,
  },
  {
    kind: 'route',
    path: '/settings/ticket-import/event-date/:eventDateId',
    needs: 'imports.run',
    load: flow,
  },
  {
    kind: 'route',
    path: '/settings/ticket-import/event-date/:eventDateId/controls',
    needs: 'imports.run',
    load: flow,
  },
  {
    kind: 'route',
    path: '/settings/ticket-import/event-date/:eventDateId/custom-file',
    needs: 'imports.run',
    load: flow,
  },
  {
    kind: 'route',
    path: '/settings/ticket-import/event-date/:eventDateId/options',
    needs: 'imports.run',
    load: flow,
  },
  {
    kind: 'route',
    path: '/settings/ticket-import/event-date/:eventDateId/preview',
    needs: 'imports.run',
    load: flow,
  },
  {
    kind: 'route',
    path: '/settings/ticket-import/event-date/:eventDateId/scan-track',
    needs: 'imports.run',
    load: flow,
  },
  {
    kind: 'route',
    path: '/settings/ticket-import/event-date/:eventDateId/strategy',
    needs: 'imports.run',
    load: flow,
  },
  {
    kind: 'route',
    path: '/settings/ticket-import/logs',
    needs: 'imports.run',
    load: async () => (await logs()).ImportLogs,
  },
  {
    kind: 'route',
    path: '/settings/ticket-import/mapping',
    needs: 'imports.run',
    load: async () => (await names()).Names,
  },
  {
    kind: 'slot',
    entity: 'ContingentMapping',
    slot: 'list',
    load: async () => (await names()).ContingentNames,
  },
  {
    kind: 'slot',
    entity: 'MappingNotification',
    slot: 'list',
    load: async () => (await logs()).NotificationList,
  },
  {
    kind: 'slot',
    entity: 'ProviderTicketImportedFile',
    slot: 'list',
    load: async () => (await logs()).ImportList,
  },
  {
    kind: 'slot',
    entity: 'ProviderTicketImportedFile',
    slot: 'show',
    load: async () => (await screensOf()).TicketFileShow,
  },
  {
    kind: 'slot',
    entity: 'ProviderTicketCredentials',
    slot: 'list',
    load: async () => (await import('./Provider/screens/ProviderList.tsx')).ProviderList,
  },
  {
    kind: 'slot',
    entity: 'SeatConfigMapping',
    slot: 'list',
    load: async () => (await names()).SeatingNames,
  },
  {
    kind: 'slot',
    entity: 'TicketPriceMapping',
    slot: 'list',
    load: async () => (await names()).PriceNames,
  },
  {
    kind: 'slot',
    entity: 'TicketingMapping',
    slot: 'list',
    load: async () => (await names()).ShowNames,
  },
];
