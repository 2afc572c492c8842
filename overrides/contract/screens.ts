/** Screens of the area "contract": sorted, a line an entry, loaded lazily. Found by `overrides/screens.ts`. */
import type { ScreenEntry } from '../../src/screens.ts';

export const screens: readonly ScreenEntry[] = [
  {
    kind: 'route',
    path: '/settings',
    menu: { section: 'settings', label: 'menu.settings', icon: 'Settings', position: 1 },
    needs: [
      'settings.write',
      'rights.read',
      'programming.write',
      'scans.configure',
      'devices.write',
      'accounting.write',
    ],
    load: async () => (await import('./Settings/screens/SettingsScreen.tsx')).SettingsScreen,
  },
];
