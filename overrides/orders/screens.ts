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
    kind: 'panel',
    entity: 'EventDate',
    slot: 'show',
    place: 'bottom',
    needs: 'orders.refund',
    load: async () => (await import('./PerformanceRefund/screens/RefundLink.tsx')).RefundLink,
  },
  {
    kind: 'route',
    path: '/events/:eventDateId/refunds',
    needs: 'orders.refund',
    load: async () => (await import('./PerformanceRefund/screens/RefundPerformance.tsx')).RefundPerformance,
  },
  {
    kind: 'route',
    path: '/orders/:id/form-data',
    needs: 'orders.correct',
    load: async () => (await import('./FormData/screens/OrderFormData.tsx')).OrderFormData,
  },
  {
    kind: 'route',
    path: '/orders/:orderId/credit',
    needs: 'orders.refund',
    load: async () => (await import('./Settlement/screens/CreditOrder.tsx')).CreditOrder,
  },
  {
    kind: 'route',
    path: '/orders/:orderId/invoices',
    needs: ['orders.read', 'accounting.read'],
    load: async () => (await import('./Invoice/screens/InvoicesOfOrder.tsx')).InvoicesOfOrder,
  },
  {
    kind: 'route',
    path: '/orders/:orderId/new-customer',
    needs: 'orders.correct',
    load: async () => (await import('./NewCustomer/screens/NewCustomer.tsx')).NewCustomer,
  },
  {
    kind: 'route',
    path: '/orders/:orderId/new-customer-tickets-coupons',
    needs: 'orders.correct',
    load: async () => (await import('./NewCustomer/screens/NewCustomer.tsx')).NewCustomerTicketsCoupons,
  },
  {
    kind: 'route',
    path: '/orders/:orderId/refund',
    needs: 'orders.refund',
    load: async () => (await import('./Refund/screens/RefundOrder.tsx')).RefundOrder,
  },
  {
    kind: 'route',
    path: '/orders/:orderId/transactions',
    needs: 'orders.read',
    load: async () => (await import('./Settlement/screens/OrderTransactions.tsx')).OrderTransactions,
  },
  {
    kind: 'route',
    path: '/orders/:orderId/transactions/correct',
    needs: 'orders.correct',
    load: async () => (await import('./Settlement/screens/CorrectTransaction.tsx')).CorrectTransaction,
  },
  {
    kind: 'slot',
    entity: 'Order',
    slot: 'show',
    load: async () => (await import('./Order/screens/OrderShow.tsx')).OrderShow,
  },
];
