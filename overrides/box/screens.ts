/** Screens of the area "box": sorted, a line an entry, loaded lazily. Found by `overrides/screens.ts`. */
import type { ScreenEntry } from '../../src/screens.ts';

export const screens: readonly ScreenEntry[] = [
  {
    kind: 'panel',
    entity: 'TicketLayout',
    slot: 'show',
    place: 'bottom',
    needs: 'desk.operate',
    load: async () => (await import('./TestTicket/screens/PrintTestTicket.tsx')).PrintTestTicket,
  },
  {
    kind: 'route',
    path: '/printer',
    menu: { section: 'printers', label: 'menu.printers', icon: 'Print', position: 1 },
    needs: ['desk.operate', 'devices.write'],
    load: async () => (await import('./Printer/screens/Printers.tsx')).Printers,
  },
  {
    kind: 'route',
    path: '/settings/printer',
    needs: 'devices.write',
    load: async () => (await import('./Device/screens/Devices.tsx')).Devices,
  },
];
