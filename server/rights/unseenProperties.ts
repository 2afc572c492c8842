/**
 * Properties whose own policy (`needs`) is held, and reaches fewer records than the caller reads of the entity: they are
 * not there at all. A number that counts more than somebody may see reveals the rest to them.
 */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { policiesOf } from '../../schema/mayCall.ts';
import type { Rights } from '../kit.ts';
import type { Model, Resource } from '../plan/resource.ts';
import { findPath } from './findPath.ts';

/** Whether the policy reaches every record that these rights read of the entity. */
function coversRead(model: Model, resource: Resource, rights: Rights, policy: string): boolean {
  const holding = rights.policies.get(policy);
  if (holding === undefined || holding === 'all') return holding === 'all';
  const codes = policiesOf(resource.descriptor, 'read');
  const read = codes.map((code) => rights.policies.get(code)).filter((one) => one !== undefined);
  // What cannot be bound, or is bound by nothing, is read whole.
  if (codes.length === 0 || findPath(model, resource, holding.kind) === undefined) return false;
  return read.every(
    (one) => one !== 'all' && one.kind === holding.kind && one.ids.every((id) => holding.ids.includes(id)),
  );
}

export function isUnseen(
  model: Model,
  resource: Resource,
  rights: Rights,
): (property: PropertyDescriptor) => boolean {
  return ({ needs }) =>
    needs !== undefined && rights.policies.has(needs) && !coversRead(model, resource, rights, needs);
}

/** All of them as `Entity.property`, for screens, which see entities as the server does. */
export function listUnseen(model: Model, rights: Rights | undefined): readonly string[] {
  if (!rights) return [];
  return [...model.values()].flatMap((resource) =>
    resource.descriptor.properties
      .filter(isUnseen(model, resource, rights))
      .map(({ name }) => `${resource.name}.${name}`),
  );
}
