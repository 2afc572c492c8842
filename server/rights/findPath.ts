/** How a record comes to what a policy can be bound to: along the path of its metadata, else along required relations. */
import type { PropertyDescriptor, ResourceKind } from '../../schema/descriptor.ts';
import { type Model, type Resource, targetOf } from '../plan/resource.ts';

const deepest = 5;
const found = new WeakMap<Resource, Map<ResourceKind, readonly PropertyDescriptor[] | undefined>>();

/** A kind of resource is called as its table. */
const isKind = ({ descriptor }: Resource, kind: ResourceKind): boolean => descriptor.table === kind;

function readPath(model: Model, resource: Resource, dotted: string): readonly PropertyDescriptor[] {
  const path: PropertyDescriptor[] = [];
  let owner = resource;
  for (const name of dotted.split('.')) {
    const property = owner.properties.get(name);
    if (!property) throw new Error(`The path "${dotted}" of "${resource.name}" leads nowhere.`);
    path.push(property);
    owner = targetOf(model, property);
  }
  return path;
}

/** The shortest chain of required relations to one. */
function searchPath(model: Model, start: Resource, kind: ResourceKind) {
  let ends: { owner: Resource; path: readonly PropertyDescriptor[] }[] = [{ owner: start, path: [] }];
  const seen = new Set([start.name]);
  for (let depth = 0; depth <= deepest && ends.length > 0; depth++) {
    const reached = ends.find(({ owner }) => isKind(owner, kind));
    if (reached) return reached.path;
    ends = ends.flatMap(({ owner, path }) =>
      owner.descriptor.properties.flatMap((property) => {
        const isChain =
          property.kind === 'relation' && property.required && property.column && !property.many;
        if (!isChain || property.column === 'contract_id' || seen.has(property.target ?? '')) return [];
        seen.add(property.target ?? '');
        return [{ owner: targetOf(model, property), path: [...path, property] }];
      }),
    );
  }
  return undefined;
}

/** @returns the relations on the way, none for the resource itself; undefined when there is no way */
export function findPath(
  model: Model,
  resource: Resource,
  kind: ResourceKind,
): readonly PropertyDescriptor[] | undefined {
  let known = found.get(resource);
  if (!known) {
    known = new Map();
    found.set(resource, known);
  }
  if (known.has(kind)) return known.get(kind);
  const declared = resource.descriptor.rights?.paths?.[kind];
  const path =
    declared === 'none'
      ? undefined
      : declared === undefined
        ? searchPath(model, resource, kind)
        : readPath(model, resource, declared);
  known.set(kind, path);
  return path;
}
