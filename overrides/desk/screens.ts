/** Screens of the area "desk": sorted, a line an entry, loaded lazily. Found by `overrides/screens.ts`. */
import type { ScreenEntry } from '../../src/screens.ts';

export const screens: readonly ScreenEntry[] = [
  { kind: 'menu', entity: 'DeskSession', section: 'accounting', position: 1, needs: 'desk.oversee' },
  {
    kind: 'field',
    entity: 'DeskSession',
    property: 'cashDifference',
    as: 'field',
    load: async () => (await import('./DeskSession/screens/CashDifference.tsx')).CashDifference,
  },
  {
    kind: 'field',
    entity: 'DeskSession',
    property: 'isOverdue',
    as: 'field',
    load: async () => (await import('./DeskSession/screens/LeftOpen.tsx')).LeftOpen,
  },
  {
    kind: 'frame',
    place: 'account',
    load: async () => (await import('./Switch/screens/AccountItems.tsx')).AccountItems,
  },
  {
    kind: 'frame',
    place: 'caller',
    load: async () => (await import('./Switch/screens/OrganiserName.tsx')).OrganiserName,
  },
  {
    kind: 'frame',
    place: 'head',
    load: async () => (await import('./Notifications/screens/Bell.tsx')).Bell,
  },
  {
    kind: 'panel',
    entity: 'DeskSession',
    slot: 'show',
    place: 'top',
    load: async () => (await import('./DeskSession/screens/SessionAccount.tsx')).SessionAccount,
  },
  {
    kind: 'route',
    path: '/resources',
    load: async () => (await import('./Resources/screens/Resources.tsx')).Resources,
  },
  {
    kind: 'route',
    path: '/sales/close',
    needs: 'desk.operate',
    load: async () => (await import('./DeskSession/screens/CloseSession.tsx')).CloseSession,
  },
  {
    kind: 'slot',
    entity: 'DeskPaymentMethod',
    slot: 'create',
    load: async () =>
      (await import('./DeskPaymentMethod/screens/PaymentMethodCreate.tsx')).PaymentMethodCreate,
  },
  {
    kind: 'slot',
    entity: 'DeskPaymentMethod',
    slot: 'edit',
    load: async () => (await import('./DeskPaymentMethod/screens/PaymentMethodEdit.tsx')).PaymentMethodEdit,
  },
  {
    kind: 'slot',
    entity: 'DeskPaymentMethod',
    slot: 'list',
    load: async () => (await import('./DeskPaymentMethod/screens/PaymentMethodList.tsx')).PaymentMethodList,
  },
  {
    kind: 'slot',
    entity: 'DeskPaymentMethod',
    slot: 'show',
    load: async () => (await import('./DeskPaymentMethod/screens/PaymentMethodShow.tsx')).PaymentMethodShow,
  },
  {
    kind: 'slot',
    entity: 'Feature',
    slot: 'list',
    load: async () => (await import('./Notifications/screens/FeatureList.tsx')).FeatureList,
  },
];
