/** From a dotted name to the properties along it: relations, then a property. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { findNearest } from '../../schema/findNearest.ts';
import { planProblem } from './errors.ts';
import { isComputable, type Model, type Resource, targetOf } from './resource.ts';

/** `id` is a property of every entity. */
export interface Path {
  readonly properties: readonly PropertyDescriptor[];
  readonly last: PropertyDescriptor;
  /** The entity whose property the last one is. */
  readonly owner: Resource;
  /** Of a relation, or of the id: the entity whose addresses are its values. */
  readonly target?: Resource;
}

const maxPathLength = 6;
const label = { en: 'Id', fr: 'Identifiant' };
const idProperty: PropertyDescriptor = { name: 'id', kind: 'relation', label, column: 'id', required: true };

export function idPath(owner: Resource): Path {
  return { properties: [idProperty], last: idProperty, owner, target: owner };
}

/** Whether SQL can follow a relation: it is stored somewhere, or a behaviour resolves what it points to. */
export function isStored(property: PropertyDescriptor, owner: Resource): boolean {
  const { column, inverse, through, listedBy, computed, many } = property;
  if (computed) return listedBy !== undefined || (!many && isComputable(owner, property));
  return Boolean(column || inverse || through);
}

/** @param place where in the request the path stands, for the message when it is wrong */
export function planPath(model: Model, resource: Resource, dotted: string, place: string): Path {
  const names = dotted.split('.');
  if (names.length > maxPathLength)
    throw planProblem('PLAN-007', { what: `a path longer than ${maxPathLength} names` });
  const properties: PropertyDescriptor[] = [];
  let owner = resource;
  let next: Resource | undefined = resource;
  for (const name of names) {
    const before: PropertyDescriptor | undefined = properties.at(-1);
    if (!next) throw planProblem('PLAN-003', { entity: owner.name, field: before?.name ?? '' });
    if (before && !isStored(before, owner))
      throw planProblem('PLAN-010', { entity: owner.name, field: before.name });
    owner = next;
    const property: PropertyDescriptor | undefined =
      name === 'id' || name === '@id' ? idProperty : owner.properties.get(name);
    if (!property)
      throw planProblem('PLAN-001', {
        entity: owner.name,
        field: name.slice(0, 80),
        nearest: findNearest(name, ['id', ...owner.properties.keys()]),
        at: place.slice(0, 80),
      });
    properties.push(property);
    next = property.kind === 'relation' && property.target ? targetOf(model, property) : undefined;
  }
  const last = properties.at(-1) ?? idProperty;
  const target = last === idProperty ? owner : next;
  return { properties, last, owner, ...(target && { target }) };
}
