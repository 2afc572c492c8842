/** Screens of the area "orders": sorted, a line an entry, loaded lazily. Found by `overrides/screens.ts`. */
import type { ScreenEntry } from '../../src/screens.ts';

export const screens: readonly ScreenEntry[] = [
  {
    kind: 'menu',
    entity: 'Invoice',
    section: 'orders',
    position: 2,
    needs: ['orders.invoice', 'accounting.read'],
  },
  { kind: 'menu', entity: 'Order', section: 'orders', position: 1 },
  {
    kind: 'menu',
    entity: 'Refund',
    section: 'orders',
    position: 3,
    needs: ['orders.refund', 'accounting.read'],
  },
  {
    kind: 'route',
    path: '/orders/:orderId/refund',
    needs: 'orders.refund',
    load: async () => (await import('./Refund/screens/RefundOrder.tsx')).RefundOrder,
  },
  {
    kind: 'slot',
    entity: 'Order',
    slot: 'show',
    load: async () => (await import('./Order/screens/OrderShow.tsx')).OrderShow,
  },
];
