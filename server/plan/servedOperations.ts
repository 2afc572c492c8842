/** What is declared and served: reference data of all contracts is read only, whatever its metadata declares. */
import type { EntityDescriptor, Operation } from '../../schema/descriptor.ts';

export function servedOperations(descriptor: EntityDescriptor): readonly Operation[] {
  if (descriptor.scope !== 'global') return descriptor.operations;
  return descriptor.operations.filter((operation) => operation === 'list' || operation === 'read');
}
