/** Screens of the area "accounts": sorted, a line an entry, loaded lazily. Found by `overrides/screens.ts`. */
import type { ScreenEntry } from '../../src/screens.ts';

export const screens: readonly ScreenEntry[] = [
  {
    kind: 'field',
    entity: 'Role',
    property: 'policies',
    as: 'field',
    load: async () => (await import('./Role/screens/PolicyList.tsx')).PolicyList,
  },
  {
    kind: 'field',
    entity: 'Role',
    property: 'policies',
    as: 'input',
    load: async () => (await import('./Role/screens/PolicyInput.tsx')).PolicyInput,
  },
  {
    kind: 'frame',
    place: 'account',
    load: async () => (await import('./Account/screens/AccountLink.tsx')).AccountLink,
  },
  {
    kind: 'route',
    path: '/account',
    load: async () => (await import('./Account/screens/AccountScreen.tsx')).AccountScreen,
  },
  {
    kind: 'route',
    path: '/impersonate',
    load: async () => (await import('./Impersonation/screens/Impersonate.tsx')).Impersonate,
  },
  {
    kind: 'route',
    path: '/settings/user-rights',
    menu: { section: 'settings', label: 'menu.users', icon: 'AdminPanelSettings', position: 2 },
    needs: 'rights.read',
    load: async () => (await import('./UserRights/screens/UserRightsScreens.tsx')).UserRightsOutlet,
    children: [
      { path: '', load: async () => (await import('./UserRights/screens/UserRightsScreens.tsx')).Overview },
      { path: 'users', load: async () => (await import('./UserRights/screens/UserRightsScreens.tsx')).Users },
      { path: 'roles', load: async () => (await import('./UserRights/screens/UserRightsScreens.tsx')).Roles },
      {
        path: 'roles/new',
        load: async () => (await import('./UserRights/screens/UserRightsScreens.tsx')).RoleNew,
      },
      {
        path: 'roles/edit/:roleId',
        load: async () => (await import('./UserRights/screens/UserRightsScreens.tsx')).RoleEdit,
      },
      {
        path: 'personalized-access',
        load: async () => (await import('./UserRights/screens/UserRightsScreens.tsx')).PersonalizedAccess,
      },
    ],
  },
];
