/** Which properties of a row one writes in its owner's form. Pure. */
import type { EntityDescriptor, PropertyDescriptor } from '../../../schema/descriptor.ts';
import { writableProperties } from '../../data/choose.ts';
import type { Entities } from '../../data/paths.ts';

/** @param back the row's property that leads to its owner */
export function rowProperties(
  entity: EntityDescriptor,
  entities: Entities,
  back: string | undefined,
): readonly PropertyDescriptor[] {
  return writableProperties(entity, 'create', entities).filter((property) => property.name !== back);
}
