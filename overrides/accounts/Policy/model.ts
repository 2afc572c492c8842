/**
 * The catalogue of policies: everything the product lets people do, each with the kind of resource it can be bound to.
 * The specification names neither codes nor categories; these are ours. Ids are fixed: roles point to them.
 */
import type { Label } from '../../../schema/descriptor.ts';
import type { PolicyCode, resourceKinds } from '../../../schema/policies.ts';
import { policies as english } from './model/english.ts';
import { policies as french } from './model/french.ts';

export type ResourceType = (typeof resourceKinds)[number];

export interface CataloguePolicy {
  readonly id: number;
  readonly code: PolicyCode;
  readonly domain: PolicyDomain;
  readonly category: Label;
  readonly name: Label;
  readonly description: Label;
  /** Absent: it holds for the whole contract or not at all. */
  readonly resourceType?: ResourceType;
}

type Entry = readonly [code: PolicyCode, type: ResourceType | ''];

type PolicyDomain = keyof typeof english.policyDomain;

interface PolicyText {
  readonly name: string;
  readonly description: string;
}

/** Never changed and never used again: rows of roles point to them. */
const policyIds: Readonly<Record<PolicyCode, number>> = {
  'sales.sell': 1,
  'sales.reserve': 2,
  'offers.read': 3,
  'offers.write': 4,
  'orders.read': 5,
  'orders.correct': 6,
  'orders.refund': 7,
  'orders.invoice': 8,
  'tickets.read': 9,
  'tickets.print': 10,
  'tickets.scan': 11,
  'scans.configure': 12,
  'programming.read': 13,
  'programming.write': 14,
  'programming.openSales': 15,
  'prices.write': 16,
  'stock.write': 17,
  'seating.write': 18,
  'turnover.read': 19,
  'customers.read': 20,
  'customers.write': 21,
  'customers.export': 22,
  'customers.import': 23,
  'customers.erase': 24,
  'customers.mail': 25,
  'imports.run': 26,
  'minisites.write': 27,
  'accounting.read': 28,
  'accounting.write': 29,
  'accounting.export': 30,
  'payouts.read': 31,
  'fiscal.read': 32,
  'fiscal.write': 33,
  'desk.operate': 34,
  'desk.oversee': 35,
  'devices.write': 36,
  'reports.read': 37,
  'records.export': 38,
  'jobs.manage': 39,
  'rights.read': 40,
  'rights.write': 41,
  'rights.impersonate': 42,
  'settings.read': 43,
  'settings.write': 44,
};

/** By domain, each with the kind of resource it can be bound to; what they are called is in `model/`. */
const catalogue: readonly (readonly [PolicyDomain, readonly Entry[]])[] = [
  [
    'sale',
    [
      ['sales.sell', 'ticketing'],
      ['sales.reserve', 'ticketing'],
      ['offers.read', ''],
      ['offers.write', ''],
    ],
  ],
  [
    'orders',
    [
      ['orders.read', 'ticketing'],
      ['orders.correct', 'ticketing'],
      ['orders.refund', 'ticketing'],
      ['orders.invoice', 'ticketing'],
    ],
  ],
  [
    'tickets',
    [
      ['tickets.read', 'ticketing'],
      ['tickets.print', 'ticketing'],
      ['tickets.scan', 'ticketing'],
      ['scans.configure', ''],
    ],
  ],
  [
    'programming',
    [
      ['programming.read', 'ticketing'],
      ['programming.write', 'ticketing'],
      ['programming.openSales', 'ticketing'],
      ['prices.write', 'ticketing'],
      ['stock.write', 'ticketing'],
      ['seating.write', ''],
      ['turnover.read', 'ticketing'],
    ],
  ],
  [
    'customers',
    [
      ['customers.read', ''],
      ['customers.write', ''],
      ['customers.export', ''],
      ['customers.import', ''],
      ['customers.erase', ''],
      ['customers.mail', ''],
    ],
  ],
  [
    'partners',
    [
      ['imports.run', ''],
      ['minisites.write', ''],
    ],
  ],
  [
    'accounting',
    [
      ['accounting.read', ''],
      ['accounting.write', ''],
      ['accounting.export', ''],
      ['payouts.read', ''],
      ['fiscal.read', ''],
      ['fiscal.write', ''],
    ],
  ],
  [
    'desk',
    [
      ['desk.operate', 'selling_device'],
      ['desk.oversee', 'selling_device'],
      ['devices.write', ''],
    ],
  ],
  [
    'reports',
    [
      ['reports.read', 'organizational_unit'],
      ['records.export', ''],
      ['jobs.manage', ''],
    ],
  ],
  [
    'organisation',
    [
      ['rights.read', ''],
      ['rights.write', ''],
      ['rights.impersonate', ''],
      ['settings.read', ''],
      ['settings.write', ''],
    ],
  ],
];

function describe(code: PolicyCode, part: 'name' | 'description'): Label {
  const [subject = '', verb = ''] = code.split('.');
  const textOf = (texts: typeof english) =>
    (texts.policy as Readonly<Record<string, Readonly<Record<string, PolicyText>>>>)[subject]?.[verb]?.[
      part
    ] ?? code;
  return { en: textOf(english), fr: textOf(french) };
}

/** In the order of the catalogue; the id is the place in it, so new ones go to the end of `policyIds`. */
export const policies: readonly CataloguePolicy[] = catalogue.flatMap(([domain, entries]) =>
  entries.map(([code, type]) => ({
    id: policyIds[code],
    code,
    domain,
    category: { en: english.policyDomain[domain], fr: french.policyDomain[domain] },
    name: describe(code, 'name'),
    description: describe(code, 'description'),
    ...(type !== '' && { resourceType: type }),
  })),
);

export const policyByCode: ReadonlyMap<string, CataloguePolicy> = new Map(
  policies.map((one) => [one.code, one]),
);
export const policyById: ReadonlyMap<number, CataloguePolicy> = new Map(policies.map((one) => [one.id, one]));

/** Where a policy stands for the users of a contract: the id string that entries of roles hold. */
export function policyIri(contract: number, code: PolicyCode): string {
  return `/accounts/api/v1/contracts/${contract}/policies/${policyIds[code]}`;
}

/** Where the records stand that a policy can be bound to. */
export const resourceIris = {
  organizational_unit: '/ticketing/v1/organizational_units',
  ticketing: '/ticketing/v1/ticketings',
  selling_device: '/ticketing/v1/selling_devices',
} as const satisfies Readonly<Record<ResourceType, string>>;
