/** What a record is called on its own screens; a bare number is no title: it says of what it is the number. */
import { useLocale } from 'ra-core';
import { recordTitle } from '../../fields/recordTitle.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { useSchema } from '../SchemaContext.tsx';

export interface RecordName {
  readonly name: string;
  readonly title: string;
}

export function useRecordName(record: unknown): RecordName {
  const { entity, byName } = useSchema();
  const label = useLabel();
  const locale = useLocale() ?? 'en';
  const name = recordTitle(record, entity, { entities: byName, locale });
  return { name, title: /^#?\d+$/.test(name) ? `${label(entity.label)} ${name}` : name };
}
