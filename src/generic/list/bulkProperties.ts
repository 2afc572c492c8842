/** What many records can be given at once: what an update takes, but for what must differ from one to the next. Pure. */
import type { EntityDescriptor, PropertyDescriptor } from '../../../schema/descriptor.ts';
import { writableProperties } from '../../data/choose.ts';
import type { Entities } from '../../data/paths.ts';

export const bulkProperties = (entity: EntityDescriptor, entities: Entities): readonly PropertyDescriptor[] =>
  writableProperties(entity, 'edit', entities).filter(
    (property) =>
      !property.unique &&
      !property.secret &&
      !(property.kind === 'relation' && property.many && property.embedded),
  );
