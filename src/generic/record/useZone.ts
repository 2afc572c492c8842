/** The timezone in which moments about a record are shown: its own, or else the organiser's; never the browser's. */
import { getPath } from '../../data/paths.ts';
import { useOwnerTimezone } from '../../data/useOwnerTimezone.ts';
import { useSchema } from '../SchemaContext.tsx';

export function useZone(record: Readonly<Record<string, unknown>>): string {
  const { entity } = useSchema();
  const own = getPath(record, entity.properties.find((each) => each.timezoneFrom)?.timezoneFrom);
  const ofOwner = useOwnerTimezone();
  return typeof own === 'string' ? own : (ofOwner ?? 'UTC');
}
