/**
 * Which policies a call asks for, and what somebody who has certain policies sees of an entity: what its metadata declares,
 * else the product's default. Pure: the server enforces it, and screens offer nothing that it would refuse.
 */
import type {
  ActionDescriptor,
  EntityDescriptor,
  OwnerRight,
  PropertyDescriptor,
  Right,
} from './descriptor.ts';
import { defaultRights, SIGNED_IN } from './policies.ts';
import { isRemote } from './remote.ts';

/** A call of an entity: one of the engine's, or an action of its metadata. */
export type RightCall =
  | 'read'
  | 'create'
  | 'update'
  | 'delete'
  | 'export'
  | 'import'
  | Pick<ActionDescriptor, 'name' | 'method'>;

export type Rightful = Pick<EntityDescriptor, 'rights'> &
  Partial<Pick<EntityDescriptor, 'operations' | 'served'>>;

/** Whether a policy is held, on whatever it may be bound to. */
export type Has = (policy: string) => boolean;

function readRight({ rights }: Rightful, call: RightCall): Right | OwnerRight {
  const own: NonNullable<Rightful['rights']> = rights ?? defaultRights;
  const { read, write } = own;
  if (call === 'read') return read;
  if (call === 'export') return own.export ?? read;
  if (call === 'import') return own.import ?? own.create ?? write;
  if (typeof call === 'string') return own[call] ?? write;
  return own.actions?.[call.name] ?? (call.method === 'GET' ? read : write);
}

const isOwnerRight = (right: Right | OwnerRight): right is OwnerRight =>
  typeof right === 'object' && 'own' in right;

/** Policies of which any one is enough; none where being signed in is. Of own records and others' alike. */
export function policiesOf(entity: Rightful, call: RightCall): readonly string[] {
  const right = readRight(entity, call);
  const codes = (isOwnerRight(right) ? [right.own, right.any ?? []] : [right]).flat(2);
  return codes.includes(SIGNED_IN) ? [] : codes;
}

/** The policies for one's own records and for those of anybody; undefined where a call does not distinguish them. */
export function ownerPoliciesOf(entity: Rightful, call: RightCall) {
  const right = readRight(entity, call);
  return isOwnerRight(right) ? { own: [right.own].flat(), any: [right.any ?? []].flat() } : undefined;
}

function importCalls({ operations = [] }: Rightful): readonly ('create' | 'update')[] {
  return (['create', 'update'] as const).filter((one) => operations.includes(one));
}

export function mayCall(entity: Rightful, call: RightCall, has: Has): boolean {
  // Files are read where the records are kept.
  if (isRemote(entity) && call === 'import') return false;
  // A file of records shows no more than the list, and writes no more than a call for each.
  if (call === 'export' && !mayCall(entity, 'read', has)) return false;
  if (call === 'import' && !importCalls(entity).every((one) => mayCall(entity, one, has))) return false;
  const codes = policiesOf(entity, call);
  return codes.length === 0 || codes.some(has);
}

/**
 * Whether a call may be made on one record.
 * @param isOwn whether it is the caller's; undefined while that is not known: then it counts as theirs, and the server decides
 */
export function mayCallOn(
  entity: Rightful,
  call: RightCall,
  { has, isOwn }: { readonly has: Has; readonly isOwn: boolean | undefined },
): boolean {
  if (!mayCall(entity, call, has)) return false;
  const split = ownerPoliciesOf(entity, call);
  return !split || isOwn !== false || split.any.some((code) => code === SIGNED_IN || has(code));
}

/**
 * The entity without what may not be seen, and with what may not be changed read only. Of one that may not be read, only
 * the name of a record is left, so that what points to it can be distinguished.
 *
 * @param isUnseen of a property whose policy is held, and reaches fewer records than are read
 */
export function seeEntity(
  entity: EntityDescriptor,
  has: Has,
  isUnseen: (property: PropertyDescriptor) => boolean,
): EntityDescriptor {
  // A value is seen by whoever sees what holds it.
  const isRead = entity.scope === 'value' || mayCall(entity, 'read', has);
  const isFixed = ({ needsToWrite }: PropertyDescriptor) =>
    needsToWrite !== undefined && ![needsToWrite].flat().some(has);
  const properties = entity.properties
    .filter(({ name }) => isRead || name === entity.title)
    .filter((property) => property.needs === undefined || (has(property.needs) && !isUnseen(property)))
    .filter(({ seenWith = [] }) => seenWith.every((policies) => policies.some(has)))
    .map((property) => (isFixed(property) ? { ...property, readOnly: true as const } : property));
  if (properties.length === entity.properties.length)
    return properties.some((property, index) => property !== entity.properties[index])
      ? { ...entity, properties }
      : entity;
  const names = new Set(properties.map(({ name }) => name));
  const { order, ...rest } = entity;
  const ordered = Object.entries(order ?? {}).filter(([name]) => name === 'id' || names.has(name));
  return { ...rest, properties, ...(ordered.length > 0 && { order: Object.fromEntries(ordered) }) };
}
