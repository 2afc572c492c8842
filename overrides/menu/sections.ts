/** The sections of the menu, in the order of a day's work; each holds the screens and lists that areas put into it. */
import type { MenuSection } from '../../src/screens.ts';

export const sections = [
  { name: 'sell' },
  { name: 'sales' },
  { name: 'reservations' },
  { name: 'orders' },
  { name: 'customers' },
  { name: 'programme' },
  { name: 'rooms', label: 'menu.rooms', icon: 'EventSeat' },
  { name: 'access', label: 'menu.access', icon: 'QrCodeScanner' },
  { name: 'accounting', label: 'menu.accounting', icon: 'AccountBalance' },
  { name: 'imports', label: 'menu.imports', icon: 'UploadFile' },
  { name: 'printers' },
  { name: 'settings' },
  { name: 'data' },
] as const satisfies readonly MenuSection[];
