/** The titles of the records a filter names by id; the id until they are known. */
import { useGetMany, useLocale } from 'ra-core';
import { Suspense, use } from 'react';
import { loadSchema } from '../../data/descriptors.ts';
import { titlePaths } from '../../data/paths.ts';
import { recordTitle } from '../recordTitle.ts';

export interface RelationNamesProps {
  readonly target: string;
  readonly ids: readonly string[];
}

export function RelationNames(props: RelationNamesProps) {
  return (
    <Suspense fallback="…">
      <Names {...props} />
    </Suspense>
  );
}

function Names({ target, ids }: RelationNamesProps) {
  const { entity, byName } = use(loadSchema(target));
  const locale = useLocale() ?? 'en';
  const { data = [] } = useGetMany<{ id: string }>(target, {
    ids: [...ids],
    meta: { fields: titlePaths(entity, byName) },
  });
  const names = ids.map((id) => {
    const record = data.find((each) => String(each?.id) === id);
    return record ? recordTitle(record, entity, { entities: byName, locale }) : `#${id}`;
  });
  return <>{names.join(', ')}</>;
}
