/**
 * What a person may take out of the product in a file: the right to export every entity that a column reads, and for a
 * personal property the policy for personal data too. Pure: the server refuses by it, and screens offer no other column.
 */
import type { EntityDescriptor, PropertyDescriptor } from './descriptor.ts';
import { type Has, mayCall, policiesOf } from './mayCall.ts';
import { personalExport, SIGNED_IN } from './policies.ts';

/** What of a column may not be exported, and the policies of which one is missing. */
export interface Lack {
  /** An entity, or a property of one: `Customer`, `Ticket.barcode`. */
  readonly what: string;
  readonly policies: readonly string[];
}

type FindEntity = (name: string) => EntityDescriptor | undefined;

/** A file of records holds no more than the list, so that the policies to read them are needed as well. */
function findEntityLack(entity: EntityDescriptor, has: Has): Lack | undefined {
  // A value has no rights of its own: it is a part of what holds it.
  if (entity.scope === 'value' || mayCall(entity, 'export', has)) return undefined;
  const codes = policiesOf(entity, 'export');
  return { what: entity.name, policies: codes.some(has) ? policiesOf(entity, 'read') : codes };
}

/** What a value of other records is read through: the entities on its path, or the one that is counted. */
function lendersOf(entity: EntityDescriptor, { from, countOf }: PropertyDescriptor, findEntity: FindEntity) {
  if (countOf !== undefined) return [findEntity(countOf.replace(/\..*/, ''))];
  const lenders: (EntityDescriptor | undefined)[] = [];
  for (const name of from?.split('.').slice(0, -1) ?? []) {
    const owner = lenders.length === 0 ? entity : lenders.at(-1);
    lenders.push(findEntity(owner?.properties.find((one) => one.name === name)?.target ?? ''));
  }
  return lenders;
}

function findPersonalLack(entity: EntityDescriptor, property: PropertyDescriptor, has: Has) {
  if (!property.personal) return undefined;
  const policies = [entity.rights?.exportPersonal ?? personalExport].flat();
  if (policies.includes(SIGNED_IN) || policies.some(has)) return undefined;
  return { what: `${entity.name}.${property.name}`, policies };
}

/**
 * @param path relations from `entity` on, then a property. A relation at its end is an address, which is nothing of
 * its target's
 */
export function findLack(
  entity: EntityDescriptor,
  path: readonly PropertyDescriptor[],
  { findEntity, has }: { readonly findEntity: FindEntity; readonly has: Has },
): Lack | undefined {
  let owner: EntityDescriptor | undefined = entity;
  for (const property of path) {
    if (!owner) return undefined;
    const lack =
      [owner, ...lendersOf(owner, property, findEntity)]
        .map((one) => one && findEntityLack(one, has))
        .find(Boolean) ?? findPersonalLack(owner, property, has);
    if (lack) return lack;
    owner = property.target ? findEntity(property.target) : undefined;
  }
  return undefined;
}
