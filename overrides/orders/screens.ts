/** Screens of the area "orders": sorted, a line an entry, loaded lazily. Found by `overrides/screens.ts`. */
import type { ScreenEntry } from '../../src/screens.ts';

export const screens: readonly ScreenEntry[] = [
  {
    kind: 'slot',
    entity: 'Order',
    slot: 'show',
    load: async () => (await import('./Order/screens/OrderShow.tsx')).OrderShow,
  },
];
