/** Screens of the area "programming": sorted, a line an entry, loaded lazily. Found by `overrides/screens.ts`. */
import type { ScreenEntry } from '../../src/screens.ts';

export const screens: readonly ScreenEntry[] = [
  {
    kind: 'field',
    entity: 'EventDate',
    property: 'bookableStock',
    as: 'field',
    load: async () => (await import('./EventDate/screens/StockBar.tsx')).StockBar,
  },
];
