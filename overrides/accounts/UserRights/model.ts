/** What user-rights screens work with: answers of the accounts service, and the list of policies as it is edited. Pure. */
import type { PolicyCode } from '../../../schema/policies.ts';
import { readEntries } from '../Policy/model/readEntries.ts';
import { sumEntries } from '../Policy/model/sumEntries.ts';

export interface Named {
  readonly '@id': string;
  readonly name: string;
}

export type Reach = 'all' | readonly Named[];

/** How far a right reaches, as the accounts service answers it: `all`, or the records it is bound to. */
export const readReach = (answered: unknown): Reach => (Array.isArray(answered) ? answered : 'all');

/** By policy: on everything, or the ids of what it is bound to. What is not here is not given. */
export type Draft = Readonly<Partial<Record<PolicyCode, 'all' | readonly string[]>>>;

/** The entity whose records a policy of each kind is bound to. */
export const resourceEntities = {
  organizational_unit: 'OrganizationalUnit',
  ticketing: 'Ticketing',
  selling_device: 'SellingDevice',
} as const;

export const idOf = (iri: string): string => iri.slice(iri.lastIndexOf('/') + 1);

export function readDraft(list: unknown): Draft {
  const held = sumEntries(readEntries(list).entries);
  return Object.fromEntries(
    [...held].map(([code, holding]) => [code, holding === 'all' ? 'all' : holding.ids.map(String)]),
  );
}

export const writeDraft = (draft: Draft) =>
  Object.entries(draft).map(([policy, reach]) =>
    reach === 'all' ? { policy } : { policy, resources: reach },
  );

/** Bound to a choice that nothing was chosen for: such a right would reach nothing. */
export const findUnchosen = (draft: Draft): readonly string[] =>
  Object.entries(draft).flatMap(([code, reach]) => (reach !== 'all' && reach.length === 0 ? [code] : []));
