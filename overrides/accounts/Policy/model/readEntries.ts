/** Reads a list of policies as a role or a person has it, and reports which entries are none. */
import type { PolicyCode } from '../../../../schema/policies.ts';
import { type CataloguePolicy, policyByCode, policyById, resourceIris } from '../model.ts';

/** An entry of a role or of a person's own list, understood. */
export interface PolicyEntry {
  readonly code: PolicyCode;
  /** Absent: on everything. */
  readonly resources?: readonly number[];
}

const policyAddress = /^(?:https?:\/\/[^/]+)?\/accounts\/api\/v1\/contracts\/\d+\/policies$/;

/** An id, or the one at the end of an address of a collection: NaN for another collection's. */
function readId(value: string, isCollection: (address: string) => boolean): number {
  const slash = value.lastIndexOf('/');
  if (slash >= 0 && !isCollection(value.slice(0, slash))) return Number.NaN;
  return Number(value.slice(slash + 1));
}

/** An id, an IRI, a code or a whole Policy. */
function findPolicy(named: unknown): CataloguePolicy | undefined {
  if (typeof named === 'number') return policyById.get(named);
  if (typeof named === 'string')
    return policyByCode.get(named) ?? policyById.get(readId(named, (address) => policyAddress.test(address)));
  if (typeof named !== 'object' || named === null) return undefined;
  return findPolicy('@id' in named ? named['@id'] : 'code' in named ? named.code : undefined);
}

function readResource(named: unknown, { resourceType }: Pick<CataloguePolicy, 'resourceType'>): number {
  if (typeof named === 'object' && named !== null && '@id' in named)
    return readResource(named['@id'], resourceType ? { resourceType } : {});
  const isTheirs = (address: string) =>
    resourceType !== undefined && address.replace(/^https?:\/\/[^/]+/, '') === resourceIris[resourceType];
  const id =
    typeof named === 'number' ? named : typeof named === 'string' ? readId(named, isTheirs) : Number.NaN;
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
    const ids = policy && Array.isArray(named) ? named.map((one) => readResource(one, policy)) : undefined;
    if (!policy) faults.push({ index, message: 'There is no such policy.' });
    else if (named !== undefined && named !== null && !ids)
      faults.push({ index, message: 'The resources are no list.' });
    else if (ids && !policy.resourceType)
      faults.push({ index, message: `The policy "${policy.code}" is not bound to resources.` });
    else if (ids?.includes(0))
      faults.push({
        index,
        message: `One of the resources is no id and no IRI of a ${policy.resourceType}.`,
      });
    else entries.push({ code: policy.code, ...(ids && { resources: ids }) });
  }
  return { entries, faults };
}
