/** Whether a person may do something with an entity: the one place that screens ask before they offer it. */
import type { EntityDescriptor, Operation } from '../../schema/descriptor.ts';

/** Today what the entity has is what one may; the server says the rest with a 403. */
export function useMay(entity: Pick<EntityDescriptor, 'operations'>, operation: Operation): boolean {
  return entity.operations.includes(operation);
}
