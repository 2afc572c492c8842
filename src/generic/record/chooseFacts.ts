/** What matters most about a record, shown first on a long show screen: what its list shows. Pure. */
import type { EntityDescriptor, PropertyDescriptor } from '../../../schema/descriptor.ts';
import { isBlank } from './isBlank.ts';

const long = new Set(['json', 'html', 'text', 'image']);
/** A short record is read at a glance as it is. */
const shortRecord = 14;
const most = 8;

export interface Facts {
  readonly picture: PropertyDescriptor | undefined;
  readonly facts: readonly PropertyDescriptor[];
}

export function chooseFacts(
  entity: EntityDescriptor,
  shown: readonly PropertyDescriptor[],
  record: Readonly<Record<string, unknown>>,
): Facts {
  if (shown.length < shortRecord) return { picture: undefined, facts: [] };
  const isFilled = (property: PropertyDescriptor) => !isBlank(record[property.name]);
  const facts = shown.filter(
    (property) =>
      property.list &&
      property.name !== entity.title &&
      !long.has(property.kind) &&
      !property.many &&
      isFilled(property),
  );
  return {
    picture: shown.find((property) => property.kind === 'image' && isFilled(property)),
    facts: facts.slice(0, most),
  };
}
