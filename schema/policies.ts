/**
 * The codes of the policies that a role is made of. An entity's `rights` and a property's `needs` name them, the server
 * asks for them, and their names and texts are in `overrides/accounts/Policy/model/`.
 */
export const policyCodes = [
  'sales.sell',
  'sales.reserve',
  'offers.read',
  'offers.write',
  'orders.read',
  'orders.correct',
  'orders.refund',
  'orders.invoice',
  'tickets.read',
  'tickets.print',
  'tickets.scan',
  'scans.configure',
  'programming.read',
  'programming.write',
  'programming.openSales',
  'prices.write',
  'stock.write',
  'seating.write',
  'turnover.read',
  'customers.read',
  'customers.write',
  'customers.export',
  'customers.import',
  'customers.erase',
  'customers.mail',
  'imports.run',
  'minisites.write',
  'accounting.read',
  'accounting.write',
  'accounting.export',
  'payouts.read',
  'fiscal.read',
  'fiscal.write',
  'desk.operate',
  'desk.oversee',
  'devices.write',
  'reports.read',
  'records.export',
  'jobs.manage',
  'rights.read',
  'rights.write',
  'rights.impersonate',
  'settings.read',
  'settings.write',
] as const;

/** What a policy can be bound to: each is called as the table of its entity. */
export const resourceKinds = ['organizational_unit', 'ticketing', 'selling_device'] as const;

export type PolicyCode = (typeof policyCodes)[number];

/**
 * Is in place of a code where being signed in to the contract is enough: one's own things, and what pickers and
 * titles need whatever one's role (units, devices, venues, payment methods …). Which role may do what is not shown in the
 * specification; we let every role read those only, and leave them out of the menu of who does not keep them.
 */
export const SIGNED_IN = 'signedIn';

/** Taking personal data out of the product, where an entity does not name another policy. */
export const personalExport: PolicyCode = 'customers.export';

/** What an entity asks for whose metadata has no `rights`: nothing is open by being forgotten. */
export const defaultRights = { read: 'settings.read', write: 'settings.write' } as const;
