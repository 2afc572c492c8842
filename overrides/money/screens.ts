/** Screens of the area "money": sorted, a line an entry, loaded lazily. Found by `overrides/screens.ts`. */
import type { ScreenEntry } from '../../src/screens.ts';

export const screens: readonly ScreenEntry[] = [
  { kind: 'menu', entity: 'Deposit', section: 'accounting', position: 4, needs: 'accounting.read' },
  { kind: 'menu', entity: 'Payment', section: 'accounting', position: 2, needs: 'accounting.read' },
  { kind: 'menu', entity: 'Payout', section: 'accounting', position: 3 },
  { kind: 'menu', entity: 'ReportingAccount', section: 'accounting', position: 6 },
  { kind: 'menu', entity: 'Transaction', section: 'accounting', position: 5, needs: 'accounting.read' },
  {
    kind: 'slot',
    entity: 'ReportingAccount',
    slot: 'create',
    load: async () =>
      (await import('./ReportingAccount/screens/ReportingAccountCreate.tsx')).ReportingAccountCreate,
  },
  {
    kind: 'slot',
    entity: 'ReportingAccount',
    slot: 'edit',
    load: async () =>
      (await import('./ReportingAccount/screens/ReportingAccountEdit.tsx')).ReportingAccountEdit,
  },
  {
    kind: 'slot',
    entity: 'ReportingAccount',
    slot: 'list',
    load: async () => (await import('./ReportingAccount/screens/ReportingAccounts.tsx')).ReportingAccounts,
  },
  {
    kind: 'route',
    path: '/clients/:clientId/lettering',
    needs: 'accounting.read',
    load: async () => (await import('./Lettering/screens/LetterAccount.tsx')).LetterAccount,
  },
];
