/** Whether a person may do something with an entity: the one place that screens ask before they offer it. */
import { useSyncExternalStore } from 'react';
import type { EntityDescriptor, Operation } from '../../schema/descriptor.ts';
import { mayCall } from '../../schema/mayCall.ts';
import { hasOf, readRights, subscribeRights } from './rights.ts';

/** What the entity has and the person's policies allow. */
export function useMay(
  entity: Pick<EntityDescriptor, 'operations' | 'rights'>,
  operation: Operation,
): boolean {
  const has = hasOf(useSyncExternalStore(subscribeRights, readRights));
  if (!entity.operations.includes(operation)) return false;
  return !has || mayCall(entity, operation === 'list' ? 'read' : operation, has);
}
