/** Every hand-written screen and its texts: sorted, a line an entry, loaded lazily. Read by `src/main.tsx` alone. */
import type { Messages, ScreenEntry } from '../src/screens.ts';

export const screens: readonly ScreenEntry[] = [
  {
    kind: 'field',
    entity: 'EventDate',
    property: 'bookableStock',
    as: 'field',
    load: async () => (await import('./programming/EventDate/screens/StockBar.tsx')).StockBar,
  },
  {
    kind: 'field',
    entity: 'Role',
    property: 'policies',
    as: 'field',
    load: async () => (await import('./accounts/Role/screens/PolicyList.tsx')).PolicyList,
  },
  {
    kind: 'field',
    entity: 'Role',
    property: 'policies',
    as: 'input',
    load: async () => (await import('./accounts/Role/screens/PolicyInput.tsx')).PolicyInput,
  },
  {
    kind: 'frame',
    place: 'account',
    load: async () => (await import('./accounts/Account/screens/AccountLink.tsx')).AccountLink,
  },
  {
    kind: 'frame',
    place: 'account',
    load: async () => (await import('./desk/Switch/screens/AccountItems.tsx')).AccountItems,
  },
  {
    kind: 'frame',
    place: 'caller',
    load: async () => (await import('./desk/Switch/screens/OrganiserName.tsx')).OrganiserName,
  },
  {
    kind: 'frame',
    place: 'head',
    load: async () => (await import('./desk/Notifications/screens/Bell.tsx')).Bell,
  },
  {
    kind: 'route',
    path: '/',
    load: async () => (await import('./sale/Home/screens/Home.tsx')).Home,
  },
  {
    kind: 'route',
    path: '/account',
    load: async () => (await import('./accounts/Account/screens/AccountScreen.tsx')).AccountScreen,
  },
  {
    kind: 'route',
    path: '/impersonate',
    load: async () => (await import('./accounts/Impersonation/screens/Impersonate.tsx')).Impersonate,
  },
  {
    kind: 'route',
    path: '/printer',
    menu: { group: 'desk', label: 'box.menu', icon: 'Print', position: 1 },
    needs: ['desk.operate', 'devices.write'],
    load: async () => (await import('./box/Printer/screens/Printers.tsx')).Printers,
  },
  {
    kind: 'route',
    path: '/resources',
    menu: { group: 'desk', label: 'help.menu', icon: 'Help', position: 3 },
    load: async () => (await import('./desk/Resources/screens/Resources.tsx')).Resources,
  },
  {
    kind: 'route',
    path: '/sales',
    menu: { group: 'sale', label: 'sessionSales.menu', icon: 'ReceiptLong', position: 2 },
    needs: 'desk.operate',
    load: async () => (await import('./sale/SessionSales/screens/SessionSales.tsx')).SessionSales,
  },
  {
    kind: 'route',
    path: '/sales/cash-register',
    menu: { group: 'sale', label: 'register.menu', icon: 'PointOfSale', position: 1 },
    needs: 'sales.sell',
    load: async () => (await import('./sale/CashRegister/screens/CashRegister.tsx')).CashRegister,
  },
  {
    kind: 'route',
    path: '/settings/user-rights',
    menu: {
      group: 'accounts',
      label: 'userRights.menu',
      icon: 'AdminPanelSettings',
      position: 1,
    },
    needs: 'rights.read',
    load: async () => (await import('./accounts/UserRights/screens/Overview.tsx')).Overview,
  },
  {
    kind: 'route',
    path: '/settings/user-rights/*',
    load: async () => (await import('./accounts/UserRights/screens/UserRightsScreens.tsx')).UserRightsScreens,
  },
  {
    kind: 'slot',
    entity: 'Feature',
    slot: 'list',
    load: async () => (await import('./desk/Notifications/screens/FeatureList.tsx')).FeatureList,
  },
  {
    kind: 'slot',
    entity: 'Job',
    slot: 'show',
    load: async () => (await import('./jobs/Job/screens/JobShow.tsx')).JobShow,
  },
  {
    kind: 'slot',
    entity: 'Order',
    slot: 'show',
    load: async () => (await import('./orders/Order/screens/OrderShow.tsx')).OrderShow,
  },
  {
    kind: 'slot',
    entity: 'Sticker',
    slot: 'create',
    load: async () => (await import('./tickets/Sticker/screens/StickerCreate.tsx')).StickerCreate,
  },
  {
    kind: 'slot',
    entity: 'Sticker',
    slot: 'edit',
    load: async () => (await import('./tickets/Sticker/screens/StickerEdit.tsx')).StickerEdit,
  },
  {
    kind: 'slot',
    entity: 'Sticker',
    slot: 'show',
    load: async () => (await import('./tickets/Sticker/screens/StickerShow.tsx')).StickerShow,
  },
  { kind: 'tray', load: async () => (await import('./jobs/Job/screens/JobTray.tsx')).JobTray },
];

export const messages: Messages = {
  en: async () => (await import('./english.ts')).english,
  fr: async () => (await import('./french.ts')).french,
};

export const refusals: Messages = {
  en: async () => (await import('./englishRefusals.ts')).englishRefusals,
  fr: async () => (await import('./frenchRefusals.ts')).frenchRefusals,
};
