/** What a record is called: in full at the head of its own screens, short where its kind is shown beside it. */
import { useLocale } from 'ra-core';
import { recordHeading } from '../../fields/recordHeading.ts';
import { recordTitle } from '../../fields/recordTitle.ts';
import { useSchema } from '../SchemaContext.tsx';

export interface RecordName {
  readonly name: string;
  readonly title: string;
}

export function useRecordName(record: unknown): RecordName {
  const { entity, byName: entities } = useSchema();
  const locale = useLocale() ?? 'en';
  return {
    name: recordTitle(record, entity, { entities, locale }),
    title: recordHeading(record, entity, { entities, locale }),
  };
}
