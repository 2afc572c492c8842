/** What of an entity a file can fill, as the server sees it, and what a row can be found by. Pure. */
import type { EntityDescriptor, PropertyDescriptor } from '../../../schema/descriptor.ts';

export const importable = ({ properties }: EntityDescriptor): readonly PropertyDescriptor[] =>
  properties.filter(
    (property) =>
      !property.readOnly &&
      !property.computed &&
      !property.role &&
      !property.secret &&
      !property.inverse &&
      property.column !== 'contract_id',
  );

const wordless: readonly string[] = ['json', 'relation', 'boolean', 'text', 'html', 'dateTime'];

export const isKey = (property: PropertyDescriptor): boolean =>
  property.column !== undefined && !property.many && !wordless.includes(property.kind);
