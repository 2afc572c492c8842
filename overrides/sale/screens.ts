/** Screens of the area "sale": sorted, a line an entry, loaded lazily. Found by `overrides/screens.ts`. */
import type { ScreenEntry } from '../../src/screens.ts';

export const screens: readonly ScreenEntry[] = [
  {
    kind: 'route',
    path: '/',
    load: async () => (await import('./Home/screens/Home.tsx')).Home,
  },
  {
    kind: 'route',
    path: '/sales',
    menu: { group: 'sale', label: 'sessionSales.menu', icon: 'ReceiptLong', position: 2 },
    needs: 'desk.operate',
    load: async () => (await import('./SessionSales/screens/SessionSales.tsx')).SessionSales,
  },
  {
    kind: 'route',
    path: '/sales/cash-register',
    menu: { group: 'sale', label: 'register.menu', icon: 'PointOfSale', position: 1 },
    needs: 'sales.sell',
    load: async () => (await import('./CashRegister/screens/CashRegister.tsx')).CashRegister,
  },
];
