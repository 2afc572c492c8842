/** The timezone in which moments about a record are told: its own, or else the organiser's; never the browser's. */
import { useGetOne } from 'ra-core';
import { isOwner } from '../../data/choose.ts';
import { getPath } from '../../data/paths.ts';
import { useOwner } from '../../data/useOwner.ts';
import { useSchema } from '../SchemaContext.tsx';

export function useZone(record: Readonly<Record<string, unknown>>): string {
  const { entity, byName } = useSchema();
  const { ownerId } = useOwner();
  const own = getPath(record, entity.properties.find((each) => each.timezoneFrom)?.timezoneFrom);
  const target = entity.properties.find((each) => isOwner(each, byName))?.target;
  const path = byName.get(target ?? '')?.properties.find((each) => each.timezoneFrom)?.timezoneFrom;
  const { data } = useGetOne(
    target ?? '@nothing',
    { id: ownerId ?? '', meta: { fields: [path ?? '@id'] } },
    {
      enabled: own === undefined && path !== undefined && ownerId !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
    },
  );
  const zone = own ?? getPath(data, path);
  return typeof zone === 'string' ? zone : 'UTC';
}
