/** Screens of the area "sale": sorted, a line an entry, loaded lazily. Found by `overrides/screens.ts`. */
import type { ScreenEntry } from '../../src/screens.ts';

export const screens: readonly ScreenEntry[] = [
  { kind: 'menu', entity: 'Booking', section: 'reservations', position: 1 },
  { kind: 'menu', entity: 'Cart', section: 'reservations', position: 2 },
  {
    kind: 'panel',
    entity: 'Booking',
    slot: 'list',
    place: 'top',
    needs: ['sales.sell', 'sales.reserve'],
    load: async () => (await import('./Reservations/screens/ToCollect.tsx')).ToCollect,
  },
  {
    kind: 'panel',
    entity: 'Cart',
    slot: 'list',
    place: 'top',
    needs: 'sales.sell',
    load: async () => (await import('./OpenCarts/screens/OpenCarts.tsx')).OpenCarts,
  },
  {
    kind: 'route',
    path: '/',
    load: async () => (await import('./Home/screens/Home.tsx')).Home,
  },
  {
    kind: 'route',
    path: '/orders/:orderId/exchange',
    needs: 'orders.refund',
    load: async () => (await import('./Exchange/screens/ExchangeOrder.tsx')).ExchangeOrder,
  },
  {
    kind: 'route',
    path: '/sales',
    menu: { section: 'sales', label: 'menu.sales', icon: 'ReceiptLong', position: 1 },
    needs: 'desk.operate',
    load: async () => (await import('./SessionSales/screens/SessionSales.tsx')).SessionSales,
  },
  {
    kind: 'route',
    path: '/sales/cash-register',
    menu: { section: 'sell', label: 'menu.register', icon: 'PointOfSale', position: 1 },
    needs: 'sales.sell',
    load: async () => (await import('./CashRegister/screens/CashRegister.tsx')).CashRegister,
  },
];
