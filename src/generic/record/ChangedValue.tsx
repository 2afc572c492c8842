/** A value of a property as it was, shown as the property is everywhere; relations that come as addresses get their names. */

import { type RaRecord, useGetManyAggregate } from 'ra-core';
import { shortId } from 'ra-data-hydra/records.ts';
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { summaryOf } from '../../data/descriptors.ts';
import { titlePaths } from '../../data/paths.ts';
import { PageField } from '../../fields/PageField.tsx';
import { useSchema } from '../SchemaContext.tsx';

export interface ChangedValueProps {
  readonly property: PropertyDescriptor;
  readonly value: unknown;
  /** What else is known of the record: a currency, a timezone. */
  readonly record: Readonly<Record<string, unknown>>;
}

export function ChangedValue({ property, value, record }: ChangedValueProps) {
  const { byName } = useSchema();
  const isBare = property.kind === 'relation' && [value].flat().some((each) => typeof each === 'string');
  if (isBare && summaryOf(property.target)?.operations.includes('list') && byName.has(property.target ?? ''))
    return <Named property={property} value={value} record={record} />;
  return (
    <PageField
      property={property}
      record={{ ...record, [property.name]: value }}
      entities={byName}
      place={property.kind === 'dateTime' ? 'cell' : 'page'}
    />
  );
}

/** Asked for together with those of every other change on the screen. */
function Named({ property, value, record }: ChangedValueProps) {
  const { byName } = useSchema();
  const target = byName.get(property.target ?? '');
  const ids = [value]
    .flat()
    .filter((each) => typeof each === 'string')
    .map(shortId);
  const { data } = useGetManyAggregate<RaRecord>(property.target ?? '', {
    ids,
    meta: { fields: target ? titlePaths(target, byName) : ['@id'] },
  });
  const records = ids.map((id) => data?.find((one) => String(one?.id) === id) ?? { id });
  return (
    <PageField
      property={property}
      record={{ ...record, [property.name]: property.many ? records : records[0] }}
      entities={byName}
      place="page"
    />
  );
}
