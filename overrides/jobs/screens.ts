/** Screens of the area "jobs": sorted, a line an entry, loaded lazily. Found by `overrides/screens.ts`. */
import type { ScreenEntry } from '../../src/screens.ts';

export const screens: readonly ScreenEntry[] = [
  {
    kind: 'slot',
    entity: 'Job',
    slot: 'show',
    load: async () => (await import('./Job/screens/JobShow.tsx')).JobShow,
  },
  { kind: 'tray', load: async () => (await import('./Job/screens/JobTray.tsx')).JobTray },
];
