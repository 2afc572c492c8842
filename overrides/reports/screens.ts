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
    path: '/report',
    load: async () => (await import('./Report/screens/ReportHome.tsx')).ReportHome,
  },
  {
    kind: 'route',
    path: '/report/accounting',
    needs: 'accounting.read',
    load: async () => (await import('./Accounting/screens/AccountingReport.tsx')).AccountingReport,
  },
  {
    kind: 'route',
    path: '/report/export',
    needs: ['reports.read', 'accounting.export'],
    load: async () => (await import('./Report/screens/ReportExport.tsx')).ReportExport,
  },
  {
    kind: 'route',
    path: '/report/programming',
    needs: 'turnover.read',
    load: async () => (await import('./Performances/screens/ProgrammingReport.tsx')).ProgrammingReport,
  },
  {
    kind: 'route',
    path: '/report/sales',
    menu: { section: 'accounting', label: 'menu.takings', icon: 'QueryStats', position: 0 },
    needs: 'reports.read',
    load: async () => (await import('./Takings/screens/SalesReport.tsx')).SalesReport,
  },
  {
    kind: 'route',
    path: '/report/sales/detail',
    needs: 'reports.read',
    load: async () => (await import('./Sales/screens/SalesDetail.tsx')).SalesDetail,
  },
  {
    kind: 'slot',
    entity: 'DeskSession',
    slot: 'list',
    load: async () => (await import('./DeskSessions/screens/DeskSessions.tsx')).DeskSessions,
  },
];
