/** Screens of the area "reports": sorted, a line an entry, loaded lazily. Found by `overrides/screens.ts`. */
import type { ScreenEntry } from '../../src/screens.ts';

export const screens: readonly ScreenEntry[] = [
  {
    kind: 'route',
    path: '/accountability',
    menu: { section: 'accounting', label: 'menu.accountability', icon: 'ReceiptLong', position: 0.5 },
    needs: 'turnover.read',
    load: async () => (await import('./Performances/screens/Accountability.tsx')).Accountability,
  },
  {
    kind: 'route',
    path: '/report/sales',
    menu: { section: 'accounting', label: 'menu.takings', icon: 'QueryStats', position: 0 },
    needs: 'reports.read',
    load: async () => (await import('./Takings/screens/SalesReport.tsx')).SalesReport,
  },
];
