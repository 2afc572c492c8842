import { DEVICE_MESSAGES } from '../../../schema/channel.ts';

/** The calls that services make by hand and that ask for policies, of which any one is enough. */
interface HandMadeCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly needs: readonly string[];
}

const devices = ['desk.operate', 'devices.write'];
const boxes = '/channel/v1/boxes/{boxId}';

export const handMadeCalls: readonly HandMadeCall[] = [
  { method: 'GET', path: '/channel/v1/specimen.png', needs: devices },
  { method: 'GET', path: `${boxes}/jobs`, needs: devices },
  { method: 'GET', path: `${boxes}/printers/{printerSlug}/jobs/{jobKey}/pages/{page}`, needs: devices },
  { method: 'POST', path: `${boxes}/printers/{printerSlug}/print`, needs: devices },
  ...['clearJobs', 'openCashdrawer'].map((name) => ({
    method: 'POST' as const,
    path: `${boxes}/${name}`,
    needs: devices,
  })),
  ...['apply', ...DEVICE_MESSAGES].map((name) => ({
    method: 'POST' as const,
    path: `${boxes}/${name}`,
    needs: ['devices.write'],
  })),
  {
    method: 'POST',
    path: '/accounts/api/v1/contracts/{contractId}/impersonations',
    needs: ['rights.impersonate'],
  },
  {
    method: 'DELETE',
    path: '/accounts/api/v1/contracts/{contractId}/impersonations',
    needs: ['signedIn'],
  },
  { method: 'GET', path: '/crm/suggest', needs: ['customers.read'] },
  { method: 'GET', path: '/crm/suggestlist', needs: ['customers.read'] },
  { method: 'GET', path: '/crm/v1/customers/filters', needs: ['customers.read'] },
  { method: 'POST', path: '/crm/v1/aggregations/customers', needs: ['customers.read'] },
  { method: 'POST', path: '/crm/mailSynchronization', needs: ['customers.mail'] },
  { method: 'POST', path: '/crm/email/check-if-contact-list-exists', needs: ['customers.mail'] },
  { method: 'POST', path: '/crm/email/get-contact-lists', needs: ['customers.mail'] },
  { method: 'GET', path: '/ticketing/v1/me/rights', needs: ['signedIn'] },
  { method: 'GET', path: '/ticketing/v1/accountability/clients', needs: ['customers.read'] },
  { method: 'GET', path: '/ticketing/v1/accountability/desk_sessions', needs: ['desk.oversee'] },
  { method: 'GET', path: '/ticketing/v1/accountability/desk_sessions.csv', needs: ['desk.oversee'] },
  { method: 'GET', path: '/ticketing/v1/accountability/performances', needs: ['turnover.read'] },
  { method: 'GET', path: '/ticketing/v1/provider_ticket_imports/names', needs: ['imports.run'] },
  { method: 'GET', path: '/ticketing/v1/reports/accounting', needs: ['accounting.read'] },
  { method: 'GET', path: '/ticketing/v1/reports/accounting.csv', needs: ['accounting.export'] },
  { method: 'GET', path: '/ticketing/v1/reports/accounting.pdf', needs: ['accounting.export'] },
  { method: 'GET', path: '/ticketing/v1/reports/accounting.xlsx', needs: ['accounting.export'] },
  { method: 'GET', path: '/ticketing/v1/reports/accounting.txt', needs: ['accounting.export'] },
  { method: 'GET', path: '/ticketing/v1/reports/sales', needs: ['reports.read'] },
  { method: 'GET', path: '/ticketing/v1/reports/sales.csv', needs: ['reports.read'] },
  { method: 'GET', path: '/ticketing/v1/reports/sales.pdf', needs: ['reports.read'] },
  { method: 'GET', path: '/ticketing/v1/reports/sales.xlsx', needs: ['reports.read'] },
  { method: 'GET', path: '/ticketing/v1/reports/takings', needs: ['reports.read'] },
  { method: 'GET', path: '/ticketing/v1/reports/takings.csv', needs: ['reports.read'] },
  { method: 'GET', path: '/ticketing/v1/reports/takings.pdf', needs: ['reports.read'] },
  { method: 'GET', path: '/ticketing/v1/reports/takings.xlsx', needs: ['reports.read'] },
  { method: 'GET', path: '/ticketing/v1/me/settings', needs: ['signedIn'] },
  { method: 'PUT', path: '/ticketing/v1/me/settings', needs: ['signedIn'] },
];
