/** What points to a record and can be listed: the tabs of its page. Pure. */
import type { EntityDescriptor, PropertyDescriptor } from '../../../schema/descriptor.ts';
import { isInverseList } from '../../data/choose.ts';
import { summaryOf } from '../../data/descriptors.ts';

export const listsOf = ({ properties }: EntityDescriptor): readonly PropertyDescriptor[] =>
  properties.filter(
    (property) => isInverseList(property) && summaryOf(property.target)?.operations.includes('list'),
  );
