/**
 * The catalogue of policies: everything the product lets people do, each with the kind of resource it can be bound to.
 * The specification names neither codes nor categories; these are ours. Ids are fixed: roles point to them.
 */
import type { Label } from '../../../schema/descriptor.ts';
import type { PolicyCode, resourceKinds } from '../../../schema/policies.ts';
import { policies as english } from './model/english.ts';
import { policies as french } from './model/french.ts';

type ResourceType = (typeof resourceKinds)[number];

interface CataloguePolicy {
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

/** By domain, each with the kind of resource it can be bound to; what they are called stands in `model/`. */
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

function tell(code: PolicyCode, part: 'name' | 'description'): Label {
  const [subject = '', verb = ''] = code.split('.');
  const say = (texts: typeof english) =>
    (texts.policy as Readonly<Record<string, Readonly<Record<string, PolicyText>>>>)[subject]?.[verb]?.[
      part
    ] ?? code;
  return { en: say(english), fr: say(french) };
}

/** In the order of the catalogue; the id is the place in it, so new ones go to the end of `policyIds`. */
export const policies: readonly CataloguePolicy[] = catalogue.flatMap(([domain, entries]) =>
  entries.map(([code, type]) => ({
    id: policyIds[code],
    code,
    domain,
    category: { en: english.policyDomain[domain], fr: french.policyDomain[domain] },
    name: tell(code, 'name'),
    description: tell(code, 'description'),
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

/** An entry of a role or of a person's own list, understood. */
export interface PolicyEntry {
  readonly code: PolicyCode;
  /** Absent: on everything. */
  readonly resources?: readonly number[];
}

const tailOf = (value: string): number => Number(value.slice(value.lastIndexOf('/') + 1));

/** An id, an IRI, a code or a whole Policy. */
function findPolicy(named: unknown): CataloguePolicy | undefined {
  if (typeof named === 'number') return policyById.get(named);
  if (typeof named === 'string') return policyByCode.get(named) ?? policyById.get(tailOf(named));
  if (typeof named !== 'object' || named === null) return undefined;
  return findPolicy('@id' in named ? named['@id'] : 'code' in named ? named.code : undefined);
}

function readResource(named: unknown): number {
  if (typeof named === 'object' && named !== null && '@id' in named) return readResource(named['@id']);
  const id = typeof named === 'number' ? named : typeof named === 'string' ? tailOf(named) : Number.NaN;
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

interface EntryFault {
  readonly index: number;
  readonly message: string;
}

/** Entries as the specification has them: a policy and, where it is bound, the list of its resources. */
export function readEntries(list: unknown): {
  readonly entries: readonly PolicyEntry[];
  readonly faults: readonly EntryFault[];
} {
  const entries: PolicyEntry[] = [];
  const faults: EntryFault[] = [];
  if (list === null || list === undefined) return { entries, faults };
  if (!Array.isArray(list))
    return { entries, faults: [{ index: 0, message: 'This is no list of policies.' }] };
  for (const [index, item] of list.entries()) {
    const isEntry = typeof item === 'object' && item !== null && 'policy' in item;
    const policy = findPolicy(isEntry ? item.policy : item);
    const named = isEntry && 'resources' in item ? item.resources : undefined;
    const ids = Array.isArray(named) ? named.map(readResource) : undefined;
    if (!policy) faults.push({ index, message: 'There is no such policy.' });
    else if (named !== undefined && named !== null && !ids)
      faults.push({ index, message: 'The resources are no list.' });
    else if (ids?.includes(0)) faults.push({ index, message: 'One of the resources is no id and no IRI.' });
    else if (ids && !policy.resourceType)
      faults.push({ index, message: `The policy "${policy.code}" is not bound to resources.` });
    else entries.push({ code: policy.code, ...(ids && { resources: ids }) });
  }
  return { entries, faults };
}

type Held = 'all' | { readonly kind: ResourceType; readonly ids: readonly number[] };

/** What entries come to: entries of one policy add up. */
export function sumEntries(entries: readonly PolicyEntry[]): ReadonlyMap<PolicyCode, Held> {
  const held = new Map<PolicyCode, Held>();
  for (const { code, resources } of entries) {
    const kind = policyByCode.get(code)?.resourceType;
    const before = held.get(code);
    if (!resources || !kind || before === 'all') held.set(code, 'all');
    else
      held.set(code, {
        kind,
        ids: [...new Set([...(before?.ids ?? []), ...resources])].sort((a, b) => a - b),
      });
  }
  return held;
}

/** The first policy of `asked` that reaches further than `own`. */
export function findBeyond(
  asked: ReadonlyMap<string, Held>,
  own: ReadonlyMap<string, Held>,
): string | undefined {
  for (const [code, held] of asked) {
    const mine = own.get(code);
    if (mine === 'all') continue;
    if (!mine || held === 'all' || !held.ids.every((id) => mine.ids.includes(id))) return code;
  }
  return undefined;
}
